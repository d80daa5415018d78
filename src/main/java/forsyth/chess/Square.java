package forsyth.chess;

/**
 * Squares as numbers {@code rank << 4 | file}, both from 0: a1 is 0, e4 is 0x34 on every board.
 * The spare files let an offset leave the board without landing on another rank.
 */
public final class Square {
    /** No square. */
    public static final int NONE = -1;

    private Square() {}

    public static int of(int file, int rank) {
        return rank << 4 | file;
    }

    /** The file from 0 (a). */
    public static int file(int square) {
        return square & 15;
    }

    /** The rank from 0 (rank 1). */
    public static int rank(int square) {
        return square >> 4;
    }

    public static char fileLetter(int file) {
        return (char) ('a' + file);
    }

    /** Algebraic name, {@code e4}; {@code -} for {@link #NONE}. */
    public static String name(int square) {
        return square == NONE ? "-" : "" + fileLetter(file(square)) + (char) ('1' + rank(square));
    }

    /** The square of an algebraic name in lower case, or {@link #NONE} where the board has none of that name. */
    public static int parse(CharSequence name, Geometry geometry) {
        if (name.length() != 2) {
            return NONE;
        }
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        boolean onBoard = file >= 0 && file < geometry.files() && rank >= 0 && rank < Geometry.RANKS;
        return onBoard ? of(file, rank) : NONE;
    }

    /** Whether the square has the colour of h1: light. */
    public static boolean isLight(int square) {
        return (file(square) + rank(square) & 1) == 1;
    }
}
