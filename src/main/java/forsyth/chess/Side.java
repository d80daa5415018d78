package forsyth.chess;

/** White or Black. */
public enum Side {
    WHITE(0, 16),
    BLACK(7, -16);

    private final int backRank;
    private final int forward;

    Side(int backRank, int forward) {
        this.backRank = backRank;
        this.forward = forward;
    }

    public Side opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The rank of the king at the start: 0 (rank 1) for White, 7 (rank 8) for Black. */
    public int backRank() {
        return backRank;
    }

    /** The rank from which pawns step two squares: 1 (rank 2) or 6 (rank 7). */
    public int pawnRank() {
        return this == WHITE ? 1 : 6;
    }

    /** What a pawn's single step adds to a square. */
    public int forward() {
        return forward;
    }

    /** The letter of the turn field: {@code w} or {@code b}. */
    public char letter() {
        return this == WHITE ? 'w' : 'b';
    }
}
