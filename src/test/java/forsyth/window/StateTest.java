package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Square;
import forsyth.model.Edit;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Side to move, rights, en passant and counters follow the board, and the board's texts follow them. */
class StateTest extends WindowTest {
    private static final String WK = "#castling-white-king";
    private static final String WQ = "#castling-white-queen";
    private static final String BK = "#castling-black-king";
    private static final String BQ = "#castling-black-queen";

    /** B050 */
    @Test
    void rightsFollowTheRooks() {
        for (String rank : List.of("1", "8")) {
            drag("a" + rank, "a5");
            drag("b" + rank, "a" + rank);
            drag("a5", "b" + rank);
        }
        assertEquals("nrbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kk - 0 1", xFen());
        choose("#board-kind", Rules.STANDARD_CASTLING);
        assertRights("Kk");
        for (String box : List.of(WQ, BQ)) {
            assertTrue(isDisabled(box), box);
        }
        click(WQ);
        assertRights("Kk");
    }

    /** B053 */
    @Test
    void theKindOfBoardDecidesWhichRightsCanBe() {
        drag("e1", "e4");
        drag("d1", "e1");
        drag("e4", "d1");
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1", xFen());
        assertRights("KQkq");
        choose("#board-kind", Rules.STANDARD_CASTLING);
        assertRights("kq");
        assertTrue(isDisabled(WK) && isDisabled(WQ));
        click("#start-position");
        assertEquals(START, xFen());
        assertRights("KQkq");
        assertEquals(Rules.STANDARD_CASTLING, choice("#board-kind").getValue());
    }

    /** B054 */
    @Test
    void rightsAreGuessedUntilOneIsChosen() {
        click("#empty-board");
        place("wK", "e1");
        place("wR", "h1");
        place("bK", "e8");
        assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 0 1", xFen());
        click(WK);
        assertEquals("4k3/8/8/8/8/8/8/4K2R w - - 0 1", xFen());
        place("wR", "a1");
        assertEquals("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", xFen());
        assertFalse(isDisabled(WQ));
        click(WQ);
        assertEquals("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", xFen());
    }

    /** B059 */
    @Test
    void aKingThatHasLeftTakesOnlyItsOwnRights() {
        drag("f7", "f6");
        drag("e8", "f7");
        assertEquals("rnbq1bnr/pppppkpp/5p2/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", xFen());
        assertRights("KQ");
        assertTrue(isDisabled(BK) && isDisabled(BQ));
        assertTrue(find(BK).getAccessibleHelp().contains("rank 8"), find(BK).getAccessibleHelp());
        drag("f7", "e8");
        assertRights("KQkq");
    }

    /** B060 */
    @Test
    void removedMenAndCountersReachTheText() {
        remove("h8");
        assertEquals("KQq", castling());
        remove("b8");
        assertEquals("r1bqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1", xFen());
        count("#halfmoves", "12");
        count("#fullmove", "30");
        assertEquals("r1bqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 12 30", xFen());
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("r1bqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 12 1", xFen());
    }

    @Test
    void whatIsNoNumberLeavesTheCounter() {
        for (String wrong : List.of("x", "-1", "", "1.5")) {
            count("#halfmoves", wrong);
            assertUntouched(START);
        }
        count("#halfmoves", "123456");
        assertEquals(START.replace(" 0 1", " 9999 1"), xFen());
    }

    @Test
    void aCounterThatIsTypedCountsWhenTheFieldIsLeft() {
        Spinner<Integer> spinner = find("#halfmoves");
        run(() -> {
            spinner.getEditor().requestFocus();
            spinner.getEditor().setText("7");
        });
        focusBoard();
        assertEquals(START.replace(" 0 1", " 7 1"), xFen());
    }

    /** B043 */
    @Test
    void enPassantSquaresFollowThePawns() {
        paste("4k3/8/8/pPpPp3/8/8/8/4K3 w - - 0 1");
        assertEquals(List.of("none", "a6, can be taken", "c6, can be taken", "e6, can be taken"), enPassantSquares());
        place("bP", "c7");
        assertEquals(List.of("none", "a6, can be taken", "e6, can be taken"), enPassantSquares());
        remove("d5");
        assertEquals(List.of("none", "a6, can be taken", "e6, FEN only"), enPassantSquares());
    }

