package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Square;
import forsyth.model.PlayedLine;
import forsyth.play.pgn.Ply;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves tried on the board: by drags, clicks and keys. */
class TryMovesTest extends WindowTest {
    private static final String E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    private void begin() {
        focusBoard();
        type(KeyCode.T);
        assertTrue(isPlaying());
    }

    private void begin(String fen) {
        load(fen);
        begin();
    }

    private boolean isPlaying() {
        return Toolkit.call(() -> editor.model().document().isPlaying());
    }

    private PlayedLine line() {
        return Toolkit.call(() -> editor.model().document().line().orElseThrow());
    }

    private String moves() {
        return line().plies().stream().map(Ply::san).collect(Collectors.joining(" "));
    }

    private void clicks(String... squares) {
        for (String square : squares) {
            click(at(square), PRIMARY);
        }
    }

    private String status() {
        org.controlsfx.control.StatusBar status = find("#status");
        return status.getText();
    }

    private long marks(String style) {
        return Toolkit.call(() -> editor.window().board().lookupAll("." + style).stream()
                .filter(Circle.class::isInstance)
                .count());
    }

    @Test
    void theSwitchTheKeyAndTheMenuGoInAndOut() {
        click("#try-moves");
        assertTrue(isPlaying());
        assertTrue(find("#palette-white").isDisabled());
        assertTrue(find("#move-list").isVisible());
        click("#try-moves");
        assertFalse(isPlaying());
        assertUntouched(START);
        type(KeyCode.T);
        assertTrue(isPlaying());
        type(KeyCode.T);
        assertUntouched(START);
    }

    @Test
    void aLegalDragIsPlayedAndAnIllegalOneIsNot() {
        begin();
        drag("e2", "e4");
        assertEquals(E4, xFen());
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", fen());
        drag("e7", "e4");
        drag("e4", "e5");
        drag("d7", "d8");
        assertEquals(E4, xFen());
        drag(at("e7"), besideTheBoard());
        assertEquals(E4, xFen());
        drag("g8", "f6");
        assertEquals("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2", xFen());
        assertEquals("White to move \u00b7 move 2 \u00b7 clock 1", textOf("#play-state"));
        for (int i = 0; i < 3; i++) {
            typeWith(KeyCode.CONTROL, KeyCode.Z);
        }
        assertFalse(isPlaying());
        assertUntouched(START);
    }

