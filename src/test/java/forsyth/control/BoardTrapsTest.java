package forsyth.control;

import static javafx.scene.input.MouseButton.MIDDLE;
import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.Written;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.Tool;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that other board editors have had. */
@ExtendWith(Toolkit.class)
class BoardTrapsTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private final BoardRig rig = Toolkit.call(() -> new BoardRig(Document.start(Rules.ANY_CASTLING), Side.WHITE));

    @ParameterizedTest
    @ValueSource(strings = {"a1", "e1", "h8"})
    void aDropOnTheSameSquareLeavesNoStep(String square) {
        Toolkit.run(() -> {
            rig.press(at(square), PRIMARY);
            rig.dragTo(at("d5"), PRIMARY);
            rig.dragTo(at(square), PRIMARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    /** Inside the square up to its edge, 6 px at a time. */
    @Test
    void aSmallMoveInsideTheSquareLeavesNoStep() {
        Toolkit.run(() -> {
            Point2D centre = rig.board.centreOf(at("e1"));
            double reach = rig.board.centreOf(at("f1")).getX() - centre.getX();
            for (double offset : new double[] {-6, 6, reach / 2 - 0.5, -reach / 2 + 0.5}) {
                rig.press(at("e1"), PRIMARY);
                rig.dragTo(centre.add(offset, 0), PRIMARY);
                rig.release(PRIMARY);
            }
        });
        assertUntouched();
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, false"})
    void aDragStartsAtFourPixels(double distance, boolean isStill) {
        Toolkit.run(() -> {
            rig.press(at("g1"), PRIMARY);
            rig.dragTo(rig.board.centreOf(at("g1")).add(0, -distance), PRIMARY);
            assertEquals(isStill, rig.dragLayer.isEmpty());
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void theManFollowsThePointerAndFadesOffTheBoard() {
        Toolkit.run(() -> {
            rig.press(at("g1"), PRIMARY);
            rig.dragTo(at("f3"), PRIMARY);
            Point2D pointer = rig.board.centreOf(at("f3"));
            var man = rig.dragLayer.getChildren().get(0);
            assertEquals(pointer.getX(), man.getBoundsInParent().getCenterX(), 1);
            assertEquals(pointer.getY(), man.getBoundsInParent().getCenterY(), 1);
            assertEquals(1, man.getOpacity());
            rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
            assertTrue(man.getOpacity() < 1);
            rig.dragTo(at("f3"), PRIMARY);
            assertEquals(1, man.getOpacity());
            rig.release(PRIMARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", text());
    }

    @ParameterizedTest
    @EnumSource(
            value = MouseButton.class,
            names = {"SECONDARY", "MIDDLE"})
    void aSecondButtonCancelsADrag(MouseButton second) {
        Toolkit.run(() -> {
            rig.press(at("e2"), PRIMARY);
            rig.dragTo(at("e4"), PRIMARY);
            rig.press(at("e4"), second);
            assertTrue(rig.dragLayer.isEmpty());
            rig.release(second);
            rig.dragTo(at("e5"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
        Toolkit.run(() -> rig.drag(at("e2"), at("e4")));
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aSecondButtonCancelsADragFromThePalette() {
        Toolkit.run(() -> {
            rig.press(Piece.WHITE_QUEEN, PRIMARY);
            rig.dragTo(at("e4"), PRIMARY);
            rig.press(Piece.WHITE_QUEEN, SECONDARY);
            assertTrue(rig.dragLayer.isEmpty());
            rig.release(SECONDARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void theLeftButtonCancelsAnErasure() {
        Toolkit.run(() -> {
            rig.press(at("e2"), SECONDARY);
            rig.press(at("e2"), PRIMARY);
            rig.release(PRIMARY);
            rig.release(SECONDARY);
        });
        assertUntouched();
    }

    @Test
    void aSecondButtonTakesAStrokeBack() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_QUEEN));
            rig.press(at("a4"), PRIMARY);
            rig.dragTo(at("b4"), PRIMARY);
            rig.press(at("b4"), SECONDARY);
            rig.release(SECONDARY);
            rig.dragTo(at("h4"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void aCancelledStrokeTakesNothingElseBack() {
        Toolkit.run(() -> {
            rig.model.perform(new Edit.Clear(at("e2")));
            rig.take(new Tool.Eraser());
            rig.press(at("e4"), PRIMARY);
            rig.dragTo(at("f4"), PRIMARY);
            rig.controller.cancel();
            rig.release(PRIMARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aPressAndAReleaseFarApartAreADragThoughNoDragWasReported() {
        Toolkit.run(() -> {
            rig.press(at("e2"), PRIMARY);
            rig.release(at("e4"), PRIMARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aStrokePaintsTheWayOfItsFirstReport() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_QUEEN));
            rig.press(at("a4"), PRIMARY);
            rig.jumpTo(at("h4"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/QQQQQQQQ/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void cancellingPutsTheManBack() {
        Toolkit.run(() -> {
            rig.press(at("a8"), PRIMARY);
            rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
            rig.controller.cancel();
            assertTrue(rig.dragLayer.isEmpty());
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void undoDuringADragCancelsIt() {
        Toolkit.run(() -> {
            rig.model.perform(new Edit.Clear(at("e2")));
            rig.press(at("d2"), PRIMARY);
            rig.dragTo(at("d4"), PRIMARY);
            rig.model.undo();
            assertTrue(rig.dragLayer.isEmpty());
            rig.dragTo(at("d5"), PRIMARY);
            assertTrue(rig.dragLayer.isEmpty());
            rig.release(PRIMARY);
        });
        assertEquals(START, text());
        assertTrue(rig.model.snapshot().canRedo());
    }

    @Test
    void loadingDuringADragCancelsIt() {
        Toolkit.run(() -> {
            rig.press(at("d2"), PRIMARY);
            rig.dragTo(at("d4"), PRIMARY);
            rig.model.perform(new Edit.Load(Setup.empty(Geometry.STANDARD)));
            rig.release(PRIMARY);
        });
        assertEquals("8/8/8/8/8/8/8/8 w - - 0 1", text());
    }

    @Test
    void undoDuringAStrokeLosesNothingElse() {
        Toolkit.run(() -> {
            rig.model.perform(new Edit.Clear(at("e2")));
            rig.take(new Tool.Eraser());
            rig.press(at("a7"), PRIMARY);
            rig.dragTo(at("c7"), PRIMARY);
            rig.model.undo();
            rig.dragTo(at("d7"), PRIMARY);
            rig.release(PRIMARY);
            while (rig.model.snapshot().canUndo()) {
                rig.model.undo();
            }
        });
        assertEquals(START, text());
    }

    @Test
    void anotherToolCancelsADrag() {
        Toolkit.run(() -> {
            rig.press(at("d2"), PRIMARY);
            rig.dragTo(at("d4"), PRIMARY);
            rig.take(new Tool.Eraser());
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void aManFromThePaletteThatMissesTheBoardIsGone() {
        Toolkit.run(() -> {
            rig.press(Piece.WHITE_QUEEN, PRIMARY);
            rig.dragTo(at("e4"), PRIMARY);
            rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
        assertEquals(new Tool.Hand(), rig.view.toolProperty().get());
    }

    @Test
    void afterADragFromThePaletteTheHandIsBack() {
        Toolkit.run(() -> {
            rig.click(Piece.BLACK_PAWN);
            assertEquals(
                    new Tool.Brush(Piece.BLACK_PAWN), rig.view.toolProperty().get());
            rig.press(Piece.WHITE_QUEEN, PRIMARY);
            rig.dragTo(at("e4"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertEquals(new Tool.Hand(), rig.view.toolProperty().get());
        assertEquals("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aSecondClickOnThePalettePutsTheBrushBack() {
        Toolkit.run(() -> {
            rig.click(Piece.BLACK_PAWN);
            rig.click(Piece.WHITE_KING);
            assertEquals(
                    new Tool.Brush(Piece.WHITE_KING), rig.view.toolProperty().get());
            rig.click(Piece.WHITE_KING);
        });
        assertEquals(new Tool.Hand(), rig.view.toolProperty().get());
        assertUntouched();
    }

    @Test
    void aStrokeThatBeganByErasingKeepsErasing() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_PAWN));
            rig.press(at("a2"), PRIMARY);
            rig.dragTo(at("a8"), PRIMARY);
            rig.release(PRIMARY);
        });
        assertEquals("1nbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQk - 0 1", text());
        Toolkit.run(rig.model::undo);
        assertUntouched();
    }

    @Test
    void aRightStrokeThatBeganOnAManErases() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_PAWN));
            rig.press(at("h2"), SECONDARY);
            rig.dragTo(at("f2"), SECONDARY);
            rig.release(SECONDARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPP3/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aRightStrokeThatBeganOnAnEmptySquarePlacesTheOtherColour() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_PAWN));
            rig.press(at("h3"), SECONDARY);
            rig.dragTo(at("h1"), SECONDARY);
            rig.release(SECONDARY);
        });
        assertEquals("rnbqkbnr/pppppppp/8/8/8/7p/PPPPPPPp/RNBQKBNp w Qkq - 0 1", text());
    }

    @Test
    void aStrokeMayLeaveTheBoardAndComeBack() {
        Toolkit.run(() -> {
            rig.take(new Tool.Brush(Piece.WHITE_QUEEN));
            rig.press(at("a4"), PRIMARY);
            rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
            rig.dragTo(at("a3"), PRIMARY);
            rig.release(PRIMARY);
            rig.dragTo(at("h3"), PRIMARY);
        });
        assertTrue(text().startsWith("rnbqkbnr/pppppppp/8/") && text().contains("/Q7/PPPPPPPP/RNBQKBNR w"), text());
        Toolkit.run(rig.model::undo);
        assertUntouched();
    }

    @Test
    void theMiddleButtonTakesTheManAsBrush() {
        Toolkit.run(() -> {
            rig.click(at("e5"), MIDDLE);
            assertEquals(new Tool.Hand(), rig.view.toolProperty().get());
            rig.click(at("a1"), MIDDLE);
        });
        assertEquals(new Tool.Brush(Piece.WHITE_ROOK), rig.view.toolProperty().get());
        assertUntouched();
    }

    @Test
    void aRightPressThatIsLetGoElsewhereErasesNothing() {
        Toolkit.run(() -> {
            rig.press(at("e2"), SECONDARY);
            rig.dragTo(BoardRig.OUTSIDE, SECONDARY);
            rig.release(SECONDARY);
        });
        assertUntouched();
    }

    @Test
    void aCopyDroppedNowhereOrAtHomeLeavesNoStep() {
        Toolkit.run(() -> {
            rig.copying(true);
            rig.drag(at("a1"), at("a1"));
            rig.press(at("a1"), PRIMARY);
            rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
            rig.release(PRIMARY);
        });
        assertUntouched();
    }

    @Test
    void aClickOfTheHandDoesNothing() {
        Toolkit.run(() -> {
            rig.click(at("a1"), PRIMARY);
            rig.click(at("e4"), PRIMARY);
        });
        assertUntouched();
    }

    private void assertUntouched() {
        assertEquals(START, text());
        assertFalse(rig.model.snapshot().canUndo());
        assertFalse(rig.controller.isBusy());
    }

    private String text() {
        return ((Written.Text) rig.model.snapshot().texts().get(Dialect.X_FEN)).text();
    }

    private static int at(String square) {
        return Square.parse(square, Geometry.STANDARD);
    }
}
