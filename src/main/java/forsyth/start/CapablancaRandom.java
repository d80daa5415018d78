package forsyth.start;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.start.FirstRank.Squares;
import java.util.OptionalInt;

/**
 * The arrays of Capablanca Random Chess by Scharnagl's numbers of 2005, 0 to 47,999; 48,000 is another name of 0.
 * The numbers count more arrays than the game allows: {@link #isAllowed}.
 */
public final class CapablancaRandom {
    /** How many numbers there are. */
    public static final int COUNT = 48_000;
    /** On how many squares an array has to differ from Gothic chess. */
    public static final int LEAST_GOTHIC_DISTANCE = 3;

    private static final int FILES = Geometry.CAPABLANCA.files();

    private CapablancaRandom() {}

    /** The first rank from the a-file, upper case. */
    public static String array(int number) {
        if (number < 0 || number > COUNT) {
            throw new IllegalArgumentException("no Capablanca random array " + number);
        }
        boolean isQueenLight = number % 2 == 1;
        int rest = number % COUNT / 2;
        return new FirstRank(FILES)
                .put(isQueenLight ? 'Q' : 'A', Squares.LIGHT, rest % 5)
                .put(isQueenLight ? 'A' : 'Q', Squares.DARK, rest / 5 % 5)
                .put('B', Squares.LIGHT, rest / 25 % 4)
                .put('B', Squares.DARK, rest / 100 % 4)
                .put('C', Squares.ANY, rest / 400 % 6)
                .withKnights(rest / 2400);
    }

    /** The number below 48,000 of a first rank, upper case from the a-file; empty where it has none. */
    public static OptionalInt number(String array) {
        if (array.length() != FILES) {
            return OptionalInt.empty();
        }
        int queen = array.indexOf('Q');
        boolean isQueenLight = queen >= 0 && Square.isLight(Square.of(queen, 0));
        FirstRank rank = new FirstRank(FILES);
        int rest = rank.take(isQueenLight ? 'Q' : 'A', Squares.LIGHT, array);
        rest += 5 * rank.take(isQueenLight ? 'A' : 'Q', Squares.DARK, array);
        rest += 25 * rank.take('B', Squares.LIGHT, array);
        rest += 100 * rank.take('B', Squares.DARK, array);
        rest += 400 * rank.take('C', Squares.ANY, array);
        rest += 2400 * rank.knights(array);
        int number = 2 * rest + (isQueenLight ? 1 : 0);
        return number < COUNT && array(number).equals(array) ? OptionalInt.of(number) : OptionalInt.empty();
    }

    /** The start of a game with this array on both sides. */
    public static Setup setup(int number) {
        String array = array(number);
        return Setup.start(Geometry.CAPABLANCA, array, array);
    }

    /** Whether the game can begin with an array: pawns protected, bishops apart, unlike Gothic chess. */
    public static boolean isAllowed(String array) {
        return !hasAdjacentBishops(array)
                && gothicDistance(array) >= LEAST_GOTHIC_DISTANCE
                && isEveryPawnProtected(array);
    }

    /** Whether a man of the first rank protects each pawn of the second. */
    public static boolean isEveryPawnProtected(String array) {
        Board board = Board.ofArrays(Geometry.CAPABLANCA, array, array);
        for (int file = 0; file < FILES; file++) {
            if (!Attacks.isAttacked(board, Square.of(file, Side.WHITE.pawnRank()), Side.WHITE)) {
                return false;
            }
        }
        return true;
    }

    public static boolean hasAdjacentBishops(String array) {
        return array.contains("BB");
    }

    /** The number of squares on which an array differs from that of Gothic chess. */
    public static int gothicDistance(String array) {
        String gothic = NamedStart.GOTHIC.array();
        int distance = 0;
        for (int file = 0; file < FILES; file++) {
            distance += array.charAt(file) == gothic.charAt(file) ? 0 : 1;
        }
        return distance;
    }
}
