package forsyth.window;

import static javafx.scene.input.MouseButton.MIDDLE;
import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.model.Edit;
import forsyth.model.Tool;
import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drags that end otherwise than on a square, after reports from users of other editors. */
class DragTest extends WindowTest {
    private static final String LONE_KING = "8/8/8/8/8/8/8/4K3 w - - 0 1";

    @Test
    void escapeCancelsADrag() {
        press(at("g1"), PRIMARY);
        move(at("f3"));
        assertTrue(isDragging());
        type(KeyCode.ESCAPE);
        assertFalse(isDragging());
        release(PRIMARY);
        assertUntouched(START);
        drag("g1", "f3");
        assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", xFen());
    }

    @Test
    void escapeCancelsADragFromThePalette() {
        press(middle("#palette-wQ"), PRIMARY);
        move(at("e4"));
        type(KeyCode.ESCAPE);
        release(PRIMARY);
        assertUntouched(START);
    }

    @Test
    void theSecondButtonCancelsADrag() {
        press(at("g1"), PRIMARY);
        move(at("f3"));
        press(SECONDARY);
        assertFalse(isDragging());
        release(SECONDARY);
        release(PRIMARY);
        assertUntouched(START);
    }

    @Test
    void undoKeysDuringADragCancelIt() {
        remove("a2");
        press(at("g1"), PRIMARY);
        move(at("f3"));
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(isDragging());
        release(PRIMARY);
        assertUntouched(START);
    }

    /** B152 */
    @Test
    void losingTheFocusCancelsADrag() {
        press(at("g1"), PRIMARY);
        move(at("f3"));
        tellFocus(false);
        assertFalse(isDragging());
        move(at("e3"));
        release(PRIMARY);
        tellFocus(true);
        assertUntouched(START);
        drag("g1", "f3");
        assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", xFen());
    }

    /** B153 */
    @Test
    void hidingTheWindowInADragLeavesNothingBehind() {
        press(at("a8"), PRIMARY);
        move(besideTheBoard());
        tellFocus(false);
        run(Toolkit.stage()::hide);
        release(PRIMARY);
        run(Toolkit.stage()::show);
        tellFocus(true);
        settle();
        move(at("d5"));
        assertFalse(isDragging());
        assertUntouched(START);
        assertEquals(32, menOnBoard());
    }

    /** B154 */
    @Test
    void aReleaseOnTheOriginKeepsTheMan() {
        load(LONE_KING);
        Point2D centre = at("e1");
        double half = (at("f1").getX() - centre.getX()) / 2 - 1;
        for (double away : new double[] {-6, half, -half}) {
            press(centre, PRIMARY);
            move(centre.add(away, 0));
            move(centre.add(away / 2, 0));
            release(PRIMARY);
            assertEquals(LONE_KING, xFen());
        }
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
    }

    /** B155 */
    @Test
    void draggingOneManOffRemovesJustThatOne() {
        remove("a2");
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
        assertEquals(31, menOnBoard());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
        assertEquals(32, menOnBoard());
    }

