package forsyth.cli;

import forsyth.chess.Rules;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.Epd;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Writes a position that was read in one dialect, or says why not. */
final class Conversion implements InputHandler {
    /**
     * How to convert.
     *
     * @param rules which castling rights to keep
     * @param isStrict whether to take only what a dialect's writer would give back
     */
    record Options(Target target, EpPolicy enPassant, Rules rules, boolean isStrict, boolean hasNotes) {}

    private static final String NOT_STRICT = "E_NOT_STRICT";

    private final Options options;
    private final ReadOptions reading;
    private final Severity gentlest;
    private final Linter linter;
    private final LazySentences sentences;
    private final PositionLine position;

    Conversion(Terminal terminal, Options options) {
        this.options = options;
        this.reading = ReadOptions.of(options.rules());
        this.gentlest = options.hasNotes() ? Severity.NOTE : Severity.WARNING;
        this.linter = options.hasNotes() ? Linter.notation() : Linter.clocks();
        this.sentences = new LazySentences(terminal);
        this.position = new PositionLine(options.target(), options.enPassant(), sentences);
    }

    @Override
    public void handle(long number, String text, Output output) {
        FenText read = FenReader.read(text, reading);
        List<Finding> findings = findings(read);
        for (Finding finding : findings) {
            if (isAtMost(finding, gentlest)) {
                output.message(sentences.get().line(number, read, finding));
            }
        }
        Severity limit = options.isStrict() ? Severity.WARNING : Severity.ERROR;
        if (hasAny(findings, limit)) {
            output.error(findings, limit);
        } else if (options.isStrict() && !isStrict(read)) {
            output.message(sentences.get().error(number, Span.NONE, NOT_STRICT));
            output.results().append("ERROR ").append(NOT_STRICT).append('\n');
            output.fault();
        } else {
            position.write(number, read, output);
        }
    }

    /** What there is to say of the text, and, where it is a position, of that position's notation. */
    private List<Finding> findings(FenText read) {
        if (hasAny(read.findings(), Severity.ERROR)) {
            return read.findings();
        }
        List<Finding> ofPosition = linter.lint(read.setup(), options.rules());
        if (ofPosition.isEmpty() || read.findings().isEmpty()) {
            return ofPosition.isEmpty() ? read.findings() : ofPosition;
        }
        List<Finding> all = new ArrayList<>(read.findings());
        all.addAll(ofPosition);
        return all;
    }

    private static boolean hasAny(List<Finding> findings, Severity gentlest) {
        for (Finding finding : findings) {
            if (isAtMost(finding, gentlest)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAtMost(Finding finding, Severity gentlest) {
        return finding.severity().compareTo(gentlest) <= 0;
    }

    /** Whether the text is what a writer gives for it: an EPD of the EPD writer, any other of one of the dialects. */
    private static boolean isStrict(FenText read) {
        boolean isEpd = read.findings().stream().anyMatch(finding -> finding.code() == Code.N_EPD);
        if (isEpd) {
            Written epd = Epd.write(read, Dialect.X_FEN.letters(), Dialect.X_FEN.enPassant());
            return epd.equals(new Written.Text(read.text()));
        }
        return Stream.of(Dialect.values())
                .anyMatch(dialect -> FenWriter.write(read.setup(), dialect).equals(new Written.Text(read.text())));
    }
}
