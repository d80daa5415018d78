package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.model.Edit;
import forsyth.model.Tool;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The board without a mouse. */
class KeysTest extends WindowTest {
    /** B250 */
    @Test
    void aManIsLiftedAndDroppedAndCleared() {
        goTo("e2");
        assertEquals("e2, white pawn", boardText());
        type(KeyCode.ENTER, KeyCode.UP, KeyCode.UP);
        assertEquals("e4, empty", boardText());
        type(KeyCode.ENTER);
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", xFen());
        assertEquals("e4, white pawn; e2, empty", boardText());
        type(KeyCode.DELETE);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
    }

    @Test
    void escapePutsALiftedManBack() {
        goTo("e2");
        type(KeyCode.SPACE, KeyCode.UP, KeyCode.ESCAPE, KeyCode.SPACE);
        assertUntouched(START);
    }

    @ParameterizedTest
    @EnumSource(
            value = Rules.class,
            names = {"ANY_CASTLING", "CAPABLANCA"})
    void lettersPlaceMen(Rules rules) {
        run(() -> {
            editor.model().perform(new Edit.KindOfBoard(rules));
            editor.model().perform(new Edit.EmptyBoard());
        });
        goTo("a1");
        List<KeyCode> letters =
                Arrays.stream("KQRBNPAC".split("")).map(KeyCode::valueOf).toList();
        for (KeyCode letter : letters) {
            type(letter, KeyCode.UP);
            hold(KeyCode.SHIFT);
            type(letter);
            letGo(KeyCode.SHIFT);
            type(KeyCode.DOWN, KeyCode.RIGHT);
        }
        String expected = rules == Rules.CAPABLANCA
                ? "10/10/10/10/10/10/kqrbnpac2/KQRBNPAC2 w - - 0 1"
                : "8/8/8/8/8/8/kqrbnp2/KQRBNP2 w - - 0 1";
        assertEquals(expected, xFen());
    }

    @Test
    void aHeldKeyActsOnce() {
        goTo("e4");
        fire(KeyEvent.KEY_PRESSED, KeyCode.S, 3);
        assertTrue(xFen().contains(" b "), xFen());
        fire(KeyEvent.KEY_RELEASED, KeyCode.S, 1);
        fire(KeyEvent.KEY_PRESSED, KeyCode.S, 1);
        assertTrue(xFen().contains(" w "), xFen());
        type(KeyCode.DIGIT2);
        fire(KeyEvent.KEY_PRESSED, KeyCode.SPACE, 4);
        assertEquals("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
    }

    @Test
    void aHeldArrowGoesOn() {
        goTo("e4");
        fire(KeyEvent.KEY_PRESSED, KeyCode.UP, 3);
        assertEquals("e7, black pawn", boardText());
    }

    private void fire(EventType<KeyEvent> type, KeyCode key, int times) {
        for (int i = 0; i < times; i++) {
            run(() -> editor.window().board().fireEvent(new KeyEvent(type, "", "", key, false, false, false, false)));
        }
    }

    @Test
    void menThatTheBoardLacksAreRefusedAloud() {
        goTo("e4");
        type(KeyCode.A);
        assertUntouched(START);
        org.controlsfx.control.StatusBar status = find("#status");
        assertTrue(status.getText().toLowerCase(Locale.ROOT).contains("archbishop"), status.getText());
    }

    @Test
    void digitsChooseTheBrushInTheOrderOfThePalette() {
        focusBoard();
        Piece[] white = {
            Piece.WHITE_KING,
            Piece.WHITE_QUEEN,
            Piece.WHITE_ROOK,
            Piece.WHITE_BISHOP,
            Piece.WHITE_KNIGHT,
            Piece.WHITE_PAWN
        };
        for (int i = 0; i < white.length; i++) {
            type(KeyCode.valueOf("DIGIT" + (i + 1)));
            assertEquals(new Tool.Brush(white[i]), editor.view().toolProperty().get());
            if (numberPadTypesDigits()) {
                type(KeyCode.valueOf("NUMPAD" + (white.length - i)));
                assertEquals(
                        new Tool.Brush(white[white.length - 1 - i]),
                        editor.view().toolProperty().get());
            }
        }
        hold(KeyCode.SHIFT);
        type(KeyCode.DIGIT2);
        letGo(KeyCode.SHIFT);
        goTo("d4");
        type(KeyCode.ENTER);
        assertEquals("rnbqkbnr/pppppppp/8/8/3q4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
        type(KeyCode.ESCAPE);
        assertEquals(new Tool.Hand(), editor.view().toolProperty().get());
    }

    /** On a real display the number pad moves the cursor while its lock is off; without a display there is no lock. */
    private static boolean numberPadTypesDigits() {
        boolean isOff =
                Toolkit.call(() -> Platform.isKeyLocked(KeyCode.NUM_LOCK)).equals(Optional.of(false));
        return Boolean.getBoolean("testfx.headless") || !isOff;
    }

    @Test
    void arrowsFollowTheViewAndReachEveryCorner() {
        goTo("a1");
        type(KeyCode.K);
        type(KeyCode.F);
        assertEquals(Side.BLACK, editor.view().bottomProperty().get());
        goTo("h1");
        type(KeyCode.LEFT);
        assertEquals("a1, white king", boardText());
        type(KeyCode.RIGHT, KeyCode.UP);
        assertEquals("h8, black rook", boardText());
    }

    @Test
    void letterKeysTurnTheViewAndTheSide() {
        focusBoard();
        type(KeyCode.S);
        assertEquals(START.replace(" w ", " b "), xFen());
        type(KeyCode.S);
        assertEquals(START, xFen());
        type(KeyCode.F);
        assertEquals(Side.BLACK, editor.view().bottomProperty().get());
        type(KeyCode.F);
        assertEquals(Side.WHITE, editor.view().bottomProperty().get());
    }

    @Test
    void theSideIsChangedByBothRedoKeys() {
        remove("a2");
        String removed = xFen();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
        typeWith(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(removed, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        typeWithShift(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(removed, xFen());
    }

    @Test
    void newBoardsHaveKeys() {
        focusBoard();
        typeWithShift(KeyCode.CONTROL, KeyCode.N);
        assertEquals(EMPTY, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.N);
        assertEquals(START, xFen());
    }

    @Test
    void keysWorkAfterTheMouse() {
        click(at("d4"), PRIMARY);
        type(KeyCode.F);
        assertEquals(Side.BLACK, editor.view().bottomProperty().get());
    }

    @Test
    void copyAndPasteCarryThePosition() {
        remove("a2");
        String removed = xFen();
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals(removed, Toolkit.clipboard());
        typeWith(KeyCode.CONTROL, KeyCode.N);
        assertEquals(START, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertEquals(removed, xFen());
    }

    /** Moves the cursor with the arrow keys, from wherever it is. */
    private void goTo(String name) {
        focusBoard();
        KeyCode up = editor.view().bottomProperty().get() == Side.WHITE ? KeyCode.UP : KeyCode.DOWN;
        KeyCode right = editor.view().bottomProperty().get() == Side.WHITE ? KeyCode.RIGHT : KeyCode.LEFT;
        type(up);
        for (int i = 0; i < 20 && boardText().charAt(0) != name.charAt(0); i++) {
            type(right);
        }
        for (int i = 0; i < 20 && boardText().charAt(1) != name.charAt(1); i++) {
            type(up);
        }
        assertTrue(boardText().startsWith(name + ","), boardText());
    }

    private String boardText() {
        return Toolkit.call(() -> editor.window().board().getAccessibleText());
    }
}
