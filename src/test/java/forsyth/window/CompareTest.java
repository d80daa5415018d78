package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.model.Edit;
import forsyth.model.Tool;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** The windows of material and of comparing. */
class CompareTest extends WindowTest {
    @Test
    void materialCountsAndOffersWhatIsMissing() {
        load("rnbqkbnr/1ppppppp/8/8/8/8/PPPPPPPP/1NBQKBNQ w k - 0 1");
        typeWith(KeyCode.CONTROL, KeyCode.M);
        assertEquals("White, men: 15\npromoted: 1", label("#material-white"));
        assertEquals("Black, men: 15", label("#material-black"));
        assertEquals("white rook: 0 missing: 2", cell("#material-wR").getAccessibleText());
        assertEquals("white queen: 2 promoted: 1", cell("#material-wQ").getAccessibleText());
        assertEquals("black pawn: 7 missing: 1", cell("#material-bP").getAccessibleText());
        run(() -> cell("#material-bP").fire());
        assertEquals(
                new Tool.Brush(Piece.BLACK_PAWN), editor.view().toolProperty().get());
        run(() -> editor.model().perform(new Edit.Put(square("a7"), Piece.BLACK_PAWN)));
        assertEquals("black pawn: 8 ", cell("#material-bP").getAccessibleText());
    }

    @Test
    void comparesWithAStepOfTheHistory() {
        run(() -> {
            editor.model().perform(new Edit.Clear(square("a1")));
            editor.model().perform(new Edit.Clear(square("h8")));
        });
        typeWith(KeyCode.CONTROL, KeyCode.D);
        assertEquals("Squares that differ: 1 \u00b7 castling", label("#compare-summary"));
        assertEquals("h8: black rook \u2192 empty", label("#compare-squares"));
        assertLit("h8");
        run(() ->
                this.<Spinner<Integer>>beside("#compare-step").getValueFactory().setValue(0));
        assertLit("h8", "a1");
        run(() -> editor.model().undo());
        assertLit("a1");
        run(() -> editor.model().undo());
        assertEquals("The positions are the same", label("#compare-summary"));
        assertLit();
    }

    @Test
    void comparesWithATextUntilItIsClosed() {
        typeWith(KeyCode.CONTROL, KeyCode.D);
        TextField text = beside("#compare-text");
        run(() -> text.setText("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
        assertEquals("Squares that differ: 2 \u00b7 side to move", label("#compare-summary"));
        assertLit("e4", "e2");
        run(() -> text.setText("nonsense/8"));
        assertTrue(!label("#compare-refusal").isEmpty());
        assertLit("e4", "e2");
        run(text::clear);
        assertLit();
        run(() -> text.setText("8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"));
        assertEquals(16, editor.view().differingProperty().get().size());
        run(() -> text.getScene().getWindow().hide());
        assertLit();
        assertUntouched(START);
    }

    private void assertLit(String... squares) {
        List<Integer> expected = List.of(squares).stream().map(this::square).toList();
        assertEquals(expected, editor.view().differingProperty().get());
        long marks = Toolkit.call(() ->
                (long) editor.window().board().lookupAll(".differing-square").size());
        assertEquals(squares.length, marks);
    }

    private String label(String selector) {
        return Toolkit.call(() -> this.<Label>beside(selector).getText());
    }

    private Button cell(String selector) {
        return beside(selector);
    }

    /** A node of a window beside the main one. */
    private <T extends Node> T beside(String selector) {
        return Toolkit.call(() -> Window.getWindows().stream()
                .filter(window -> window instanceof Stage && window != Toolkit.stage())
                .map(window -> window.getScene().lookup(selector))
                .filter(java.util.Objects::nonNull)
                .map(CompareTest::<T>cast)
                .findFirst()
                .orElseThrow());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Node> T cast(Node node) {
        return (T) node;
    }
}
