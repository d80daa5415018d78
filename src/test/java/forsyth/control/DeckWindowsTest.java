package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.App;
import forsyth.Toolkit;
import forsyth.lint.Language;
import forsyth.store.UserFolders;
import forsyth.view.DeckPane;
import forsyth.view.DeckPane.Filter;
import forsyth.view.PieceImages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Collections beside editors, with real windows and files. */
@ExtendWith(Toolkit.class)
class DeckWindowsTest {
    private static final String FILE = """
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - id "one"; marks "[%csl Ga1]";
            4k3/3r4/8/8/8/8/8/R3K3 b Q - id "two";
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - id "three";
            """;

    @TempDir
    Path home;

    private final List<Editor> editors = new ArrayList<>();
    private Windows windows;
    private DeckPane first;
    private Path file;

    @BeforeEach
    void open() throws IOException {
        file = Files.writeString(home.resolve("lesson.epd"), FILE);
        Files.createDirectories(home.resolve("config"));
        Files.writeString(home.resolve("config/settings"), "language = english\n");
        Stage stage = Toolkit.call(Stage::new);
        windows = Toolkit.call(this::windows);
        Toolkit.run(() -> windows.openFirst(stage, Optional.of(file.toString())));
        DeckRig.until(() -> found().filter(pane -> pane.grid().count() == 3).isPresent());
        first = collection();
    }

    private Windows windows() {
        return new Windows(
                UserFiles.read(new UserFolders(home.resolve("config"), home.resolve("data"))),
                new PieceImages(),
                (scene, editor) -> {
                    editors.add(editor);
                    App.dress(scene, editor);
                },
                link -> {});
    }

    @AfterEach
    void close() {
        Toolkit.run(() -> editors.stream()
                .map(editor -> editor.window().getScene().getWindow())
                .filter(window -> window != null)
                .distinct()
                .toList()
                .forEach(Window::hide));
    }

    /** The one that is shown. */
    private static DeckPane collection() {
        return found().orElseThrow();
    }

    private static Optional<DeckPane> found() {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .map(Scene::getRoot)
                .map(root -> root.lookup(".deck-pane"))
                .filter(DeckPane.class::isInstance)
                .map(DeckPane.class::cast)
                .findFirst();
    }

    private static void fire(DeckPane pane, String id) {
        Toolkit.run(() -> pane.menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("menu-item-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
    }

    @Test
    void anotherLanguageKeepsTheWork() {
        fire(first, "deck-sort-TITLE");
        DeckRig.until(() -> title().equals("*lesson.epd \u2013 Forsyth"));
        Toolkit.run(() -> {
            first.search().setText("@Ra1");
            first.filter().setValue(Filter.WHITE);
            ((ToggleButton) first.lookup("#deck-list")).setSelected(true);
            first.details().lookup("#deck-title").requestFocus();
        });
        Toolkit.run(() -> windows.speak(Language.GERMAN));
        DeckPane second = collection();
        assertNotSame(first, second);
        assertEquals("*lesson.epd \u2013 Forsyth", title());
        assertEquals(
                "Datei", Toolkit.call(() -> second.menus().getMenus().get(0).getText()));
        assertEquals("@Ra1", second.search().getText());
        assertEquals(Filter.WHITE, second.filter().getValue());
        assertEquals(1, second.grid().count());
        assertTrue(second.selection().has(0));
        Toolkit.run(() -> second.details().showOnBoard().fire());
        Editor editor = editors.get(editors.size() - 1);
        assertFalse(editor.model().document().marks().isEmpty());
        assertEquals(Language.GERMAN, editor.language());
        fire(second, "deck-undo");
        assertEquals("lesson.epd \u2013 Forsyth", title());
    }

    @Test
    void aFileThatWasClosedWithChangesIsOpenedWithThem() {
        fire(first, "deck-sort-TITLE");
        DeckRig.until(() -> title().startsWith("*"));
        Toolkit.run(() -> first.getScene().getWindow().hide());
        Toolkit.run(() -> windows.openCollection(editors.get(0), Optional.of(file)));
        DeckRig.until(() -> found().filter(pane -> pane.grid().count() == 3).isPresent());
        assertEquals("*lesson.epd \u2013 Forsyth", title());
    }

    @Test
    void aFileThatIsOpenIsShownInItsWindow() throws IOException {
        fire(first, "deck-sort-TITLE");
        DeckRig.until(() -> title().startsWith("*"));
        Path other = file.getParent().resolve(".").resolve(file.getFileName());
        Toolkit.run(() -> windows.openCollection(editors.get(0), Optional.of(other)));
        Path second = Files.copy(file, file.resolveSibling("second.epd"));
        Toolkit.run(() -> windows.openCollection(editors.get(0), Optional.of(second)));
        DeckRig.until(() -> collections() > 1);
        assertEquals(2, collections());
        assertSame(first, collection());
    }

    private static long collections() {
        return Toolkit.call(() -> Window.getWindows().stream()
                .filter(window -> window.getScene().getRoot().lookup(".deck-pane") != null)
                .count());
    }

    @Test
    void whatIsUnsavedIsThereAgainAfterTheEditorIsClosed() {
        fire(first, "deck-sort-TITLE");
        DeckRig.until(() -> title().startsWith("*"));
        close();
        Stage stage = Toolkit.call(Stage::new);
        Toolkit.run(() -> windows().openFirst(stage, Optional.empty()));
        DeckRig.until(() -> found().filter(pane -> pane.grid().count() == 3).isPresent());
        assertTrue(collection().notice().isVisible());
        assertEquals("*lesson.epd \u2013 Forsyth", title());
    }

    private static String title() {
        return Toolkit.call(() -> ((Stage) collection().getScene().getWindow()).getTitle());
    }

    @Test
    void theBoardUndoesAnEntryInOneStep() {
        Editor editor = editors.get(0);
        var before = editor.model().document();
        Toolkit.run(() -> first.details().showOnBoard().fire());
        assertFalse(editor.model().document().marks().isEmpty());
        Toolkit.run(editor.model()::undo);
        assertEquals(before, editor.model().document());
    }
}
