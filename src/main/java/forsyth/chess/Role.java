package forsyth.chess;

/** The kind of a man: its FEN letter and how it moves. */
public enum Role {
    PAWN('P', false, false, false),
    KNIGHT('N', true, false, false),
    BISHOP('B', false, true, false),
    ROOK('R', false, false, true),
    QUEEN('Q', false, true, true),
    KING('K', false, false, false),
    /** Bishop and knight in one, on 10x8 boards. */
    ARCHBISHOP('A', true, true, false),
    /** Rook and knight in one, on 10x8 boards. */
    CHANCELLOR('C', true, false, true);

    private final char letter;
    private final boolean leaps;
    private final boolean diagonal;
    private final boolean straight;

    Role(char letter, boolean leaps, boolean diagonal, boolean straight) {
        this.letter = letter;
        this.leaps = leaps;
        this.diagonal = diagonal;
        this.straight = straight;
    }

    /** The upper-case FEN letter, the same in every language. */
    public char letter() {
        return letter;
    }

    /** Whether the man jumps as a knight does. */
    public boolean leaps() {
        return leaps;
    }

    /** Whether the man slides along diagonals. */
    public boolean slidesDiagonally() {
        return diagonal;
    }

    /** Whether the man slides along ranks and files. */
    public boolean slidesStraight() {
        return straight;
    }
}
