package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Square;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rows of notation promise, from the paste or the drag to the text. */
class NotationTest extends WindowTest {
    private static final String INNER_ROOK = "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11";
    private static final String OUTER_ROOK = "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Kkq - 4 11";

    @Test
    void theRightOfAnInnerRookIsKept() {
        paste(INNER_ROOK);
        assertEquals(INNER_ROOK, xFen());
        assertEquals("", fen());
        assertFalse(isSeen("#text-fen"));
        assertTrue(isSeen("#missing-fen"));
        assertTrue(textOf("#missing-fen").contains("g1"), textOf("#missing-fen"));
        assertTrue(isDisabled("#copy-fen"));
        assertFalse(isDisabled("#copy-x-fen"));
        assertTrue(isOn("#castling-white-king"));
        assertTrue(isSeen("#castling-white-king-rook"));
        assertEquals(6, this.<Integer>choice("#castling-white-king-rook").getValue());
        assertEquals(List.of(7, 6), choice("#castling-white-king-rook").getItems());
        assertFalse(isSeen("#castling-black-king-rook"), "only one rook could own it");
    }

    @Test
    void choosingTheOuterRookMakesTheLetterK() {
        paste(INNER_ROOK);
        click("#castling-white-king-rook");
        type(KeyCode.UP, KeyCode.ENTER);
        assertEquals(OUTER_ROOK, xFen());
        assertEquals(OUTER_ROOK, fen());
        assertFalse(isSeen("#missing-fen"));
        assertFalse(isDisabled("#copy-fen"));
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(INNER_ROOK, xFen());
    }

    @Test
    void theExportWritesFileLetters() {
        paste(INNER_ROOK);
        assertEquals(INNER_ROOK, textOf("#text-export"));
        choose("#export-letters", CastlingLetters.FILE);
        String expected = "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gga - 4 11";
        assertEquals(expected, textOf("#text-export"));
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals(expected, Toolkit.clipboard());
        choose("#export-letters", CastlingLetters.KQ_ONLY);
        assertEquals("", textOf("#text-export"));
        assertTrue(isDisabled("#copy-export"));
        assertEquals(INNER_ROOK, xFen());
    }

    @Test
    void copyingWhatCannotBeWrittenLeavesTheClipboard() {
        paste(INNER_ROOK);
        choose("#export-letters", CastlingLetters.KQ_ONLY);
        Toolkit.putOnClipboard("kept");
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals("kept", Toolkit.clipboard());
    }

    @Test
    void theEnPassantSquareFollowsTheRuleOfEachRow() {
        drag("e2", "e4");
        click("#turn-black");
        choose("#en-passant", square("e3"));
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", fen());
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", xFen());
        place("bP", "d4");
        assertEquals("rnbqkbnr/pppppppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", fen());
        assertEquals("rnbqkbnr/pppppppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", xFen());
    }

    @Test
    void theExportHasAnEnPassantRuleOfItsOwn() {
        paste("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1");
        assertEquals("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", xFen());
        choose("#export-en-passant", Optional.of(EpPolicy.LEGAL));
        assertEquals("8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1", textOf("#text-export"));
        choose("#export-en-passant", Optional.of(EpPolicy.ALWAYS));
        assertEquals("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", textOf("#text-export"));
    }

    @Test
    void theRowsShowWhatDiffers() {
        assertFalse(exists(".difference"), "nothing differs at the start");
        drag("e2", "e4");
        click("#turn-black");
        choose("#en-passant", square("e3"));
        waitUntil(() -> exists(".difference"));
        choose("#en-passant", Square.NONE);
        waitUntil(() -> !exists(".difference"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fen", "x-fen", "export"})
    void everyRowHasACopyButton(String row) {
        remove("a2");
        Toolkit.putOnClipboard("");
        click("#copy-" + row);
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", Toolkit.clipboard());
    }

    @Test
    void chess960ByNumberAndTheRookThatComesBack() {
        String expected = "rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1";
        loadChess960("455");
        assertEquals(expected, xFen());
        assertEquals(expected, fen());
        drag("g1", "g4");
        String away = "rnbnkqrb/pppppppp/8/8/6R1/8/PPPPPPPP/RNBNKQ1B w Qkq - 0 1";
        assertEquals(away, xFen());
        assertEquals(away, fen());
        assertTrue(isDisabled("#castling-white-king"));
        assertFalse(isOn("#castling-white-king"));
        drag("g4", "g1");
        assertEquals(expected, xFen());
        assertEquals(expected, fen());
        assertFalse(isDisabled("#castling-white-king"));
        assertTrue(isOn("#castling-white-king"));
    }

    @Test
    void aTextOf10x8BringsItsBoardAndMen() {
        assertFalse(exists("#palette-wA"));
        String start = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
        paste(start);
        assertEquals(start, xFen());
        assertEquals(start, fen());
        for (String man : List.of("wA", "wC", "bA", "bC")) {
            assertTrue(exists("#palette-" + man), man);
        }
        place("wA", "j5");
        assertEquals("rnabqkbcnr/pppppppppp/10/9A/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", xFen());
    }

    /** B098 */
    @Test
    void theNumberFieldTakes0To959() {
        openStarts();
        for (String[] row : new String[][] {
            {"518", "rnbqkbnr", "RNBQKBNR"}, {"0", "bbqnnrkr", "BBQNNRKR"}, {"959", "rkrnnqbb", "RKRNNQBB"}
        }) {
            enterNumber(row[0]);
            assertEquals(row[1] + "/pppppppp/8/8/8/8/PPPPPPPP/" + row[2] + " w KQkq - 0 1", xFen(), row[0]);
            assertEquals("", textOf("#chess960-refusal"));
        }
        String last = xFen();
        for (String wrong : List.of("960", "-1", "12a", "99999999999")) {
            enterNumber(wrong);
            assertEquals(last, xFen(), wrong);
            assertTrue(textOf("#chess960-refusal").contains("959"), wrong);
            assertEquals(wrong, textOf("#chess960-number"));
        }
        enterNumber("");
        assertEquals(last, xFen());
        closeStarts();
    }

    private void loadChess960(String number) {
        openStarts();
        enterNumber(number);
        closeStarts();
    }

    private void openStarts() {
        focusBoard();
        typeWithShift(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> exists("#chess960-number"));
        settle();
    }

    private void enterNumber(String number) {
        javafx.scene.control.TextField field = find("#chess960-number");
        run(() -> {
            field.requestFocus();
            field.setText(number);
        });
        type(KeyCode.ENTER);
    }

    private void closeStarts() {
        type(KeyCode.ESCAPE);
        waitUntil(() -> !exists("#chess960-number"));
        settle();
    }

    private boolean isSeen(String selector) {
        Node node = find(selector);
        return Toolkit.call(
                () -> Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible));
    }

    private boolean isDisabled(String selector) {
        Node node = find(selector);
        return Toolkit.call(node::isDisabled);
    }

    private boolean isOn(String selector) {
        CheckBox box = find(selector);
        return Toolkit.call(box::isSelected);
    }
}
