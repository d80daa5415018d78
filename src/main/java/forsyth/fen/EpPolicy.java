package forsyth.fen;

import forsyth.chess.EnPassant;
import forsyth.chess.Setup;
import forsyth.chess.Square;

/** When the en passant square is written. */
public enum EpPolicy {
    /** After every double step (PGN standard 1994, 16.1.3.4). */
    ALWAYS,
    /** Where an enemy pawn stands beside the pushed one (X-FEN). */
    CAPTURABLE,
    /** Where an en passant capture is legal. */
    LEGAL;

    /** The square to write for a setup whose en passant square is effective, or {@link Square#NONE}. */
    public int squareOf(Setup effective) {
        int square = effective.enPassant();
        if (square == Square.NONE || this == ALWAYS) {
            return square;
        }
        boolean isWritten = this == CAPTURABLE
                ? EnPassant.isCapturable(effective.board(), effective.turn(), square)
                : EnPassant.isLegallyCapturable(effective.board(), effective.turn(), square);
        return isWritten ? square : Square.NONE;
    }
}
