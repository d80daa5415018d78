package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.deck.Deck;
import forsyth.deck.Form;
import forsyth.diagram.Marks;
import forsyth.diagram.sheet.Exercise;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Drafts;
import forsyth.view.DeckPane;
import forsyth.view.PieceImages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/** A collection's window with a board that only remembers, and dialogs that answer at once. */
final class DeckRig implements DeckBoard, FileDialogs {
    private final ExecutorService writer = Executors.newSingleThreadExecutor();
    private final Drafts drafts;
    private final DeckWindow window;
    private Setup setup = FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    private Marks marks = Marks.NONE;
    private List<Exercise> exercises = List.of();
    private Optional<Path> answer = Optional.empty();

    DeckRig(Path folder) throws IOException {
        drafts = Drafts.in(folder.resolve("drafts"));
        window = Toolkit.call(() -> {
            DeckPane pane = new DeckPane(new PieceImages(), Messages.of("messages-deck", Language.ENGLISH));
            DeckDraft draft = new DeckDraft(Optional.of(drafts), writer);
            DeckWindow.Content content = new DeckWindow.Content(new DeckModel(), DeckFile.NONE, draft);
            DeckWindow opened = new DeckWindow(pane, this, content, path -> {});
            new Scene(pane, 800, 600);
            opened.attach(Toolkit.stage());
            return opened;
        });
    }

    DeckWindow window() {
        return window;
    }

    DeckModel model() {
        return window.model();
    }

    Drafts drafts() {
        return drafts;
    }

    void open(Path file) {
        Toolkit.run(() -> window.files().open(file));
        rest();
    }

    /** Waits until nothing is being worked on. */
    void rest() {
        until(() -> !window.isBusy());
    }

    static void until(Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> Toolkit.call(condition));
        } catch (TimeoutException e) {
            throw new AssertionError("the condition did not come about", e);
        }
    }

    /** Lets the last draft reach the disk. */
    List<Drafts.Left> left() throws IOException, InterruptedException {
        writer.shutdown();
        assertTrue(writer.awaitTermination(10, TimeUnit.SECONDS));
        return drafts.left();
    }

    int size() {
        return model().deck().size();
    }

    List<String> titles() {
        Deck deck = model().deck();
        return IntStream.range(0, deck.size())
                .mapToObj(i -> deck.entry(i).title())
                .toList();
    }

    /** Runs an act from the menu, to its end. */
    void run(String id) {
        Toolkit.run(() -> item(id).fire());
        rest();
    }

    MenuItem item(String id) {
        return window.pane().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("menu-item-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    void select(int... places) {
        Toolkit.run(() -> {
            window.pane().selection().only(places[0]);
            IntStream.of(places).skip(1).forEach(window.pane().selection()::toggle);
        });
    }

    void type(String id, String text) {
        Toolkit.run(() -> {
            TextInputControl field = (TextInputControl) window.pane().details().lookup("#" + id);
            field.setText(text);
            field.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
        });
    }

    /** What the notice says; empty while it is put away. */
    String notice() {
        return Toolkit.call(() -> window.pane().notice().isVisible()
                ? ((Label) window.pane().notice().getChildren().get(0)).getText()
                : "");
    }

    String status() {
        return Toolkit.call(() -> ((Label) window.pane().lookup("#deck-status")).getText());
    }

    /** What the next dialog answers. */
    void answer(Path file) {
        answer = Optional.of(file);
    }

    List<Exercise> exercises() {
        return exercises;
    }

    /** What is said in the place of entries. */
    String hint() {
        return Toolkit.call(() -> window.pane().hint().getText());
    }

    void put(Setup onBoard, Marks drawn) {
        setup = onBoard;
        marks = drawn;
    }

    @Override
    public Language language() {
        return Language.ENGLISH;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public Marks marks() {
        return marks;
    }

    @Override
    public void load(Setup loaded, Marks drawn) {
        put(loaded, drawn);
    }

    @Override
    public void worksheet(List<Exercise> wanted) {
        exercises = wanted;
    }

    @Override
    public Pictures pictures() {
        EditorModel model = new EditorModel(Document.start(Rules.ANY_CASTLING));
        return new Pictures(model, new ViewState(), (key, args) -> key);
    }

    @Override
    public FileDialogs dialogs() {
        return this;
    }

    @Override
    public Optional<Path> open(Question question) {
        return answer;
    }

    @Override
    public Optional<Path> save(Question question) {
        return answer;
    }

    @Override
    public Optional<Path> saveAs(Window owner, String title, String name, String folder) {
        return answer;
    }

    @Override
    public Optional<Path> saveCollection(Window owner, String title, Optional<Path> file, Form form) {
        return answer;
    }
}
