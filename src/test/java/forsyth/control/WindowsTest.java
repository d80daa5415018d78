package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.App;
import forsyth.Toolkit;
import forsyth.chess.Rules;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Theme;
import forsyth.lint.Language;
import forsyth.model.BoardSize;
import forsyth.model.Document;
import forsyth.model.DraftText;
import forsyth.model.Edit;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import forsyth.store.Settings;
import forsyth.store.UserFolders;
import forsyth.view.BoardView;
import forsyth.view.PieceImages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** Several windows, their settings, drafts and language, with real files. */
@ExtendWith(Toolkit.class)
final class WindowsTest {
    private final List<Editor> editors = new ArrayList<>();
    private final Stage stage = Toolkit.call(Stage::new);

    @TempDir
    Path home;

    private UserFolders folders;

    @BeforeEach
    void folders() throws IOException {
        folders = new UserFolders(home.resolve("config"), home.resolve("data"));
        Files.createDirectories(folders.configuration());
        Files.writeString(settingsFile(), "# mine\nlanguage = english\nunknown = 7\n");
    }

    @AfterEach
    void close() {
        Toolkit.run(() -> editors.stream()
                .map(editor -> editor.window().getScene())
                .filter(scene -> scene != null && scene.getWindow() != null)
                .map(scene -> (Stage) scene.getWindow())
                .toList()
                .forEach(Stage::close));
    }

    @Test
    void anotherLanguageKeepsTheWork() {
        Windows windows = open();
        Toolkit.run(() -> {
            Editor first = last();
            first.model().perform(new Edit.Clear(0));
            first.window().entry().field().setText("4k3/8/8");
            first.view().cursorProperty().set(Square.parse("e4", Rules.ANY_CASTLING.geometry()));
            first.view().bottomProperty().set(forsyth.chess.Side.BLACK);
            windows.speak(Language.GERMAN);
            Editor second = last();
            assertNotSame(first, second);
            assertEquals(first.model().document(), second.model().document());
            assertEquals("4k3/8/8", second.window().entry().field().getText());
            assertEquals(
                    first.view().cursorProperty().get(),
                    second.view().cursorProperty().get());
            assertEquals(
                    forsyth.chess.Side.BLACK, second.view().bottomProperty().get());
            second.model().undo();
            assertEquals(Document.start(Rules.ANY_CASTLING), second.model().document());
        });
        waitFor(() -> settings().text("language", "").equals("german"));
    }

    @Test
    void theWindowsBesideGoOnInAnotherLanguage() {
        Windows windows = open();
        Toolkit.run(() -> {
            choose("save-picture");
            choose("worksheet");
            ((TextField) beside("#picture-caption").lookup("#picture-caption")).setText("Diagram 1");
            ((TextArea) beside("#sheet-positions").lookup("#sheet-positions")).setText("4k3/8/8/8/8/8/8/4K3 w - -\n");
            Stage picture = (Stage) beside("#picture-caption").getWindow();
            picture.setX(77);
            windows.speak(Language.GERMAN);
            assertFalse(picture.isShowing());
            Scene renewed = beside("#picture-caption");
            assertEquals("Bild", ((Stage) renewed.getWindow()).getTitle());
            assertEquals(77, renewed.getWindow().getX());
            assertEquals("Diagram 1", ((TextField) renewed.lookup("#picture-caption")).getText());
            Scene sheet = beside("#sheet-positions");
            assertEquals("4k3/8/8/8/8/8/8/4K3 w - -\n", ((TextArea) sheet.lookup("#sheet-positions")).getText());
        });
    }

