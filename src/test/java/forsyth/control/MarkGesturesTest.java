package forsyth.control;

import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.diagram.PgnMarks;
import forsyth.model.Document;
import forsyth.model.Tool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Drawing marks with the mouse. */
@ExtendWith(Toolkit.class)
class MarkGesturesTest {
    private BoardRig rig;

    @BeforeEach
    void setUp() {
        rig = Toolkit.call(() -> new BoardRig(Document.start(Rules.ANY_CASTLING), Side.WHITE));
    }

    private int at(String square) {
        return Square.parse(square, rig.geometry());
    }

    private String marks() {
        return PgnMarks.write(rig.model.document().marks());
    }

    private void rightDrag(String from, String to) {
        Toolkit.run(() -> {
            rig.press(at(from), SECONDARY);
            rig.dragTo(at(to), SECONDARY);
            rig.release(SECONDARY);
        });
    }

    @Test
    void aRightDragDrawsAnArrowAndTheSameAgainErasesIt() {
        rightDrag("e2", "e4");
        assertEquals("[%cal Ge2e4]", marks());
        assertEquals(
                Document.start(Rules.ANY_CASTLING).setup(), rig.model.document().setup());
        rightDrag("e2", "e4");
        assertEquals("", marks());
        Toolkit.run(rig.model::undo);
        assertEquals("[%cal Ge2e4]", marks());
        Toolkit.run(rig.model::undo);
        assertFalse(rig.model.snapshot().canUndo());
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aRightClickRingsAnEmptySquareSeenFromEitherSide(Side bottom) {
        rig = Toolkit.call(() -> new BoardRig(Document.start(Rules.CAPABLANCA), bottom));
        Toolkit.run(() -> rig.click(at("j5"), SECONDARY));
        assertEquals("[%csl Gj5]", marks());
    }

    @Test
    void aRightClickOnAManErasesItAndDrawsNothing() {
        Toolkit.run(() -> rig.click(at("e2"), SECONDARY));
        assertTrue(rig.position().isEmpty(at("e2")));
        assertEquals("", marks());
    }

    @Test
    void withAModifierAManIsRingedAndStays() {
        Toolkit.run(() -> {
            rig.copying(true);
            rig.click(at("e2"), SECONDARY);
        });
        assertEquals("[%csl Be2]", marks());
        assertTrue(rig.position().is(at("e2"), Piece.WHITE_PAWN));
    }

    @Test
    void theColourOfAnArrowIsThatOfItsBeginning() {
        Toolkit.run(() -> {
            rig.copying(true);
            rig.press(at("a1"), SECONDARY);
            rig.copying(false);
            rig.dragTo(at("a8"), SECONDARY);
            rig.release(SECONDARY);
        });
        assertEquals("[%cal Ba1a8]", marks());
    }

    @ParameterizedTest
    @CsvSource({"e4", "e2"})
    void letGoBesideTheBoardNothingIsDrawn(String from) {
        Toolkit.run(() -> {
            rig.press(at(from), SECONDARY);
            rig.dragTo(BoardRig.OUTSIDE, SECONDARY);
            rig.release(SECONDARY);
        });
        assertFalse(rig.model.snapshot().canUndo());
    }

    @Test
    void theOtherButtonCancels() {
        Toolkit.run(() -> {
            rig.press(at("e4"), SECONDARY);
            rig.dragTo(at("e5"), SECONDARY);
            rig.press(at("e5"), PRIMARY);
            rig.release(PRIMARY);
            rig.release(SECONDARY);
        });
        assertFalse(rig.model.snapshot().canUndo());
    }

    @Test
    void theToolRingsAndDrawsWithTheLeftButtonAlsoOverMen() {
        Toolkit.run(() -> {
            rig.take(new Tool.Mark(Tool.Mark.Kind.LINES, Hue.RED, "1"));
            rig.click(at("e2"), PRIMARY);
            rig.drag(at("e2"), at("d5"));
        });
        assertEquals("[%csl Re2] [%cal Re2d5]", marks());
        assertTrue(rig.position().is(at("e2"), Piece.WHITE_PAWN));
    }

    @Test
    void theToolColoursSquares() {
        Toolkit.run(() -> {
            rig.take(new Tool.Mark(Tool.Mark.Kind.FIELD, Hue.AMBER, "1"));
            rig.click(at("e4"), PRIMARY);
            rig.drag(at("a1"), at("a5"));
        });
        assertEquals("[%draw full,e4,yellow]", marks());
    }

    @Test
    void theToolCountsItsLabels() {
        Toolkit.run(() -> {
            rig.take(new Tool.Mark(Tool.Mark.Kind.LABEL, Hue.GREEN, "1"));
            rig.click(at("e4"), PRIMARY);
            rig.click(at("d4"), PRIMARY);
            rig.click(at("d4"), SECONDARY);
        });
        assertEquals("[%csl Gd4] [%draw 2,d4] [%draw 1,e4]", marks());
        assertEquals(
                "3", ((Tool.Mark) rig.view.toolProperty().get()).label(), "a ring by the right button is no label");
        Toolkit.run(() -> {
            rig.take(new Tool.Mark(Tool.Mark.Kind.LABEL, Hue.GREEN, "2"));
            rig.click(at("d4"), PRIMARY);
        });
        assertEquals("[%csl Gd4] [%draw 1,e4]", marks());
        assertEquals("2", ((Tool.Mark) rig.view.toolProperty().get()).label());
    }
}