    @Test
    void anEnPassantSquareThatNoLongerFitsFallsBackToNone() {
        paste("4k3/8/8/pPpPp3/8/8/8/4K3 w - - 0 1");
        choose("#en-passant", square("c6"));
        assertEquals("4k3/8/8/pPpPp3/8/8/8/4K3 w - c6 0 1", xFen());
        place("bP", "c7");
        assertEquals("4k3/2p5/8/pPpPp3/8/8/8/4K3 w - - 0 1", fen());
        assertEquals(Square.NONE, choice("#en-passant").getValue());
        remove("c7");
        assertEquals("4k3/8/8/pPpPp3/8/8/8/4K3 w - c6 0 1", fen());
        assertEquals(square("c6"), choice("#en-passant").getValue());
    }

    @Test
    void theEnPassantBoxIsOffWhereNothingCanBeChosen() {
        assertTrue(isDisabled("#en-passant"));
        drag("e2", "e4");
        assertTrue(isDisabled("#en-passant"), "White to move");
        click("#turn-black");
        assertFalse(isDisabled("#en-passant"));
    }

    @Test
    void clearingKeepsTheSideToMove() {
        click("#turn-black");
        click("#empty-board");
        assertEquals("8/8/8/8/8/8/8/8 b - - 0 1", xFen());
        click("#undo");
        click("#undo");
        assertUntouched(START);
        click("#redo");
        assertEquals(START.replace(" w ", " b "), xFen());
    }

    @Test
    void aSecondStartPositionIsNoStep() {
        remove("a2");
        click("#start-position");
        click("#start-position");
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", xFen());
    }

    @Test
    void aSmallerBoardSaysHowManyMenItLost() {
        choose("#board-kind", Rules.CAPABLANCA);
        assertEquals("rnbqkbnr2/pppppppp2/10/10/10/10/PPPPPPPP2/RNBQKBNR2 w KQkq - 0 1", xFen());
        click("#start-position");
        choose("#board-kind", Rules.ANY_CASTLING);
        assertEquals("rn1bqkb1/pppppppp/8/8/8/8/PPPPPPPP/RN1BQKB1 w Qq - 0 1", xFen());
        org.controlsfx.control.StatusBar status = find("#status");
        assertTrue(status.getText().contains("12"), status.getText());
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", xFen());
        assertEquals(Rules.CAPABLANCA, choice("#board-kind").getValue());
    }

    @Test
    void theCastlingToolGivesAndTakesRights() {
        click("#tool-castling");
        click(at("h1"), PRIMARY);
        assertRights("Qkq");
        click(at("a8"), PRIMARY);
        assertRights("Qk");
        click(at("h1"), PRIMARY);
        assertRights("KQk");
        click(at("e4"), PRIMARY);
        assertRights("KQk");
    }

    private void assertRights(String expected) {
        StringBuilder on = new StringBuilder();
        List<String> boxes = List.of(WK, WQ, BK, BQ);
        for (int i = 0; i < boxes.size(); i++) {
            CheckBox box = find(boxes.get(i));
            on.append(Toolkit.call(box::isSelected) ? "KQkq".substring(i, i + 1) : "");
        }
        assertEquals(expected, on.toString());
        assertEquals(expected, castling());
    }

    private boolean isDisabled(String selector) {
        return Toolkit.call(() -> find(selector).isDisabled());
    }

    private void count(String selector, String text) {
        Spinner<Integer> spinner = find(selector);
        run(() -> {
            spinner.getEditor().requestFocus();
            spinner.getEditor().setText(text);
        });
        type(KeyCode.ENTER);
    }

    private List<String> enPassantSquares() {
        ChoiceBox<Integer> box = choice("#en-passant");
        return Toolkit.call(() -> {
            List<String> names = new ArrayList<>();
            box.getItems().forEach(square -> names.add(box.getConverter().toString(square)));
            return names;
        });
    }

    /** B100: a start has its number as long as the board is that start. */
    @Test
    void theNumberIsNamedForTheStartOnly() {
        paste("899");
        String rights = castling();
        assertTrue(textOf("#findings-summary").contains("899"), textOf("#findings-summary"));
        drag("e2", "e3");
        assertFalse(textOf("#findings-summary").contains("899"));
        drag("e3", "e2");
        assertTrue(textOf("#findings-summary").contains("899"));
        run(() -> {
            Board board = editor.model().document().setup().board();
            int queen = board.find(Piece.BLACK_QUEEN);
            int knight = board.find(Piece.BLACK_KNIGHT);
            editor.model().perform(new Edit.Put(queen, Piece.BLACK_KNIGHT));
            editor.model().perform(new Edit.Put(knight, Piece.BLACK_QUEEN));
        });
        assertTrue(textOf("#findings-summary").contains("899/"), "a pair, no longer the number alone");
        assertEquals(rights, castling());
    }
}
