package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Castling;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.Theme;
import forsyth.view.BoardView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Full screen, and the projector's window. */
class ScreensTest extends WindowTest {
    @AfterEach
    void leaveFullScreen() {
        run(() -> Toolkit.stage().setFullScreen(false));
    }

    @Test
    void f11FillsTheScreenAndLeavesIt() {
        type(KeyCode.F11);
        assertTrue(Toolkit.stage().isFullScreen());
        type(KeyCode.ESCAPE);
        assertTrue(Toolkit.stage().isFullScreen());
        type(KeyCode.F11);
        assertFalse(Toolkit.stage().isFullScreen());
    }

    @Test
    void theProjectorMirrorsTheEditInItsOwnLook() {
        typeWith(KeyCode.SHIFT, KeyCode.F11);
        Stage stage = projector();
        BoardView board = (BoardView) stage.getScene().lookup("#projector-board");
        assertEquals(editor.model().document().setup().board(), board.board());
        run(() -> editor.model()
                .perform(new forsyth.model.Edit.Load(
                        forsyth.fen.FenReader.setup("5k4/10/10/10/10/10/10/4K5 w - - 0 1"))));
        assertEquals(editor.model().document().setup().board(), board.board());
        run(() -> ((RadioMenuItem) menuItem("projector-theme-paper")).fire());
        assertEquals("-board-light: #FFFFFF; -board-dark: #D3D3D3;", board.getStyle());
        assertEquals(Theme.WALNUT, editor.view().themeProperty().get());
        assertEquals(Castling.NONE, editor.model().document().setup().castling());
        run(() -> stage.getScene()
                .getRoot()
                .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
        assertFalse(stage.isShowing());
    }

    @Test
    void theProjectorShowsWhatIsDrawn() {
        typeWith(KeyCode.SHIFT, KeyCode.F11);
        run(() -> editor.model().perform(new forsyth.model.Edit.Draw(PgnMarks.read("[%cal Ge2e4]", geometry()))));
        Pane drawn = (Pane) projector().getScene().lookup("#marks-above");
        assertFalse(drawn.getChildren().isEmpty());
    }

    @Test
    void theBoardHasTheSizeThatIsChosen() {
        double fitting = at("a8").distance(at("h8")) / 7;
        run(() -> ((RadioMenuItem) menuItem("board-size-small")).fire());
        settle();
        assertEquals(44, at("a8").distance(at("h8")) / 7);
        run(() -> ((RadioMenuItem) menuItem("board-size-fit")).fire());
        settle();
        assertTrue(fitting > 60);
        assertEquals(fitting, at("a8").distance(at("h8")) / 7);
    }

    private MenuItem menuItem(String id) {
        return editor.window().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(Menu.class::isInstance)
                .flatMap(menu -> ((Menu) menu).getItems().stream())
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private static Stage projector() {
        return (Stage) Toolkit.call(() -> Window.getWindows().stream()
                .filter(window -> window.getScene() != null && window.getScene().lookup("#projector") != null)
                .findFirst()
                .orElseThrow());
    }
}
