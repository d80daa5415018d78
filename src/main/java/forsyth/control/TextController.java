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
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.paste.PastedLine;
import forsyth.paste.Reading;
import forsyth.view.EntryPane;
import forsyth.view.EntryPane.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What is typed, pasted or dropped as text becomes the position, or is kept with a word on what is wrong. */
public final class TextController {
    /** Positions of one text that the strip offers. */
    static final int MOST_OFFERED = 8;

    private final EditorModel model;
    private final EntryPane entry;
    private final EditorHost host;
    private final Messages messages;
    private final FindingText sentences;
    private final Messages forms;
    private final LineController lines;
    /** The text that {@link #put} put into the field, with its line breaks. */
    private String put = "";

    private boolean isActing;

    public TextController(EditorModel model, EntryPane entry, Language language, EditorHost host) {
        this.model = model;
        this.entry = entry;
        this.host = host;
        this.messages = Messages.of("messages-window", language);
        this.sentences = FindingText.of(language);
        this.forms = Messages.of("messages-paste", language);
        this.lines = new LineController(model, entry, messages, language);
    }

    /** Listens to the entry field. */
    public void attach() {
        entry.field().addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        entry.field().textProperty().addListener((property, before, text) -> typed(text));
        entry.field()
                .focusedProperty()
                .addListener((property, before, isFocused) -> entry.loadButton()
                        .setVisible(!isFocused && !entry.field().getText().isBlank()));
        entry.loadButton().setOnAction(event -> load(typed()));
        model.snapshotProperty().addListener((property, before, now) -> edited());
        entry.onRecent(() -> host.recentTexts().texts(), this::put);
    }

