package forsyth.chess;

/** The kind of board a position is set up for, and which castling rights it can have. */
public enum Rules {
    /** 8x8 with Chess960 castling: any rook may own a right. */
    ANY_CASTLING(Geometry.STANDARD),
    /** 8x8 with castling of the standard array only: king e, rooks a and h. */
    STANDARD_CASTLING(Geometry.STANDARD),
    /** 10x8, any rook may own a right. */
    CAPABLANCA(Geometry.CAPABLANCA);

    private final Geometry geometry;

    Rules(Geometry geometry) {
        this.geometry = geometry;
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The rules that hold on a board of that size when these were asked for; 10x8 has only one kind. */
    public Rules on(Geometry board) {
        if (board == Geometry.CAPABLANCA) {
            return CAPABLANCA;
        }
        return this == STANDARD_CASTLING ? STANDARD_CASTLING : ANY_CASTLING;
    }

    /** Whether a right of a king on this file and a rook on that file, both on the back rank, can exist. */
    public boolean allow(int kingFile, int rookFile) {
        return this != STANDARD_CASTLING || kingFile == 4 && (rookFile == 0 || rookFile == 7);
    }
}
