package forsyth.control;

import forsyth.chess.Setup;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.store.Drafts;
import forsyth.store.RecentTexts;
import forsyth.store.UserFolders;
import forsyth.view.DeckPane;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import javafx.application.Platform;
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
    private final Path recentFile;
    private final Optional<Drafts> drafts;
    private RecentTexts recent = RecentTexts.NONE;

    /** @param writer writes drafts, one after the other */
    DeckWindows(UserFolders folders, ExecutorService writer) {
        this.writer = writer;
        recentFile = folders.data().resolve("recent-collections");
        Optional<Drafts> kept = Optional.empty();
        try {
            recent = RecentTexts.open(recentFile);
            kept = Optional.of(Drafts.in(folders.data().resolve("collections")));
        } catch (IOException e) {
            log(e);
        }
        drafts = kept;
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
        if (drafts.isEmpty()) {
            return;
        }
        try {
            for (Drafts.Left left : drafts.get().left()) {
                Optional<DeckDraft.Kept> kept = DeckDraft.read(left.text());
                if (kept.isPresent()) {
                    restore(editor, left, kept.get());
                }
            }
        } catch (IOException e) {
            log(e);
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
        stage.show();
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        // Some window managers shrink a window as they put their frame around it.
        Platform.runLater(() -> {
            stage.setWidth(WIDTH);
            stage.setHeight(HEIGHT);
        });
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
        recent = recent.with(file.toAbsolutePath().toString());
        try {
            recent.save(recentFile);
        } catch (IOException e) {
            log(e);
        }
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
        menu.getItems()
                .setAll(recent.texts().stream().map(text -> item(text, editor)).toList());
        menu.setOnShowing(event -> menu.getItems()
                .setAll(recent.texts().stream().map(text -> item(text, editor)).toList()));
    }

    private MenuItem item(String path, Editor editor) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> open(editor, Optional.of(Path.of(path))));
        return item;
    }
}
