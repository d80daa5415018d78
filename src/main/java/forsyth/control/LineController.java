package forsyth.control;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.PlayedLine;
import forsyth.paste.Assumption;
import forsyth.paste.Form;
import forsyth.paste.LineReader;
import forsyth.paste.Pasted;
import forsyth.paste.PastedLine;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.pgn.PgnFault;
import forsyth.view.EntryPane;
import forsyth.view.EntryPane.Offer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Games and lines of moves that are typed or pasted: they are tried on the board, at their last move. */
final class LineController {
    private final EditorModel model;
    private final EntryPane entry;
    private final Messages messages;
    private final Messages forms;
    private final Messages faults;
    private final LineReader reader;

    LineController(EditorModel model, EntryPane entry, Messages messages, Language language) {
        this.model = model;
        this.entry = entry;
        this.messages = messages;
        this.forms = Messages.of("messages-paste", language);
        this.faults = Messages.of("messages-play", language);
        Optional<LetterSet> own = LetterSet.of(language.code());
        reader = new LineReader(Stream.concat(own.stream(), Arrays.stream(LetterSet.values()))
                .distinct()
                .toList());
    }

    /** The games or the line of a text; empty where it is a position, or nothing. */
    List<PastedLine> read(String text, Pasted pasted) {
        return reader.read(text, pasted, starts());
    }

    /** The positions in which a line may begin: the present one, that from which moves are tried, the start. */
    private List<Moves> starts() {
        Document document = model.document();
        PlayedLine line = PlayedLine.from(document);
        Geometry geometry = document.rules().geometry();
        return List.of(
                line.moves(),
                line.goTo(0).moves(),
                Moves.of(Setup.start(geometry).effective(document.rules())));
    }

    /** Says what Enter would do with the moves of a text. */
    void preview(List<PastedLine> lines) {
        Optional<PastedLine> whole = firstWhole(lines);
        if (whole.isEmpty()) {
            refuse(lines);
            return;
        }
        PlayedLine line = played(whole.get());
        Written written = FenWriter.write(line.at(line.present()), Dialect.X_FEN);
        String fen = written instanceof Written.Text known ? known.text() : "";
        String form = forms.text(whole.get().form().key());
        entry.say(Severity.NOTE, messages.text("entry.preview", form, fen), List.of());
        entry.offer(List.of());
    }

    /** Whether one of them has no fault and can be opened. */
    static boolean isOpenable(List<PastedLine> lines) {
        return firstWhole(lines).isPresent();
    }

    private static Optional<PastedLine> firstWhole(List<PastedLine> lines) {
        return lines.stream().filter(PastedLine::isWhole).findFirst();
    }

    /**
     * Opens the first game without a fault, says so and offers the others.
     *
     * @param marks what the text draws on the position that its first game begins with
     */
    void open(List<PastedLine> lines, Marks marks) {
        PastedLine first = firstWhole(lines).orElseThrow();
        List<String> said = new ArrayList<>();
        said.add(messages.text("entry.loaded", forms.text(first.form().key())));
        if (first.form() == Form.MOVES) {
            said.add(messages.text(continued(first).isPresent() ? "line.present" : "line.start"));
        }
        Assumption.Kind played = Assumption.Kind.MOVES_PLAYED;
        said.add(forms.text("assumed." + played.name(), first.plies().size()));
        if (lines.size() > 1) {
            said.add(messages.text("games.first", lines.size(), lines.indexOf(first) + 1));
        }
        first.faults().stream().map(this::sentence).forEach(said::add);
        fault(lines).ifPresent(said::add);
        boolean isSound = lines.stream().allMatch(line -> line.faults().isEmpty());
        boolean isDrawnOn = lines.indexOf(first) == 0 && !marks.isEmpty();
        model.perform(new Edit.Play(isDrawnOn ? played(first).drawn(marks) : played(first)));
        entry.say(isSound ? Severity.NOTE : Severity.WARNING, String.join(" ", said), List.of());
        entry.offer(lines.size() > 1 ? offers(lines) : List.of());
    }

    /** The games of the text, by number and title; each can be opened instead, as far as it could be read. */
    private List<Offer> offers(List<PastedLine> lines) {
        List<Offer> offers = new ArrayList<>();
        for (int i = 0; i < Math.min(lines.size(), Intake.MOST_OFFERED); i++) {
            PastedLine line = lines.get(i);
            String label = (i + 1) + (line.title().isEmpty() ? "" : " " + line.title());
            offers.add(new Offer("offer-" + (i + 1), label, () -> perform(line)));
        }
        return offers;
    }

    /** Says what is wrong with the first of the moves, and offers those before. */
    void refuse(List<PastedLine> lines) {
        PastedLine line = lines.get(0);
        boolean isGame = line.form() == Form.GAME;
        String sentence =
                isGame ? fault(lines).orElseThrow() : sentence(line.error().orElseThrow());
        List<Span> wrong = line.place().isNone() ? List.of() : List.of(line.place());
        entry.say(Severity.ERROR, sentence, wrong);
        entry.offer(List.of(new Offer("offer-read", messages.text("entry.use"), () -> use(line))));
    }

    private void use(PastedLine line) {
        perform(line);
        entry.offer(List.of());
    }

    /** How many of the games have an error, and the first of these. */
    private Optional<String> fault(List<PastedLine> lines) {
        List<PgnFault> errors =
                lines.stream().flatMap(line -> line.error().stream()).toList();
        return errors.stream()
                .findFirst()
                .map(first -> messages.text(
                        "games.faulty", errors.size(), first.place().line(), sentence(first)));
    }

    private String sentence(PgnFault fault) {
        return faults.text(fault.kind().name(), fault.args().toArray());
    }

    private void perform(PastedLine line) {
        model.perform(new Edit.Play(played(line)));
    }

    private PlayedLine played(PastedLine line) {
        Rules rules = model.document().rules();
        return continued(line).orElseGet(() -> PlayedLine.read(line.start(), line.plies(), rules));
    }

    /** The moves as they go on from the present position, or from where the moves that are tried began. */
    private Optional<PlayedLine> continued(PastedLine line) {
        PlayedLine present = PlayedLine.from(model.document());
        return Stream.of(present, present.goTo(0))
                .filter(from -> line.form() == Form.MOVES)
                .filter(from -> from.moves().setup().equals(line.start().setup()))
                .findFirst()
                .map(from -> from.play(line.plies()));
    }
}
