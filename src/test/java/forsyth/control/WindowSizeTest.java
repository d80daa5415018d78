package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.diagram.Theme;
import forsyth.lint.Language;
import forsyth.model.BoardSize;
import forsyth.store.Settings;
import forsyth.view.FirstBoard;
import forsyth.view.PieceImages;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(Toolkit.class)
class WindowSizeTest {
    @Test
    void whatIsKeptIsReadAgain() {
        WindowSize size = new WindowSize(1000, 700, new Insets(101, 402, 93, 14), 57);
        assertEquals(size, WindowSize.of(size.in(Settings.EMPTY)));
    }

    @ParameterizedTest
    @CsvSource({"''", "1 2 3", "a b c d", "-1 2 3 4", "400 10 400 10", "10 500 10 500", "99999 1 1 1"})
    void whatLeavesNoBoardIsNotRead(String around) {
        WindowSize usual = WindowSize.of(Settings.EMPTY);
        assertEquals(usual, WindowSize.of(Settings.EMPTY.with("window.around-board", around)));
    }

    @ParameterizedTest
    @CsvSource({"0, 62", "-5, 62", "30000, 62", "x, 62", "400, 400"})
    void theSizeOfMenIsBounded(String kept, int man) {
        assertEquals(man, WindowSize.man(Settings.EMPTY.with("window.man", kept)));
    }

    @Test
    void aSmallerScreenIsNotLeft() {
        WindowSize size =
                WindowSize.of(Settings.EMPTY.with("window.width", 5000).with("window.height", 4000));
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        assertEquals(Math.min(5000, screen.getWidth()), size.width());
        assertEquals(Math.min(4000, screen.getHeight()), size.height());
    }

    /** Else the board would jump as the window is filled. */
    @ParameterizedTest
    @EnumSource
    void theFirstBoardStandsWhereTheEditorHasIt(BoardSize boardSize) {
        Bounds editors = Toolkit.call(() -> {
            Editor editor = new Editor(Language.ENGLISH);
            editor.view().boardSizeProperty().set(boardSize);
            Scene scene = Toolkit.scene(editor);
            layOut(scene);
            WindowSize size = WindowSize.of(scene, editor.window().board());
            Bounds board = inScene(scene, ".board .light-square");
            FirstBoard first = new FirstBoard(
                    new PieceImages(),
                    Setup.start(Geometry.STANDARD).board(),
                    Theme.WALNUT,
                    boardSize,
                    false,
                    size.aroundBoard());
            Scene before = new Scene(first, size.width(), size.height());
            layOut(before);
            assertEquals(board, inScene(before, ".light-square"));
            return board;
        });
        assertEquals(editors.getWidth(), editors.getHeight());
    }

    private static void layOut(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().resize(scene.getWidth(), scene.getHeight());
        scene.getRoot().layout();
    }

    private static Bounds inScene(Scene scene, String selector) {
        var node = scene.getRoot().lookup(selector);
        return node.localToScene(node.getLayoutBounds());
    }
}
