package forsyth.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether the board backs a castling right: one king of that colour, on its back rank, and an own rook on the
 * right's file of that rank, on that wing's side of the king. Attacked or blocked squares do not matter: a right
 * is history, not this move's possibility.
 */
public enum CastlingBacking {
    BACKED,
    NO_KING,
    SEVERAL_KINGS,
    KING_OFF_BACK_RANK,
    NO_ROOK,
    /** Backed on the board, but not a right of the standard array, which the rules ask for. */
    NOT_STANDARD;

    private static final Side[] SIDES = Side.values();
    private static final Wing[] WINGS = Wing.values();

    /** What the board says of a right of the rook on that file. */
    public static CastlingBacking of(Board board, Rules rules, Side side, Wing wing, int rookFile) {
        int king = board.king(side);
        if (king == Square.NONE) {
            return board.find(Piece.of(side, Role.KING)) == Square.NONE ? NO_KING : SEVERAL_KINGS;
        }
        if (Square.rank(king) != side.backRank()) {
            return KING_OFF_BACK_RANK;
        }
        int kingFile = Square.file(king);
        boolean onWing = rookFile >= 0 && (rookFile - kingFile) * wing.direction() > 0;
        if (!onWing || !board.is(Square.of(rookFile, side.backRank()), Piece.of(side, Role.ROOK))) {
            return NO_ROOK;
        }
        return rules.allow(kingFile, rookFile) ? BACKED : NOT_STANDARD;
    }

    /** The rights of these claims that the board backs. */
    public static Castling effective(Board board, Rules rules, Castling claims) {
        if (claims.equals(Castling.NONE)) {
            return claims;
        }
        Castling result = claims;
        for (Side side : SIDES) {
            for (Wing wing : WINGS) {
                if (claims.has(side, wing) && of(board, rules, side, wing, claims.rook(side, wing)) != BACKED) {
                    result = result.without(side, wing);
                }
            }
        }
        return result;
    }

    /** The files of the rooks that could own the right, the outermost first. */
    public static List<Integer> candidates(Board board, Rules rules, Side side, Wing wing) {
        List<Integer> files = new ArrayList<>();
        int last = board.geometry().files() - 1;
        for (int i = 0; i <= last; i++) {
            int file = wing == Wing.KING ? last - i : i;
            if (of(board, rules, side, wing, file) == BACKED) {
                files.add(file);
            }
        }
        return List.copyOf(files);
    }

    /** Why no rook can own the right, or {@link #BACKED} where one can. */
    public static CastlingBacking ofAny(Board board, Rules rules, Side side, Wing wing) {
        if (!candidates(board, rules, side, wing).isEmpty()) {
            return BACKED;
        }
        boolean other = !candidates(board, Rules.ANY_CASTLING, side, wing).isEmpty();
        return other ? NOT_STANDARD : of(board, rules, side, wing, -1);
    }

    /**
     * The file of the rook on the back rank that stands nearest to the edge on that wing of the king, or -1: the
     * rook that {@code K Q k q} name in X-FEN (Scharnagl 2003). Asks for one king on the back rank.
     */
    public static int outermostRook(Board board, Side side, Wing wing) {
        int king = board.king(side);
        if (king == Square.NONE || Square.rank(king) != side.backRank()) {
            return -1;
        }
        int edge = board.geometry().rookFile(wing);
        int rook = Piece.of(side, Role.ROOK).code();
        for (int file = edge; file != Square.file(king); file -= wing.direction()) {
            if (board.code(Square.of(file, side.backRank())) == rook) {
                return file;
            }
        }
        return -1;
    }
}
