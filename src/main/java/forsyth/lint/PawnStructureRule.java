package forsyth.lint;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The pawns of a side can have come from different squares of its pawn rank with no more captures than the opponent
 * has lost men. A necessary condition only; pawns on the back ranks are left out, and more pawns than files too.
 */
final class PawnStructureRule implements Rule {
    private static final int IMPOSSIBLE = 1000;
    /** Ranks from the start rank to the last but one. */
    private static final int MOST_ADVANCED = Geometry.RANKS - 3;

    @Override
    public void check(Census census, Report report) {
        check(census, Side.WHITE, report);
        check(census, Side.BLACK, report);
    }

    private static void check(Census census, Side side, Report report) {
        int count = census.count(side, Role.PAWN);
        if (count == Integer.bitCount(census.pawnFiles(side))
                || count > census.geometry().files()) {
            return;
        }
        int captures = census.lost(side.opposite());
        if (simplest(census, side) <= captures) {
            return;
        }
        int[] pawns = pawns(census, side);
        if (fewest(pawns, side, census.geometry()) > captures) {
            List<Integer> squares = Arrays.stream(pawns).boxed().toList();
            Code code =
                    side == Side.WHITE ? Code.IMPOSSIBLE_WHITE_PAWN_STRUCTURE : Code.IMPOSSIBLE_BLACK_PAWN_STRUCTURE;
            report.add(Finding.ofBoard(code, squares, Census.names(squares), captures));
        }
    }

    /** The squares of the side's pawns but for the back ranks, the least advanced first. */
    private static int[] pawns(Census census, Side side) {
        IntStream.Builder squares = IntStream.builder();
        for (int advance = 0; advance <= MOST_ADVANCED; advance++) {
            int rank = rank(side, advance);
            for (int row = census.pawns(side, rank); row != 0; row &= row - 1) {
                squares.add(Square.of(Integer.numberOfTrailingZeros(row), rank));
            }
        }
        return squares.build().toArray();
    }

    private static int rank(Side side, int advance) {
        return side.pawnRank() + (side == Side.WHITE ? advance : -advance);
    }

    /** Ranks from the start rank. */
    private static int advance(int square, Side side) {
        return Math.abs(Square.rank(square) - side.pawnRank());
    }

    /**
     * An upper bound, quickly found: the least advanced pawn of each file stays on it, and the others in turn come
     * from the nearest file that is left.
     */
    private static int simplest(Census census, Side side) {
        int free = ~census.pawnFiles(side) & (1 << census.geometry().files()) - 1;
        int seen = 0;
        int total = 0;
        for (int advance = 0; advance <= MOST_ADVANCED; advance++) {
            int row = census.pawns(side, rank(side, advance));
            for (int others = row & seen; others != 0; others &= others - 1) {
                int file = Integer.numberOfTrailingZeros(others);
                int distance = nearest(free, file, advance);
                if (distance > advance) {
                    return IMPOSSIBLE;
                }
                int left = file - distance;
                free &= ~(1 << (left >= 0 && (free >> left & 1) == 1 ? left : file + distance));
                total += distance;
            }
            seen |= row;
        }
        return total;
    }

    /** Files from here to the nearest free one, more than the most where none is in reach. */
    private static int nearest(int free, int file, int most) {
        int distance = 0;
        while (distance <= most
                && (file < distance || (free >> file - distance & 1) == 0)
                && (free >> file + distance & 1) == 0) {
            distance++;
        }
        return distance;
    }

    /** The fewest captures with which all pawns come from different files: least[files taken], pawn by pawn. */
    private static int fewest(int[] pawns, Side side, Geometry geometry) {
        int[] least = new int[1 << geometry.files()];
        Arrays.fill(least, IMPOSSIBLE);
        least[0] = 0;
        for (int taken = 0; taken < least.length; taken++) {
            int next = Integer.bitCount(taken);
            if (least[taken] >= IMPOSSIBLE || next == pawns.length) {
                continue;
            }
            int pawn = pawns[next];
            for (int file = 0; file < geometry.files(); file++) {
                int distance = Math.abs(file - Square.file(pawn));
                if ((taken & 1 << file) == 0 && distance <= advance(pawn, side)) {
                    int with = taken | 1 << file;
                    least[with] = Math.min(least[with], least[taken] + distance);
                }
            }
        }
        return best(least, pawns.length);
    }

    private static int best(int[] least, int pawns) {
        int best = IMPOSSIBLE;
        for (int taken = 0; taken < least.length; taken++) {
            best = Integer.bitCount(taken) == pawns ? Math.min(best, least[taken]) : best;
        }
        return best;
    }
}
