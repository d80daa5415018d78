package forsyth.control;

import forsyth.chess.Setup;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.store.Drafts;
import forsyth.store.UserFolders;
import forsyth.view.DeckPane;
import forsyth.view.StageFit;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.stage.FileChooser;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The windows of collections, each beside an editor; the drafts and recent files they share. */
final class DeckWindows {
    private static final int WIDTH = 860;
    private static final int HEIGHT = 760;
    private static final int LEAST_WIDTH = 600;
    private static final int LEAST_HEIGHT = 420;

    private final ExecutorService writer;
    private final KeptTexts recent;
    private final Optional<Drafts> drafts;

    /** @param writer writes drafts and the names of files, one after the other */
    DeckWindows(UserFolders folders, ExecutorService writer) {
        this.writer = writer;
        Path recentFile = folders.data().resolve("recent-collections");
        recent = attempt(() -> KeptTexts.open(recentFile, writer)).orElseGet(() -> KeptTexts.unkept(writer));
        drafts = attempt(() -> Drafts.in(folders.data().resolve("collections")));
    }

    private interface Reader<T> {
        T read() throws IOException;
    }

    private static <T> Optional<T> attempt(Reader<T> reader) {
        try {
            return Optional.of(reader.read());
        } catch (IOException e) {
            log(e);
            return Optional.empty();
        }
    }

    private static void log(IOException e) {
        System.getLogger(DeckWindows.class.getName()).log(Level.WARNING, "collections not kept", e);
    }

    /** Opens a window with a file, or an empty one. */
    void open(Editor editor, Optional<Path> file) {
        DeckWindow window = window(editor);
        file.ifPresent(window.files()::open);
    }

    /** Opens what a former run left unsaved. */
    void restore(Editor editor) {
        for (Drafts.Left left : drafts.flatMap(kept -> attempt(kept::left)).orElse(List.of())) {
            DeckDraft.read(left.text()).ifPresent(kept -> restore(editor, left, kept));
        }
    }

    private void restore(Editor editor, Drafts.Left left, DeckDraft.Kept kept) {
        DeckDraft draft = new DeckDraft(drafts, writer);
        draft.adopt(left);
        DeckWindow window = window(editor, draft);
        window.files().restore(kept);
        Messages messages = Messages.of("messages-deck", editor.language());
        window.pane().notice().show(messages.text("deck.restored"), List.of());
    }

    private DeckWindow window(Editor editor) {
        return window(editor, new DeckDraft(drafts, writer));
    }

    private DeckWindow window(Editor editor, DeckDraft draft) {
        Language language = editor.language();
        DeckPane pane = new DeckPane(editor.window().images(), Messages.of("messages-deck", language));
        DeckWindow window = new DeckWindow(pane, new Board(editor), draft, language, this::remember);
        Stage stage = editor.window().beside("", pane, WIDTH, HEIGHT);
        window.onOpen(path -> open(editor, Optional.of(path)));
        window.attach(stage);
        stage.setOnHidden(event -> window.close());
        show(stage, editor.window().getScene().getWindow());
        pane.grid().requestFocus();
        return window;
    }

    /** Shows the window to the right of the editor, as far as the screen allows. */
    private static void show(Stage stage, Window editor) {
        Rectangle2D screen = Screen.getScreensForRectangle(editor.getX(), editor.getY(), 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
        stage.setX(Math.max(screen.getMinX(), Math.min(editor.getX() + editor.getWidth(), screen.getMaxX() - WIDTH)));
        stage.setY(editor.getY());
        StageFit.show(stage);
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
    }

    private record Board(Editor editor) implements DeckBoard {
        @Override
        public Setup setup() {
            return editor.model().document().effective();
        }

        @Override
        public void load(Setup setup) {
            editor.model().perform(new Edit.Load(setup));
        }
    }

    private void remember(Path file) {
        recent.add(file.toAbsolutePath().toString());
    }

    /** Asks for a file and opens it. */
    void choose(Editor editor) {
        FileChooser chooser = DeckChooser.of(Messages.of("messages-deck", editor.language()));
        Optional.ofNullable(chooser.showOpenDialog(editor.window().getScene().getWindow()))
                .map(File::toPath)
                .ifPresent(path -> open(editor, Optional.of(path)));
    }

    /** Fills a menu with the files opened last, each time it is shown. */
    void recent(Menu menu, Editor editor) {
        fill(menu, editor);
        menu.setOnShowing(event -> fill(menu, editor));
    }

    private void fill(Menu menu, Editor editor) {
        menu.getItems()
                .setAll(recent.texts().texts().stream()
                        .map(text -> item(text, editor))
                        .toList());
    }

    private MenuItem item(String path, Editor editor) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> open(editor, Optional.of(Path.of(path))));
        return item;
    }
}
