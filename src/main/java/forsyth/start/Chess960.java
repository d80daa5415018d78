package forsyth.start;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.start.FirstRank.Squares;
import java.util.OptionalInt;

/** The arrays of Chess960 by Scharnagl's numbers, 0 to 959; 518 is the array of chess. */
public final class Chess960 {
    /** How many arrays there are. */
    public static final int COUNT = 960;
    /** How many pairs of arrays there are: the starts of double Fischer random. */
    public static final int PAIRS = COUNT * COUNT;

    private Chess960() {}

    /** The first rank from the a-file, upper case. */
    public static String array(int number) {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("no Chess960 array " + number);
        }
        return new FirstRank(Geometry.STANDARD.files())
                .put('B', Squares.LIGHT, number % 4)
                .put('B', Squares.DARK, number / 4 % 4)
                .put('Q', Squares.ANY, number / 16 % 6)
                .withKnights(number / 96);
    }

    /** The number of a first rank, upper case from the a-file; empty for all that is no array of Chess960. */
    public static OptionalInt number(String array) {
        if (array.length() != Geometry.STANDARD.files()) {
            return OptionalInt.empty();
        }
        FirstRank rank = new FirstRank(array.length());
        int bishops = rank.take('B', Squares.LIGHT, array) + 4 * rank.take('B', Squares.DARK, array);
        int number = bishops + 16 * rank.take('Q', Squares.ANY, array) + 96 * rank.knights(array);
        return number < COUNT && array(number).equals(array) ? OptionalInt.of(number) : OptionalInt.empty();
    }

    /** The start of a game with these arrays. */
    public static Setup setup(int white, int black) {
        return Setup.start(Geometry.STANDARD, array(white), array(black));
    }

    /** The start of a pair by its one number, white * 960 + black. */
    public static Setup setupOfPair(int pair) {
        return setup(Math.floorDiv(pair, COUNT), Math.floorMod(pair, COUNT));
    }

    /** The one number of a pair, 0 to 921,599. */
    public static int pair(int white, int black) {
        return white * COUNT + black;
    }
}