    /** Chooses an action in the menu. */
    private void choose(String action) {
        last().window().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("menu-item-" + action).equals(item.getId()))
                .forEach(MenuItem::fire);
    }

    private static Scene beside(String selector) {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .filter(scene -> scene.lookup(selector) != null)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theProjectorGoesOnInAnotherLanguage() {
        Windows windows = open();
        Toolkit.run(() -> {
            choose("projector");
            Stage shown = (Stage) Window.getWindows().stream()
                    .filter(window -> window.getScene().lookup("#projector") != null)
                    .findFirst()
                    .orElseThrow();
            windows.speak(Language.GERMAN);
            assertTrue(shown.isShowing());
            assertEquals("Beamer-Fenster", shown.getTitle());
            last().model().perform(new Edit.Clear(0));
            BoardView board = (BoardView) shown.getScene().lookup("#projector-board");
            assertEquals(last().model().document().setup().board(), board.board());
            assertEquals(0, board.board().code(0), "a1");
            last().window().getScene().getWindow().hide();
            assertFalse(shown.isShowing());
        });
    }

    @Test
    void theWindowLeftBehindByAnotherLanguageChangesNothing() {
        Windows windows = open();
        Toolkit.run(() -> {
            Editor first = last();
            windows.speak(Language.RUSSIAN);
            last().view().themeProperty().set(Theme.CLUB_GREEN);
            last().view().darkProperty().set(true);
            assertFalse(first.view().darkProperty().get());
        });
        waitFor(() -> settings().text("board.theme", "").equals("club-green"));
        assertTrue(settings().flag("dark", false));
    }

    @Test
    void lightAndDarkAreOneChoiceForAllWindows() {
        Windows windows = open();
        Toolkit.run(() -> {
            windows.openWindow();
            editors.get(0).view().darkProperty().set(true);
            assertTrue(last().view().darkProperty().get());
            windows.openWindow();
            assertTrue(last().view().darkProperty().get());
        });
    }

    @Test
    void aChoiceIsOnTheDiskAtOnceAndTheRestOfTheFileStays() throws IOException {
        open();
        Toolkit.run(() -> last().view().coordinatesProperty().set(Coordinates.INSIDE));
        Toolkit.run(() -> last().view().boardSizeProperty().set(BoardSize.MEDIUM));
        waitFor(() -> settings().text("board.coordinates", "").equals("inside"));
        waitFor(() -> settings().text("board.size", "").equals("medium"));
        String text = Files.readString(settingsFile());
        assertTrue(text.startsWith("# mine\n"), text);
        assertTrue(text.contains("unknown = 7\n"), text);
        assertFalse(text.contains("\ndark"), "the look was not chosen: " + text);
    }

    @Test
    void settingsThatCannotBeReadAreSaidAndNotWrittenOver() throws IOException {
        Files.delete(settingsFile());
        Files.createDirectory(settingsFile());
        open();
        assertTrue(notice().contains("settings"), notice());
        Toolkit.run(() -> last().view().coordinatesProperty().set(Coordinates.INSIDE));
        assertTrue(Files.isDirectory(settingsFile()));
    }

    @Test
    void textsEnteredInOneWindowAreOfferedInAllAndKept() {
        Windows windows = open();
        Toolkit.run(() -> {
            last().texts().load("518");
            windows.openWindow();
            assertEquals(List.of("518"), windows.recentTexts().texts());
        });
        waitFor(() -> Files.exists(home.resolve("data/recent-texts")));
        assertEquals(
                List.of("518"),
                Toolkit.call(() -> new Windows(UserFiles.read(folders), new PieceImages(), App::dress, link -> {})
                        .recentTexts()
                        .texts()));
    }

    @Test
    void everyDraftOfACrashIsOfferedThenTheLastThatWasClosed() throws IOException {
        leave("a1", false);
        leave("b1", false);
        leave("c1", true);
        leave("d1", true);
        open();
        String crashed = "The program ended unexpectedly last time; your work is still there.";
        assertEquals(crashed, notice());
        fire("#draft-discard");
        assertEquals(crashed, notice());
        fire("#draft-open");
        assertEquals(2, editors.size());
        assertEquals("The position of your last session is still there.", notice());
        fire("#notice-close");
        assertFalse(Toolkit.call(() -> editors.get(0).window().notice().isVisible()));
        assertEquals(2, Toolkit.call(() -> new UserFiles(folders, null).left()).size());
    }

    /** Leaves a draft of a window that was closed in order or, with its lock file still there, was not. */
    private void leave(String cleared, boolean isClosed) throws IOException {
        Document start = Document.start(Rules.ANY_CASTLING);
        Document changed = new Edit.Clear(Square.parse(cleared, Rules.ANY_CASTLING.geometry())).applyTo(start);
        Path drafts = home.resolve("data/drafts");
        Draft draft = Drafts.in(drafts).begin();
        draft.write(DraftText.write(List.of(start, changed), 1));
        draft.close();
        if (!isClosed) {
            Files.createFile(drafts.resolve(draft.id() + ".lock"));
        }
    }

    private Windows open() {
        Windows opened = Toolkit.call(() -> {
            Windows windows = new Windows(
                    UserFiles.read(folders),
                    new PieceImages(),
                    (scene, editor) -> {
                        editors.add(editor);
                        App.dress(scene, editor);
                    },
                    link -> {});
            windows.openFirst(stage, Optional.empty());
            return windows;
        });
        waitFor(() -> Toolkit.call(() -> !editors.isEmpty()));
        return opened;
    }

    private Editor last() {
        return editors.get(editors.size() - 1);
    }

    private String notice() {
        return Toolkit.call(
                () -> ((Label) editors.get(0).window().notice().getChildren().get(0)).getText());
    }

    private void fire(String selector) {
        Toolkit.run(() -> ((Button) editors.get(0).window().notice().lookup(selector)).fire());
    }

    private Path settingsFile() {
        return home.resolve("config/settings");
    }

    private Settings settings() {
        try {
            return Settings.open(settingsFile()).settings();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void waitFor(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, condition::getAsBoolean);
        } catch (TimeoutException e) {
            throw new AssertionError("the condition did not come about", e);
        }
    }
}
