package forsyth.cli;

import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import forsyth.play.CastlingTargets;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnFault;
import forsyth.play.pgn.Ply;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plays lines of moves from one position. */
record Playing(Terminal terminal, Options options, PositionLine position) implements InputHandler {
    private static final Pattern LINE_END = Pattern.compile("\r\n?|\n");
    private static final Pattern WORD = Pattern.compile("\\S++");

    /**
     * How to play.
     *
     * @param letters the sets to try in turn
     * @param isEach whether to write all positions, not only the last
     */
    record Options(FenText from, CastlingTargets targets, List<LetterSet> letters, boolean isEach) {}

    @Override
    public void handle(long number, String text, Output output) {
        FenText from = options.from();
        if (!from.isReadable()) {
            sentences().refuse(number, from, output);
            return;
        }
        if (text.length() > FenReader.MAX_LENGTH) {
            sentences().refuse(number, FenReader.read(text), output);
            return;
        }
        if (number == 1) {
            sayRepairs(from, output);
        }
        Line line = Line.read(Moves.of(from.setup(), options.targets()), text, options.letters());
        if (options.letters().size() > 1 && !line.plies().isEmpty()) {
            output.message(sentences().note(number, "LETTERS", line.letters().code()));
        }
        if (options.isEach()) {
            write(number, line.start().setup(), output);
            for (Ply ply : line.plies()) {
                write(number, ply.after(), output);
            }
        } else if (line.fault().isEmpty()) {
            write(number, line.end(), output);
        }
        line.fault().ifPresent(fault -> refuse(number, text, fault, output));
    }

    private Sentences sentences() {
        return position.sentences().get();
    }

    private void sayRepairs(FenText from, Output output) {
        for (Finding finding : from.findings()) {
            if (finding.severity() == Severity.WARNING) {
                output.message(sentences().line(1, from, finding));
            }
        }
    }

    private void write(long number, Setup setup, Output output) {
        position.write(number, new FenText("", setup, List.of(), ""), output);
    }

    private void refuse(long number, String text, PgnFault fault, Output output) {
        String sentence = Messages.of("messages-play", terminal.language())
                .text(fault.kind().name(), fault.args().toArray());
        String code = Code.E_MOVE.name();
        output.message(sentences().errorSaying(number, span(text, fault.place()), code + " " + sentence));
        output.results().append("ERROR ").append(code).append('\n');
        output.fault();
    }

    /** The word that begins at a place. */
    private static Span span(String text, PgnFault.Place place) {
        Matcher lineEnd = LINE_END.matcher(text);
        int start = 0;
        for (int line = 1; line < place.line() && lineEnd.find(); line++) {
            start = lineEnd.end();
        }
        start = Math.min(text.length(), start + place.column() - 1);
        Matcher word = WORD.matcher(text).region(start, text.length());
        return new Span(start, word.lookingAt() ? word.end() : text.length());
    }
}
