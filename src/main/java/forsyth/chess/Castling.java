package forsyth.chess;

/**
 * Castling rights as claims: for each side and wing the file of the rook that owns the right, or -1.
 * What the board backs of them is {@linkplain CastlingBacking effective}.
 */
public record Castling(int whiteKing, int whiteQueen, int blackKing, int blackQueen) {
    /** No right. */
    /** In place of a rook's file: the side has no right on that wing. */
    public static final int NO_ROOK = -1;

    public static final Castling NONE = new Castling(NO_ROOK, NO_ROOK, NO_ROOK, NO_ROOK);

    public Castling {
        if (Math.min(Math.min(whiteKing, whiteQueen), Math.min(blackKing, blackQueen)) < -1) {
            throw new IllegalArgumentException("a rook's file is -1 or from 0");
        }
    }

    /** All rights of a side's array, given the files of its rooks, for both sides alike. */
    public static Castling ofRooks(int kingWing, int queenWing) {
        return new Castling(kingWing, queenWing, kingWing, queenWing);
    }

    /** The file of the rook that owns the right, or -1. */
    public int rook(Side side, Wing wing) {
        if (side == Side.WHITE) {
            return wing == Wing.KING ? whiteKing : whiteQueen;
        }
        return wing == Wing.KING ? blackKing : blackQueen;
    }

    public boolean has(Side side, Wing wing) {
        return rook(side, wing) >= 0;
    }

    /** These rights with that one owned by the rook on the given file, or by none (-1). */
    public Castling with(Side side, Wing wing, int file) {
        return new Castling(
                side == Side.WHITE && wing == Wing.KING ? file : whiteKing,
                side == Side.WHITE && wing == Wing.QUEEN ? file : whiteQueen,
                side == Side.BLACK && wing == Wing.KING ? file : blackKing,
                side == Side.BLACK && wing == Wing.QUEEN ? file : blackQueen);
    }

    public Castling without(Side side, Wing wing) {
        return with(side, wing, -1);
    }

    /** Written out: the equals that a record is given takes 15 ms at its first call. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Castling castling
                && whiteKing == castling.whiteKing
                && whiteQueen == castling.whiteQueen
                && blackKing == castling.blackKing
                && blackQueen == castling.blackQueen;
    }

    @Override
    public int hashCode() {
        return ((whiteKing * 31 + whiteQueen) * 31 + blackKing) * 31 + blackQueen;
    }
}