    private void key(KeyEvent event) {
        boolean isEmpty = entry.field().getText().isEmpty();
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.TAB && !isEmpty && !event.isShiftDown()) {
            if (load(typed()) && event.getCode() == KeyCode.TAB) {
                return;
            }
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !isEmpty) {
            clear();
            event.consume();
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.V && isEmpty) {
            pasteAll(event);
        }
    }

    /** The field itself would take the line breaks out of what is pasted, and with them a drawn board apart. */
    private void pasteAll(KeyEvent event) {
        String text = Clipboard.getSystemClipboard().getString();
        if (text != null && !text.isBlank()) {
            load(text);
            event.consume();
        }
    }

    private void clear() {
        entry.field().clear();
        fallSilent();
    }

    private void fallSilent() {
        entry.say(Severity.NOTE, "", List.of());
        entry.offer(List.of());
    }

    private void typed(String text) {
        entry.loadButton().setVisible(false);
        if (!text.isBlank()) {
            preview(typed());
        } else {
            fallSilent();
        }
    }

    /** Says what Enter would load. */
    private void preview(String text) {
        Pasted pasted = read(text);
        List<PastedLine> moves = lines.read(text, pasted);
        if (!moves.isEmpty()) {
            lines.preview(moves);
        } else if (pasted.isReadable()) {
            Reading first = pasted.readable().get(0);
            Written written = FenWriter.write(first.setup(), Dialect.X_FEN);
            String fen = written instanceof Written.Text known ? known.text() : "";
            String form = forms.text(pasted.form().key());
            entry.say(Severity.NOTE, messages.text("entry.preview", form, fen), List.of());
            entry.offer(List.of());
        } else {
            refuse(pasted.first());
        }
    }

    /**
     * Loads a text, from wherever it comes.
     *
     * @return whether it was a position; if not, the board is as it was, and the text stands in the field
     */
    public boolean load(String text) {
        if (text.isBlank()) {
            entry.say(Severity.ERROR, sentences.sentence(Finding.ofText(Code.E_EMPTY, Span.NONE)), List.of());
            return false;
        }
        Pasted pasted = read(text);
        String typed = entry.field().getText();
        if (!typed.isBlank() && !typed.equals(oneLine(text))) {
            host.remember(typed);
        }
        host.remember(text);
        List<PastedLine> moves = lines.read(text, pasted);
        if (!moves.isEmpty()) {
            return load(text, moves);
        }
        if (!pasted.isReadable()) {
            put(text);
            refuse(pasted.first());
            return false;
        }
        Castling former = model.document().setup().castling();
        Reading first = pasted.readable().get(0);
        take(first);
        clear();
        accept(pasted, first, former);
        return true;
    }

    private boolean load(String text, List<PastedLine> moves) {
        if (LineController.isOpenable(moves)) {
            clear();
            lines.open(moves);
            return true;
        }
        put(text);
        lines.refuse(moves);
        return false;
    }

    private void take(Reading reading) {
        Marks marks = PgnMarks.read(reading.comment(), reading.setup().board().geometry());
        act(() -> model.load(new Edit.Load(reading.setup(), marks), reading.findings()));
    }

    /** An edit that the strip itself offers; after any other what it offered no longer fits. */
    private void act(Runnable edit) {
        isActing = true;
        try {
            edit.run();
        } finally {
            isActing = false;
        }
    }

    private void edited() {
        if (!isActing && entry.field().getText().isBlank()) {
            entry.offer(List.of());
        }
    }

    /** What stands in the field, with the line breaks it had where it was put there. */
    String typed() {
        String shown = entry.field().getText();
        return shown.equals(oneLine(put)) ? put : shown;
    }

    /** Puts a text into the field that is still to be loaded. */
    void type(String text) {
        if (!text.isEmpty()) {
            put(text);
        }
    }

    private void put(String text) {
        put = text;
        String line = oneLine(text);
        if (!line.equals(entry.field().getText())) {
            entry.field().setText(line);
            entry.field().positionCaret(0);
        }
    }

    /** Every place stays the same: a field shows one line and drops what it cannot show. */
    private static String oneLine(String text) {
        return text.replaceAll("\\p{Cntrl}", " ");
    }

    private void accept(Pasted pasted, Reading taken, Castling former) {
        List<String> said = new ArrayList<>(
                List.of(messages.text("entry.loaded", forms.text(taken.form().key()))));
        Stream.concat(pasted.assumptions().stream(), taken.assumptions().stream())
                .map(assumption ->
                        forms.text(assumption.key(), assumption.args().toArray()))
                .forEach(said::add);
        List<Finding> warnings = taken.findings().stream()
                .filter(finding -> finding.severity() == Severity.WARNING)
                .toList();
        warnings.stream().map(sentences::sentence).forEach(said::add);
        entry.say(warnings.isEmpty() ? Severity.NOTE : Severity.WARNING, String.join(" ", said), List.of());
        List<Offer> offers = new ArrayList<>(others(pasted, former));
        if (has(taken, Code.W_MISSING_TURN) || assumes(taken, Assumption.Kind.WHITE_TO_MOVE)) {
            offers.add(new Offer(
                    "offer-black",
                    messages.text("entry.black"),
                    () -> act(() -> model.perform(new Edit.Turn(Side.BLACK)))));
        }
        boolean lacksRights = has(taken, Code.W_MISSING_CASTLING)
                || has(taken, Code.W_MISSING_CASTLING_OR_EP)
                || assumes(taken, Assumption.Kind.NO_CASTLING);
        if (lacksRights && !former.equals(Castling.NONE)) {
            offers.add(new Offer("offer-rights", messages.text("entry.rights"), () -> keepRights(former)));
        }
        entry.offer(offers);
    }

    /** The other positions of the text, by number and title; each can be taken instead. */
    private List<Offer> others(Pasted pasted, Castling former) {
        List<Reading> readable = pasted.readable();
        List<Offer> offers = new ArrayList<>();
        for (int i = 0; i < Math.min(readable.size(), MOST_OFFERED) && readable.size() > 1; i++) {
            Reading reading = readable.get(i);
            String label = (i + 1) + (reading.title().isEmpty() ? "" : " " + reading.title());
            offers.add(new Offer("offer-" + (i + 1), label, () -> {
                take(reading);
                accept(pasted, reading, former);
            }));
        }
        return offers;
    }

    private static boolean assumes(Reading reading, Assumption.Kind kind) {
        return reading.assumptions().stream().anyMatch(assumption -> assumption.kind() == kind);
    }

    private void keepRights(Castling former) {
        act(() -> model.perform(new Edit.Replace(model.document().setup().with(former))));
    }

    private void refuse(Reading read) {
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

    private Pasted read(String text) {
        return PasteReader.read(text, model.document().rules());
    }

    private static boolean has(Reading read, Code code) {
        return read.findings().stream().anyMatch(finding -> finding.code() == code);
    }
}
