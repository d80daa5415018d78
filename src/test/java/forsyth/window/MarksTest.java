package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.diagram.PgnMarks;
import forsyth.model.Tool;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

/** Marks in the window: mouse, keys, palette, paste. */
class MarksTest extends WindowTest {
    private String marks() {
        return PgnMarks.write(editor.model().document().marks());
    }

    private int shapes(String layer) {
        return this.<Pane>find("#marks-" + layer).getChildren().size();
    }

    @Test
    void anArrowIsSeenWhileItIsDrawnAndGoneWhenEscaped() {
        press(at("b1"), SECONDARY);
        move(at("c3"));
        assertEquals(2, shapes("above"), "a colour and its dark edge");
        type(KeyCode.ESCAPE);
        assertEquals(0, shapes("above"));
        release(SECONDARY);
        assertUntouched(START);
    }

    @Test
    void theModifiersChooseTheColours() {
        click(at("a4"), SECONDARY);
        hold(KeyCode.SHIFT);
        click(at("b4"), SECONDARY);
        hold(KeyCode.CONTROL);
        click(at("c4"), SECONDARY);
        letGo(KeyCode.SHIFT);
        click(at("d4"), SECONDARY);
        letGo(KeyCode.CONTROL);
        hold(KeyCode.ALT);
        click(at("e4"), SECONDARY);
        letGo(KeyCode.ALT);
        assertEquals("[%csl Ga4,Rb4,Yc4,Bd4,Ye4]", marks());
        assertEquals(10, shapes("above"));
        assertEquals(START, xFen());
        run(() -> editor.view().markLinesProperty().set(true));
        assertEquals(10, shapes("above"), "an edge each, now white");
    }

    @Test
    void theSmallBoardsOfTheHistoryHaveTheirMarks() {
        click(at("a4"), SECONDARY);
        typeWith(KeyCode.CONTROL, KeyCode.H);
        waitUntil(() -> find("#history").lookupAll("#marks-above").stream()
                .anyMatch(drawn -> !((Pane) drawn).getChildren().isEmpty()));
    }

    @Test
    void thePaletteOfMarksStandsInPlaceOfTheLowerOneWhileItIsUsed() {
        assertFalse(exists("#palette-marks"));
        click("#tool-marks");
        assertFalse(exists("#palette-white"));
        click("#mark-field");
        click("#hue-blue");
        click(at("e4"), PRIMARY);
        assertEquals("[%draw full,e4,blue]", marks());
        assertEquals(1, shapes("below"));
        click("#tool-hand");
        assertTrue(exists("#palette-white"));
        drag("e2", "e4");
        assertEquals("[%draw full,e4,blue]", marks(), "a man on it changes nothing");
    }

    @Test
    void labelsAreTypedAndCountOn() {
        click("#tool-marks");
        click("#mark-label");
        TextField field = find("#mark-text");
        run(field::selectAll);
        write("c");
        click(at("e4"), PRIMARY);
        click(at("e5"), PRIMARY);
        assertEquals("[%draw c,e4] [%draw d,e5]", marks());
        assertEquals("e", field.getText());
        run(() -> field.setText("a,b"));
        assertEquals("e", field.getText(), "a comma cannot be written to PGN");
    }

    @Test
    void everythingIsPossibleByKeys() {
        focusBoard();
        type(KeyCode.M, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.UP, KeyCode.UP, KeyCode.ENTER);
        assertEquals("[%cal Ga1a3]", marks());
        type(KeyCode.SPACE, KeyCode.SPACE);
        assertEquals("[%csl Ga3] [%cal Ga1a3]", marks());
        type(KeyCode.ENTER, KeyCode.UP, KeyCode.ESCAPE);
        assertEquals("[%csl Ga3] [%cal Ga1a3]", marks());
        type(KeyCode.M);
        assertEquals(new Tool.Hand(), editor.view().toolProperty().get());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("[%cal Ga1a3]", marks());
    }

    @Test
    void aPastedGameBringsItsMarks() {
        paste(
                "[Event \"?\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n{ [%csl Rd4][%cal Be2e4,Ge8e7] Win. } 1. e4 *");
        assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", xFen());
        assertEquals("", marks());
        typeWith(KeyCode.ALT, KeyCode.HOME);
        assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", xFen());
        assertEquals("[%csl Rd4] [%cal Be2e4,Ge8e7]", marks());
        run(() -> {
            editor.model().undo();
            editor.model().undo();
        });
        assertEquals("", marks());
        assertEquals(0, shapes("above"));
    }
}