    /** B157 */
    @Test
    void aClickFirstDoesNotSpoilTheDragAfterIt() {
        click(at("d1"), PRIMARY);
        press(at("d1"), PRIMARY);
        move(at("d4"));
        assertTrue(isDragging());
        release(PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1", xFen());
    }

    /** B158 */
    @ParameterizedTest
    @CsvSource({
        "a8, N7/8/8/8/8/8/8/8 w - - 0 1",
        "h8, 7N/8/8/8/8/8/8/8 w - - 0 1",
        "a1, 8/8/8/8/8/8/8/N7 w - - 0 1",
        "h1, 8/8/8/8/8/8/8/7N w - - 0 1"
    })
    void everyEditReachesTheTexts(String square, String expected) {
        load(EMPTY);
        place("wN", square);
        assertEquals(expected, fen());
        assertEquals(expected, xFen());
        assertEquals(expected, textOf("#text-export"));
        remove(square);
        assertEquals(EMPTY, fen());
        assertEquals(EMPTY, xFen());
    }

    /** B167 */
    @Test
    void aReleaseOutsideTheWindowRemovesTheMan() {
        press(at("e2"), PRIMARY);
        move(new Point2D(1500, 400));
        release(PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", xFen());
        move(at("e5"));
        assertFalse(isDragging());
        click(at("e5"), PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", xFen());
    }

    /** B168 */
    @Test
    void aManOfThePaletteIsSeenFromTheFirstPixels() {
        load(EMPTY);
        Point2D cell = middle("#palette-wQ");
        press(cell, PRIMARY);
        move(cell.add(0, -4));
        assertTrue(isDragging());
        move(at("d1"));
        release(PRIMARY);
        assertEquals("8/8/8/8/8/8/8/3Q4 w - - 0 1", xFen());
    }

    /** B138 */
    @Test
    void theMiddleButtonChangesNothing() {
        click(at("e4"), MIDDLE);
        assertEquals(new Tool.Hand(), editor.view().toolProperty().get());
        click(at("e2"), MIDDLE);
        assertEquals(
                new Tool.Brush(Piece.WHITE_PAWN), editor.view().toolProperty().get());
        assertUntouched(START);
    }

    @ParameterizedTest
    @ValueSource(strings = {"CONTROL", "ALT"})
    void aDragWithAModifierCopies(KeyCode modifier) {
        press(at("g1"), PRIMARY);
        hold(modifier);
        move(at("f3"));
        release(PRIMARY);
        letGo(modifier);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
    }

    @Test
    void theManIsDrawnUnderThePointerWhereverTheBoardIs() {
        press(at("g1"), PRIMARY);
        for (Point2D point : new Point2D[] {at("f3"), at("a8"), middle("#text-fen"), at("h1")}) {
            move(point);
            ImageView man =
                    (ImageView) editor.window().dragLayer().getChildren().get(0);
            var bounds = Toolkit.call(() -> man.localToScreen(man.getBoundsInLocal()));
            assertEquals(point.getX(), bounds.getCenterX(), 1);
            assertEquals(point.getY(), bounds.getCenterY(), 1);
        }
        move(at("f3"));
        release(PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", xFen());
    }

    @Test
    void theGhostStaysOnTheOriginDuringADrag() {
        press(at("g1"), PRIMARY);
        move(at("f3"));
        assertEquals(1, ghosts());
        assertTrue(exists(".target-square"));
        release(PRIMARY);
        assertEquals(0, ghosts());
        assertFalse(exists(".target-square"));
    }

    @Test
    void escapePutsTheBrushBack() {
        click("#palette-wQ");
        assertEquals(
                new Tool.Brush(Piece.WHITE_QUEEN), editor.view().toolProperty().get());
        focusBoard();
        type(KeyCode.ESCAPE);
        assertEquals(new Tool.Hand(), editor.view().toolProperty().get());
        click(at("e4"), PRIMARY);
        assertUntouched(START);
    }

    @Test
    void escapeTakesAStrokeBack() {
        click("#palette-wQ");
        press(at("a4"), PRIMARY);
        move(at("c4"));
        type(KeyCode.ESCAPE);
        move(at("h4"));
        release(PRIMARY);
        assertUntouched(START);
    }

    @Test
    void aTurnedBoardDuringADragDropsOnTheSquareUnderThePointer() {
        press(at("a2"), PRIMARY);
        move(at("a4"));
        run(() -> editor.view().bottomProperty().set(forsyth.chess.Side.BLACK));
        release(PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/7P/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
    }

    @Test
    void anEditFromElsewhereDuringADragCancelsIt() {
        press(at("a2"), PRIMARY);
        move(at("a4"));
        run(() -> editor.model().perform(new Edit.Clear(square("h2"))));
        assertFalse(isDragging());
        release(PRIMARY);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1", xFen());
    }

    private boolean isDragging() {
        return Toolkit.call(() -> !editor.window().dragLayer().isEmpty());
    }

    private long menOnBoard() {
        return Toolkit.call(
                () -> editor.window().board().lookupAll(".image-view").size());
    }

    private long ghosts() {
        return Toolkit.call(() -> editor.window().board().lookupAll(".image-view").stream()
                .filter(man -> man.getOpacity() < 1)
                .count());
    }
}