    @Test
    void twoClicksPlayAndTheTargetsAreShown() {
        begin("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        clicks("e4");
        assertEquals(1, marks("target-dot"));
        assertEquals(1, marks("target-ring"));
        assertEquals("From e4 to: d5, e5", status());
        clicks("e4");
        assertEquals(0, marks("target-dot") + marks("target-ring"));
        clicks("e4", "e1");
        assertEquals(5, marks("target-dot"));
        clicks("h8", "e4", "d5");
        assertEquals("4k3/8/8/3P4/8/8/8/4K3 b - - 0 1", xFen());
        assertEquals(0, marks("target-dot") + marks("target-ring"));
    }

    @Test
    void theKeyboardPlays() {
        begin();
        type(KeyCode.ENTER);
        assertEquals("e1", Square.name(editor.view().cursorProperty().get()));
        type(KeyCode.ESCAPE, KeyCode.UP, KeyCode.ENTER, KeyCode.UP, KeyCode.UP, KeyCode.SPACE);
        assertEquals(E4, xFen());
    }

    @Test
    void keysAndButtonsOfEditingDoNothing() {
        begin();
        type(KeyCode.K, KeyCode.S, KeyCode.DIGIT1, KeyCode.DELETE);
        click(at("e2"), SECONDARY);
        drag(middle("#palette-wQ"), at("e4"));
        assertEquals(START, xFen());
        assertTrue(isPlaying());
    }

    @ParameterizedTest
    @CsvSource({
        "4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1, g1, 4k2r/8/8/8/8/8/8/R4RK1 b - - 1 1",
        "4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1, h1, 4k2r/8/8/8/8/8/8/R4RK1 b - - 1 1",
        "4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1, c1, 4k2r/8/8/8/8/8/8/2KR3R b - - 1 1",
        "4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1, a1, 4k2r/8/8/8/8/8/8/2KR3R b - - 1 1",
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, f1, g1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/6KR w H - 0 1, g1, h1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/5K1R w H - 0 1, f1, g1, 4k3/8/8/8/8/8/8/6KR b - - 1 1",
        "4k5/10/10/10/10/10/10/5K3R w J - 0 1, f1, i1, 4k5/10/10/10/10/10/10/7RK1 b - - 1 1",
    })
    void castlesOntoTheRookOrByTwoSquares(String fen, String from, String target, String expected) {
        begin(fen);
        drag(from, target);
        assertEquals(expected, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        clicks(from, target);
        assertEquals(expected, xFen());
    }

    @Test
    void aPromotionIsChosenByMouse() {
        begin("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        drag("a7", "a8");
        assertEquals(4, this.<VBox>find("#promotion-choice").getChildren().size());
        click("#promote-N");
        assertEquals("N7/7k/8/8/8/8/8/K7 b - - 0 1", xFen());
    }

    @ParameterizedTest
    @CsvSource({"ENTER, Q", "DOWN ENTER, R", "UP ENTER, N", "TAB TAB SPACE, B", "R, R", "B, B"})
    void aPromotionIsChosenByKeys(String keys, String letter) {
        begin("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        clicks("a7", "a8");
        for (String key : keys.split(" ")) {
            type(KeyCode.valueOf(key));
        }
        assertEquals(letter + "7/7k/8/8/8/8/8/K7 b - - 0 1", xFen());
        assertTrue(editor.window().board().isFocused());
    }

    @Test
    void onTheLargeBoardThereAreSixToChoose() {
        begin("10/P8k/10/10/10/10/10/K9 w - - 0 1");
        clicks("a7", "a8");
        assertEquals(6, this.<VBox>find("#promotion-choice").getChildren().size());
        type(KeyCode.A);
        assertEquals("A9/9k/10/10/10/10/10/K9 b - - 0 1", xFen());
    }

    @Test
    void aPromotionNearTheLowerEdgeStaysInTheBoard() {
        begin("k7/8/8/8/8/8/p6K/8 b - - 0 1");
        clicks("a2", "a1");
        Point2D queen = middle("#promote-Q");
        assertEquals(at("a1").getY(), queen.getY(), 6);
        assertTrue(middle("#promote-N").getY() < at("a3").getY());
        assertEquals(at("a1").getX(), queen.getX(), 3);
        type(KeyCode.ENTER);
        assertEquals("k7/8/8/8/8/8/7K/q7 w - - 0 2", xFen());
    }

    @ParameterizedTest
    @ValueSource(strings = {"escape", "beside", "undo"})
    void aPromotionThatIsNotChosenIsNoMove(String way) {
        begin("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        clicks("a7", "a8");
        switch (way) {
            case "escape" -> type(KeyCode.ESCAPE);
            case "beside" -> clicks("e4");
            default -> typeWith(KeyCode.CONTROL, KeyCode.Z);
        }
        assertFalse(find("#promotion").isVisible());
        assertEquals("8/P6k/8/8/8/8/8/K7 w - - 0 1", xFen());
        assertEquals(!way.equals("undo"), isPlaying());
    }

    @ParameterizedTest
    @ValueSource(strings = {"escape", "button", "focus"})
    void aDragThatIsCancelledIsNoMove(String way) {
        begin();
        press(at("e2"), PRIMARY);
        move(at("e4"));
        switch (way) {
            case "escape" -> type(KeyCode.ESCAPE);
            case "button" -> press(SECONDARY);
            default -> {
                tellFocus(false);
                tellFocus(true);
            }
        }
        assertTrue(editor.window().dragLayer().isEmpty());
        if (way.equals("button")) {
            release(SECONDARY);
        }
        release(PRIMARY);
        assertEquals(START, xFen());
    }

    @Test
    void clicksAndKeysGoToAnyPly() {
        begin();
        clicks("e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6");
        click("#ply-1");
        assertEquals(E4, xFen());
        typeWith(KeyCode.ALT, KeyCode.RIGHT);
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", xFen());
        typeWith(KeyCode.ALT, KeyCode.HOME);
        assertEquals(START, xFen());
        click("#ply-last");
        assertEquals(4, line().present());
        assertTrue(find("#ply-forward").isDisabled());
        run(() -> find("#move-list").requestFocus());
        type(KeyCode.LEFT);
        assertEquals(3, line().present());
        type(KeyCode.UP);
        assertEquals(1, line().present());
        type(KeyCode.HOME, KeyCode.LEFT);
        assertEquals(0, line().present());
        type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.END);
        assertEquals(4, line().present());
        assertEquals("e4 e5 Nf3 Nc6", moves());
    }

    @Test
    void anotherMoveTakesThePlaceOfTheRestAndUndoBringsItBack() {
        begin();
        clicks("e2", "e4", "e7", "e5", "g1", "f3");
        click("#ply-1");
        clicks("c7", "c5");
        assertEquals("e4 c5", moves());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("e4 e5 Nf3", moves());
        assertEquals(E4, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Y);
        assertEquals("e4 c5", moves());
    }

    @Test
    void backToThePresentOrTheOriginalPosition() {
        begin();
        clicks("e2", "e4");
        type(KeyCode.T);
        assertFalse(isPlaying());
        assertEquals(E4, xFen());
        assertTrue(find("#turn").isVisible());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        click("#edit-original");
        assertFalse(isPlaying());
        assertEquals(START, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("e4", moves());
    }

    @Test
    void mateAndStalemateAreFound() {
        begin();
        clicks("f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
        assertEquals("f3 e5 g4 Qh4#", moves());
        assertTrue(findings().contains("Checkmate"), findings());
        begin("7k/8/6Q1/8/8/5K2/8/8 w - - 0 1");
        clicks("f3", "f4");
        assertTrue(findings().contains("Stalemate"), findings());
    }

    private String findings() {
        return Toolkit.call(() -> this.<VBox>find("#findings").lookupAll(".label").stream()
                .map(Node.class::cast)
                .map(node -> ((Label) node).getText())
                .collect(Collectors.joining(" | ")));
    }

    @Test
    void aRedoneTrialTakesTheBrushAway() {
        begin();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        type(KeyCode.DIGIT2);
        typeWith(KeyCode.CONTROL, KeyCode.Y);
        clicks("e2", "e4");
        assertEquals(E4, xFen());
    }
}
