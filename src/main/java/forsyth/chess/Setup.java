package forsyth.chess;

import java.util.Objects;

/**
 * A position as set up: castling rights and the en passant square are claims, which the board may not back.
 *
 * @param enPassant the square behind a pawn that has just stepped two ranks, or {@link Square#NONE}
 * @param halfmoves plies since the last pawn move or capture, 0 to 9999
 * @param fullmove the number of the next move pair, 1 to 9999
 */
public record Setup(Board board, Side turn, Castling castling, int enPassant, int halfmoves, int fullmove) {
    /** The largest counter that a text may hold. */
    public static final int MAX_COUNTER = 9999;

    public Setup {
        Objects.requireNonNull(board);
        Objects.requireNonNull(turn);
        Objects.requireNonNull(castling);
        if (enPassant != Square.NONE && !board.geometry().contains(enPassant)) {
            throw new IllegalArgumentException("no en passant square " + enPassant);
        }
        if (halfmoves < 0 || halfmoves > MAX_COUNTER || fullmove < 1 || fullmove > MAX_COUNTER) {
            throw new IllegalArgumentException("counters out of range: " + halfmoves + " " + fullmove);
        }
    }

    /** An empty board, White to move. */
    public static Setup empty(Geometry geometry) {
        return new Setup(Board.empty(geometry), Side.WHITE, Castling.NONE, Square.NONE, 0, 1);
    }

    /** The start of chess, or of Capablanca chess on 10x8. */
    public static Setup start(Geometry geometry) {
        return start(geometry, geometry.startArray(), geometry.startArray());
    }

    /** The start of a game with these first ranks, from the a-file, and the rights of each side's outer rooks. */
    public static Setup start(Geometry geometry, String white, String black) {
        Board board = Board.ofArrays(geometry, white, black);
        Castling castling = Castling.NONE;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                castling = castling.with(side, wing, CastlingBacking.outermostRook(board, side, wing));
            }
        }
        return new Setup(board, Side.WHITE, castling, Square.NONE, 0, 1);
    }

    /** This setup without the claims that its board does not back. */
    public Setup effective(Rules rules) {
        Castling backed = CastlingBacking.effective(board, rules.on(board.geometry()), castling);
        boolean isEnPassant = enPassant != Square.NONE && EnPassant.of(board, turn, enPassant) == EnPassant.VALID;
        return with(backed).withEnPassant(isEnPassant ? enPassant : Square.NONE);
    }

    /** {@link #effective(Rules)} where any rook may own a right. */
    public Setup effective() {
        return effective(Rules.ANY_CASTLING);
    }

    public Setup with(Board changed) {
        return new Setup(changed, turn, castling, enPassant, halfmoves, fullmove);
    }

    public Setup with(Castling changed) {
        return changed.equals(castling) ? this : new Setup(board, turn, changed, enPassant, halfmoves, fullmove);
    }

    public Setup withTurn(Side changed) {
        return new Setup(board, changed, castling, enPassant, halfmoves, fullmove);
    }

    public Setup withEnPassant(int changed) {
        return changed == enPassant ? this : new Setup(board, turn, castling, changed, halfmoves, fullmove);
    }

    public Setup withHalfmoves(int changed) {
        return new Setup(board, turn, castling, enPassant, changed, fullmove);
    }

    public Setup withFullmove(int changed) {
        return new Setup(board, turn, castling, enPassant, halfmoves, changed);
    }
}
