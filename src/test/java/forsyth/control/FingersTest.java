package forsyth.control;

import static javafx.scene.input.MouseButton.PRIMARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.Written;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.Tool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

/** Taps, long presses and second fingers, as the mouse events that the platform makes of them. */
@ExtendWith(Toolkit.class)
final class FingersTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

    private BoardRig rig;

    @BeforeEach
    void board() {
        Toolkit.run(() -> {
            rig = new BoardRig(Document.start(Rules.ANY_CASTLING), Side.WHITE);
            BoardKeys keys = new BoardKeys(
                    rig.board, rig.model, rig.view, Messages.of("messages-window", Language.ENGLISH), text -> {});
            keys.attach();
            new Fingers(rig.board, rig.controller, rig.model, rig.view).attach(keys::tap);
            rig.finger();
        });
    }

    @Test
    void aTapLiftsAndAnotherDrops() {
        Toolkit.run(() -> {
            rig.click(at("e2"), PRIMARY);
            assertEquals(at("e2"), rig.view.cursorProperty().get());
            rig.click(at("e4"), PRIMARY);
            assertEquals(Square.NONE, rig.view.cursorProperty().get());
        });
        assertEquals(E4, text());
    }

    @Test
    void aTapOnAnEmptySquareDoesNothing() {
        Toolkit.run(() -> rig.click(at("e4"), PRIMARY));
        assertEquals(START, text());
        assertEquals(Square.NONE, Toolkit.call(() -> rig.view.cursorProperty().get()));
    }

    @Test
    void aTapPlacesTheBrush() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_QUEEN));
            rig.click(at("e4"), PRIMARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aFingerDrags() {
        Toolkit.run(() -> rig.drag(at("e2"), at("e4")));
        assertEquals(E4, text());
    }

    @Test
    void aLongPressErasesInOneStep() {
        Toolkit.run(() -> rig.press(at("e2"), PRIMARY));
        waitUntilEmpty("e2");
        Toolkit.run(() -> rig.release(PRIMARY));
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", text());
        Toolkit.run(rig.model::undo);
        assertEquals(START, text());
    }

    /** B159 */
    @Test
    void aSecondFingerIsIgnored() {
        Toolkit.run(() -> {
            rig.press(at("e2"), PRIMARY);
            rig.dragTo(at("e3"), PRIMARY);
            rig.press(at("d2"), PRIMARY);
            assertTrue(!rig.dragLayer.isEmpty());
            rig.dragTo(at("e4"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertEquals(E4, text());
    }

    /** B160 */
    @Test
    void aCancelledTouchLeavesNothing() {
        Toolkit.run(() -> {
            rig.press(at("b1"), PRIMARY);
            rig.dragTo(at("c3"), PRIMARY);
            rig.controller.cancel();
            assertTrue(rig.dragLayer.isEmpty());
        });
        assertEquals(START, text());
        assertTrue(!rig.model.snapshot().canUndo());
    }

    private void waitUntilEmpty(String square) {
        try {
            WaitForAsyncUtils.waitFor(
                    10,
                    TimeUnit.SECONDS,
                    () -> Toolkit.call(() -> rig.position().isEmpty(at(square))));
        } catch (TimeoutException e) {
            throw new AssertionError("the man was not erased", e);
        }
    }

    private int at(String square) {
        return Square.parse(square, rig.geometry());
    }

    private String text() {
        return ((Written.Text) rig.model.snapshot().texts().get(Dialect.X_FEN)).text();
    }
}
