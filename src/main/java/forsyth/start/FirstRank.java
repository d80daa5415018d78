package forsyth.start;

import forsyth.chess.Square;

/** A first rank that is filled man by man, each on one of the free squares, counted from the a-file. */
final class FirstRank {
    /** Which squares of the rank a man may be put on. */
    enum Squares {
        LIGHT,
        DARK,
        ANY;

        private boolean contains(int file) {
            return this == ANY || Square.isLight(Square.of(file, 0)) == (this == LIGHT);
        }
    }

    /** The ways to put two knights on five squares, in the order of their code (Scharnagl's N5N table). */
    private static final int[][] KNIGHTS = {
        {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
    };
    /** The number of {@link #KNIGHTS}. */
    static final int KNIGHT_CODES = 10;

    private static final char FREE = '.';

    private final StringBuilder men;

    FirstRank(int files) {
        this.men = new StringBuilder(String.valueOf(FREE).repeat(files));
    }

    FirstRank put(char man, Squares squares, int index) {
        int left = index;
        for (int file = 0; file < men.length(); file++) {
            if (isFree(file, squares) && left-- == 0) {
                men.setCharAt(file, man);
                return this;
            }
        }
        throw new IllegalArgumentException("no free square " + index + " for " + man + " on " + men);
    }

    /** The whole rank: two knights on the free squares by their code, then rook, king, rook. */
    String withKnights(int code) {
        put('N', Squares.ANY, KNIGHTS[code][1]).put('N', Squares.ANY, KNIGHTS[code][0]);
        return put('R', Squares.ANY, 0)
                .put('K', Squares.ANY, 0)
                .put('R', Squares.ANY, 0)
                .men
                .toString();
    }

    /** Puts the man where the array has it, and gives its index; 0, and nothing put, where the array has none there. */
    int take(char man, Squares squares, String array) {
        int index = 0;
        for (int file = 0; file < men.length(); file++) {
            if (isFree(file, squares)) {
                if (array.charAt(file) == man) {
                    men.setCharAt(file, man);
                    return index;
                }
                index++;
            }
        }
        return 0;
    }

    /** The code of the array's two knights among the free squares; 0 where they are not two. */
    int knights(String array) {
        int first = take('N', Squares.ANY, array);
        int second = take('N', Squares.ANY, array) + 1;
        for (int code = 0; code < KNIGHT_CODES; code++) {
            if (KNIGHTS[code][0] == first && KNIGHTS[code][1] == second) {
                return code;
            }
        }
        return 0;
    }

    private boolean isFree(int file, Squares squares) {
        return men.charAt(file) == FREE && squares.contains(file);
    }
}
