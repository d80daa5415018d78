package forsyth.control;

import forsyth.chess.Castling;
import forsyth.chess.Side;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import forsyth.fen.ReadOptions;
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
import forsyth.view.EntryPane;
import forsyth.view.EntryPane.Offer;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What is typed, pasted or dropped as text becomes the position, or is kept with a word on what is wrong. */
public final class TextController {
    private final EditorModel model;
    private final EntryPane entry;
    private final Messages messages;
    private final FindingText sentences;
    private boolean isPasting;

    public TextController(EditorModel model, EntryPane entry, Messages messages, Language language) {
        this.model = model;
        this.entry = entry;
        this.messages = messages;
        this.sentences = FindingText.of(language);
    }

    /** Listens to the entry field. */
    public void attach() {
        entry.field().addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        entry.field().textProperty().addListener((property, before, text) -> typed(before, text));
        entry.field()
                .focusedProperty()
                .addListener((property, before, isFocused) -> entry.loadButton()
                        .setVisible(!isFocused && !entry.field().getText().isBlank()));
        entry.loadButton().setOnAction(event -> load(entry.field().getText()));
    }

    private void key(KeyEvent event) {
        boolean isEmpty = entry.field().getText().isEmpty();
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.TAB && !isEmpty && !event.isShiftDown()) {
            if (load(entry.field().getText()) && event.getCode() == KeyCode.TAB) {
                return;
            }
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !isEmpty) {
            clear();
            event.consume();
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.V && isEmpty) {
            isPasting = true;
        }
    }

    private void clear() {
        entry.field().clear();
        entry.say(Severity.NOTE, "", List.of());
        entry.offer(List.of());
    }

    private void typed(String before, String text) {
        boolean isPaste = isPasting && before.isEmpty();
        isPasting = false;
        entry.loadButton().setVisible(false);
        if (isPaste) {
            load(text);
        } else if (!text.isBlank()) {
            preview(text);
        } else {
            entry.say(Severity.NOTE, "", List.of());
            entry.offer(List.of());
        }
    }

    /** Says what Enter would load. */
    private void preview(String text) {
        FenText read = read(text);
        if (read.isReadable()) {
            Written written = FenWriter.write(read.setup(), Dialect.X_FEN);
            String fen = written instanceof Written.Text known ? known.text() : "";
            entry.say(Severity.NOTE, messages.text("entry.preview", fen), List.of());
            entry.offer(List.of());
        } else {
            refuse(read);
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
        FenText read = read(text);
        String typed = entry.field().getText();
        if (!typed.isBlank()) {
            entry.remember(typed, this::put);
        }
        entry.remember(text, this::put);
        if (!read.isReadable()) {
            put(text);
            refuse(read);
            return false;
        }
        Castling former = model.document().setup().castling();
        model.load(new Edit.Load(read.setup()), read.findings());
        clear();
        accept(read, former);
        return true;
    }

    private void put(String text) {
        String line = text.replaceAll("\\R", " ");
        if (!line.equals(entry.field().getText())) {
            entry.field().setText(line);
            entry.field().positionCaret(0);
        }
    }

    private void accept(FenText read, Castling former) {
        List<String> said = read.findings().stream()
                .filter(finding -> finding.severity() == Severity.WARNING)
                .map(sentences::sentence)
                .toList();
        Severity level = said.isEmpty() ? Severity.NOTE : Severity.WARNING;
        String loaded = messages.text("entry.loaded");
        entry.say(level, said.isEmpty() ? loaded : loaded + " " + String.join(" ", said), List.of());
        List<Offer> offers = new ArrayList<>();
        if (has(read, Code.W_MISSING_TURN)) {
            offers.add(new Offer(
                    "offer-black", messages.text("entry.black"), () -> model.perform(new Edit.Turn(Side.BLACK))));
        }
        boolean lacksRights = has(read, Code.W_MISSING_CASTLING) || has(read, Code.W_MISSING_CASTLING_OR_EP);
        if (lacksRights && !former.equals(Castling.NONE)) {
            offers.add(new Offer("offer-rights", messages.text("entry.rights"), () -> keepRights(former)));
        }
        entry.offer(offers);
    }

    private void keepRights(Castling former) {
        model.perform(new Edit.Replace(model.document().setup().with(former)));
    }

    private void refuse(FenText read) {
        Finding first = read.findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst()
                .orElseThrow();
        List<Span> wrong = first.span().isNone() ? List.of() : List.of(first.span());
        entry.say(Severity.ERROR, sentences.sentence(first), wrong);
        boolean hasMen = java.util.Arrays.stream(read.setup().board().geometry().squares())
                .anyMatch(square -> !read.setup().board().isEmpty(square));
        entry.offer(hasMen ? List.of(new Offer("offer-read", messages.text("entry.use"), () -> use(read))) : List.of());
    }

    private void use(FenText read) {
        model.load(new Edit.Load(read.setup()), read.findings());
        entry.offer(List.of());
    }

    private FenText read(String text) {
        return FenReader.read(text, ReadOptions.of(model.document().rules()));
    }

    private static boolean has(FenText read, Code code) {
        return read.findings().stream().anyMatch(finding -> finding.code() == code);
    }
}
