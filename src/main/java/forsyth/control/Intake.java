package forsyth.control;

import forsyth.chess.Castling;
import forsyth.chess.Side;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.paste.Assumption;
import forsyth.paste.Pasted;
import forsyth.paste.Reading;
import forsyth.view.EntryPane;
import forsyth.view.EntryPane.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts what was read of a text on the board, and says in the strip what was understood, what was assumed, and what
 * else can be done with it.
 */
final class Intake {
    /** Positions of one text that the strip offers. */
    static final int MOST_OFFERED = 8;

    private final EditorModel model;
    private final EntryPane entry;
    private final Messages messages;
    private final FindingText sentences;
    private final Messages forms;
    private boolean isActing;

    Intake(EditorModel model, EntryPane entry, Messages messages, Language language) {
        this.model = model;
        this.entry = entry;
        this.messages = messages;
        this.sentences = FindingText.of(language);
        this.forms = Messages.of("messages-paste", language);
        model.snapshotProperty().addListener((property, before, now) -> edited());
    }

    /** Says what would be loaded. */
    void preview(Pasted pasted) {
        Written written = FenWriter.write(pasted.readable().get(0).setup(), Dialect.X_FEN);
        String fen = written instanceof Written.Text known ? known.text() : "";
        String form = forms.text(pasted.form().key());
        entry.say(Severity.NOTE, messages.text("entry.preview", form, fen), List.of());
        entry.offer(List.of());
    }

    /** Loads the first position of a text; the field is empty by then. */
    void accept(Pasted pasted) {
        accept(pasted, pasted.readable().get(0), model.document().setup().castling());
    }

    private void accept(Pasted pasted, Reading taken, Castling former) {
        take(taken);
        List<Finding> warnings = taken.findings().stream()
                .filter(finding -> finding.severity() == Severity.WARNING)
                .toList();
        entry.say(warnings.isEmpty() ? Severity.NOTE : Severity.WARNING, summary(pasted, taken, warnings), List.of());
        List<Offer> offers = new ArrayList<>(others(pasted, former));
        if (has(taken, Code.W_MISSING_TURN) || assumes(taken, Assumption.Kind.WHITE_TO_MOVE)) {
            offers.add(offer("black", new Edit.Turn(Side.BLACK)));
        }
        boolean lacksRights = has(taken, Code.W_MISSING_CASTLING)
                || has(taken, Code.W_MISSING_CASTLING_OR_EP)
                || assumes(taken, Assumption.Kind.NO_CASTLING);
        if (lacksRights && !former.equals(Castling.NONE)) {
            offers.add(new Offer("offer-rights", messages.text("entry.rights"), () -> keepRights(former)));
        }
        entry.offer(offers);
    }

    private String summary(Pasted pasted, Reading taken, List<Finding> warnings) {
        List<String> said = new ArrayList<>(
                List.of(messages.text("entry.loaded", forms.text(taken.form().key()))));
        Stream.concat(pasted.assumptions().stream(), taken.assumptions().stream())
                .map(assumption ->
                        forms.text(assumption.key(), assumption.args().toArray()))
                .forEach(said::add);
        warnings.stream().map(sentences::sentence).forEach(said::add);
        return String.join(" ", said);
    }

    private Offer offer(String id, Edit edit) {
        return new Offer("offer-" + id, messages.text("entry." + id), () -> act(() -> model.perform(edit)));
    }

    /** The positions of a text that has several, by number and title; each can be taken instead. */
    private List<Offer> others(Pasted pasted, Castling former) {
        List<Reading> readable = pasted.readable();
        List<Offer> offers = new ArrayList<>();
        for (int i = 0; i < Math.min(readable.size(), MOST_OFFERED) && readable.size() > 1; i++) {
            Reading reading = readable.get(i);
            String label = (i + 1) + (reading.title().isEmpty() ? "" : " " + reading.title());
            offers.add(new Offer("offer-" + (i + 1), label, () -> accept(pasted, reading, former)));
        }
        return offers;
    }

    private void keepRights(Castling former) {
        act(() -> model.perform(new Edit.Replace(model.document().setup().with(former))));
    }

    /** Says what is wrong with a text, and offers what could be read of it. */
    void refuse(Reading read) {
        Finding first = read.findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst()
                .orElseThrow();
        List<Span> wrong = first.span().isNone() ? List.of() : List.of(first.span());
        entry.say(Severity.ERROR, sentences.sentence(first), wrong);
        boolean hasMen = read.setup().board().count() > 0;
        entry.offer(hasMen ? List.of(new Offer("offer-read", messages.text("entry.use"), () -> use(read))) : List.of());
    }

    private void use(Reading read) {
        take(read);
        entry.offer(List.of());
    }

    /** What the comments of a game draw on the position that it begins with. */
    static Marks marks(Reading reading) {
        return PgnMarks.read(reading.comment(), reading.setup().board().geometry());
    }

    private void take(Reading reading) {
        act(() -> model.load(new Edit.Load(reading.setup(), marks(reading)), reading.findings()));
    }

    /** An edit that the strip itself offers. */
    private void act(Runnable edit) {
        isActing = true;
        try {
            edit.run();
        } finally {
            isActing = false;
        }
    }

    /** After another edit what was offered no longer fits; going along the moves of a game is none. */
    private void edited() {
        if (!isActing
                && !model.document().isPlaying()
                && entry.field().getText().isBlank()) {
            entry.offer(List.of());
        }
    }

    private static boolean assumes(Reading reading, Assumption.Kind kind) {
        return reading.assumptions().stream().anyMatch(assumption -> assumption.kind() == kind);
    }

    private static boolean has(Reading read, Code code) {
        return read.findings().stream().anyMatch(finding -> finding.code() == code);
    }
}
