package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** What helps the hand: the menu of a square, the sheet of keys, quick entry, the clipboard's offer. */
final class HelpTest extends WindowTest {
    private static final String STUDY = "8/8/8/4k3/8/3KP3/8/8 w - - 0 1";

    @Test
    void shiftF10OpensTheMenuOfTheCursorSquare() {
        focusBoard();
        run(() -> editor.view().cursorProperty().set(square("e4")));
        typeWith(KeyCode.SHIFT, KeyCode.F10);
        ContextMenu menu = squareMenu().orElseThrow();
        run(() ->
                ((Menu) item(menu.getItems(), "square-black")).getItems().get(1).fire());
        assertEquals("rnbqkbnr/pppppppp/8/8/4q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
        run(menu::hide);
    }

    @Test
    void theMenuOfASquareGivesAndTakesACastlingRight() {
        focusBoard();
        run(() -> editor.view().cursorProperty().set(square("h1")));
        typeWith(KeyCode.SHIFT, KeyCode.F10);
        ContextMenu menu = squareMenu().orElseThrow();
        run(() -> item(menu.getItems(), "square-castling").fire());
        assertEquals("Qkq", castling());
        run(menu::hide);
        assertTrue(squareMenu().isEmpty());
    }

    @Test
    void f1ListsTheKeysAndEscapeClosesTheList() {
        focusBoard();
        type(KeyCode.F1);
        Stage sheet = cheatSheet().orElseThrow();
        run(sheet::requestFocus);
        run(() -> sheet.getScene()
                .getRoot()
                .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
        assertTrue(cheatSheet().isEmpty());
    }

    @Test
    void tenKeystrokesSetUpAStudy() {
        click("#entry");
        write("Kd3e3/Ke5");
        type(KeyCode.ENTER);
        assertEquals(STUDY, xFen());
    }

    @Test
    void aPositionOnTheClipboardIsOfferedOnceAndLoadedOnlyWhenAsked() {
        tellFocus(false);
        Toolkit.putOnClipboard(STUDY);
        tellFocus(true);
        assertEquals(START, xFen());
        click("#clipboard-load");
        assertEquals(STUDY, xFen());
        assertFalse(find("#notice").isVisible());
        run(() -> editor.model().undo());
        tellFocus(false);
        tellFocus(true);
        assertFalse(find("#notice").isVisible());
    }

    @Test
    void otherTextsOnTheClipboardAreNotOffered() {
        for (String text : new String[] {"518", "a shopping list", START, "x".repeat(100_000)}) {
            tellFocus(false);
            Toolkit.putOnClipboard(text);
            tellFocus(true);
            assertFalse(find("#notice").isVisible(), text);
        }
    }

    private static Optional<ContextMenu> squareMenu() {
        return Toolkit.call(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .filter(menu -> "square-menu".equals(menu.getId()))
                .findFirst());
    }

    private static Optional<Stage> cheatSheet() {
        return Toolkit.call(() -> Window.getWindows().stream()
                .filter(window -> window.getScene() != null && window.getScene().lookup("#cheat-sheet") != null)
                .map(Stage.class::cast)
                .findFirst());
    }

    private static MenuItem item(List<MenuItem> items, String id) {
        return items.stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }
}
