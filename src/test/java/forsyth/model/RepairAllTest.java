package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Castling;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Square;
import forsyth.fen.FenReader;
import forsyth.lint.Code;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Repairs of a whole position, and rights that are guessed across kinds of board. */
class RepairAllTest {
    private static final Document TWO_KINGS =
            Document.loaded(FenReader.read("4k3/8/8/8/8/8/8/K3K3 w - - 9 1").setup(), Rules.ANY_CASTLING);

    @Test
    void mendsErrorsAndWarnings() {
        Document mended = new Edit.RepairAll(Set.of()).applyTo(TWO_KINGS);
        assertEquals(1, mended.setup().board().count(Piece.WHITE_KING));
        assertEquals(0, mended.setup().halfmoves());
    }

    @Test
    void leavesAloneWhatIsHushed() {
        Document mended = new Edit.RepairAll(Set.of(Code.MULTIPLE_WHITE_KINGS)).applyTo(TWO_KINGS);
        assertEquals(2, mended.setup().board().count(Piece.WHITE_KING));
        assertEquals(0, mended.setup().halfmoves());
    }

    @Test
    void rightsAreGuessedAnewOnAnotherBoard() {
        Document document = new Edit.EmptyBoard().applyTo(Document.start(Rules.ANY_CASTLING));
        document = new Edit.Put(Square.of(4, 0), Piece.WHITE_KING).applyTo(document);
        document = new Edit.Put(Square.of(7, 0), Piece.WHITE_ROOK).applyTo(document);
        assertEquals(new Castling(7, -1, -1, -1), document.setup().castling());
        document = new Edit.KindOfBoard(Rules.CAPABLANCA).applyTo(document);
        assertEquals(Castling.NONE, document.setup().castling());
    }
}
