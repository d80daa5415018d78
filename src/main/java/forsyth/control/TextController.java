package forsyth.control;

import forsyth.diagram.Marks;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import forsyth.model.EditorModel;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.paste.PastedLine;
import forsyth.view.EntryPane;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What is typed, pasted or dropped as text becomes the position, or is kept with a word on what is wrong. */
public final class TextController {
    /** Characters of a text that a field can show without delay; a longer one stays where it came from. */
    private static final int MOST_SHOWN = 20_000;

    private final EditorModel model;
    private final EntryPane entry;
    private final EditorHost host;
    private final FindingText sentences;
    private final Intake intake;
    private final LineController lines;
    /** The text that {@link #put} put into the field, with its line breaks. */
    private String put = "";

    public TextController(EditorModel model, EntryPane entry, Language language, EditorHost host) {
        this.model = model;
        this.entry = entry;
        this.host = host;
        this.sentences = FindingText.of(language);
        Messages messages = Messages.of("messages-window", language);
        this.intake = new Intake(model, entry, messages, language);
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
        String text = Clipboards.text();
        if (!text.isBlank()) {
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
            intake.preview(pasted);
        } else {
            intake.refuse(pasted.first());
        }
    }

    /**
     * Loads a text, from wherever it comes.
     *
     * @return whether it was a position; if not, the board is as it was, and the text stands in the field unless it is too long for one
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
            return load(text, moves, pasted);
        }
        if (!pasted.isReadable()) {
            put(text);
            intake.refuse(pasted.first());
            return false;
        }
        clear();
        intake.accept(pasted);
        return true;
    }

    private boolean load(String text, List<PastedLine> moves, Pasted pasted) {
        if (LineController.isOpenable(moves)) {
            clear();
            lines.open(
                    moves,
                    pasted.readable().stream().findFirst().map(Intake::marks).orElse(Marks.NONE));
            return true;
        }
        put(text);
        lines.refuse(moves);
        return false;
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
        if (text.length() > MOST_SHOWN) {
            put = "";
            clear();
            return;
        }
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

    private Pasted read(String text) {
        return PasteReader.read(text, model.document().rules());
    }
}
