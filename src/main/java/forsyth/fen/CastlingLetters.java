package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.CastlingBacking;
import forsyth.chess.Side;
import forsyth.chess.Wing;

/** Which letters spell a castling right. */
public enum CastlingLetters {
    /** {@code KQkq} only: a right of an inner rook has no spelling. */
    KQ_ONLY,
    /** {@code KQkq} for the outermost rook, the file letter for an inner one. */
    KQ_OR_FILE,
    /** Always the rook's file. */
    FILE;

    /** No rook is meant by the letter. */
    static final int NO_ROOK = -1;

    /** The letter of a right, or 0 where these letters cannot spell it. */
    char letterOf(Board board, Side side, Wing wing, int rookFile) {
        char letter;
        if (this != FILE && rookFile == CastlingBacking.outermostRook(board, side, wing)) {
            letter = wing == Wing.KING ? 'K' : 'Q';
        } else if (this != KQ_ONLY) {
            letter = (char) ('A' + rookFile);
        } else {
            return 0;
        }
        return side == Side.WHITE ? letter : Character.toLowerCase(letter);
    }

    /**
     * The file of the rook that a castling letter names: the outermost one of the wing for K and Q, the letter's
     * own file otherwise.
     *
     * @param letter upper case
     * @return {@link #NO_ROOK} where K or Q find no rook
     */
    static int fileOf(Board board, Side side, char letter) {
        return switch (letter) {
            case 'K' -> CastlingBacking.outermostRook(board, side, Wing.KING);
            case 'Q' -> CastlingBacking.outermostRook(board, side, Wing.QUEEN);
            default -> letter - 'A';
        };
    }
}
