package forsyth.chess;

/** The side of the board, seen from the king, on which a castling rook stands. */
public enum Wing {
    /** Towards the last file (h or j): O-O. */
    KING,
    /** Towards the a-file: O-O-O. */
    QUEEN;

    /** +1 towards the last file, -1 towards the a-file. */
    public int direction() {
        return this == KING ? 1 : -1;
    }
}
