package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

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
        int files = census.pawnFiles(side);
        if (count == Integer.bitCount(files) || count > census.geometry().files()) {
            return;
        }
        int captures = census.lost(side.opposite());
        if (simplest(census.board(), side, files) <= captures) {
            return;
        }
        List<Integer> pawns = census.squares(Piece.of(side, Role.PAWN)).stream()
                .filter(square -> advance(square, side) >= 0 && advance(square, side) <= MOST_ADVANCED)
                .sorted(Comparator.comparing(square -> advance(square, side)))
                .toList();
        if (fewest(pawns, side, census.geometry()) > captures) {
            Code code =
                    side == Side.WHITE ? Code.IMPOSSIBLE_WHITE_PAWN_STRUCTURE : Code.IMPOSSIBLE_BLACK_PAWN_STRUCTURE;
            report.add(Finding.ofBoard(code, pawns, Census.names(pawns), captures));
        }
    }

    /** Ranks from the start rank: -1 on the own back rank, 6 on the last. */
    private static int advance(int square, Side side) {
        return Math.abs(Square.rank(square) - side.backRank()) - 1;
    }

    /**
     * An upper bound, quickly found: the least advanced pawn of each file stays on it, and the others in turn come
     * from the nearest file that is left.
     */
    private static int simplest(Board board, Side side, int files) {
        int pawn = Piece.of(side, Role.PAWN).code();
        int free = ~files & (1 << board.geometry().files()) - 1;
        int seen = 0;
        int total = 0;
        for (int advance = 0; advance <= MOST_ADVANCED; advance++) {
            int first = Square.of(0, side.pawnRank()) + advance * side.forward();
            for (int file = 0; file < board.geometry().files(); file++) {
                if (board.code(first + file) != pawn) {
                    continue;
                }
                if ((seen >> file & 1) == 1) {
                    int distance = nearest(free, file, advance);
                    if (distance > advance) {
                        return IMPOSSIBLE;
                    }
                    int left = file - distance;
                    free &= ~(1 << (left >= 0 && (free >> left & 1) == 1 ? left : file + distance));
                    total += distance;
                }
                seen |= 1 << file;
            }
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
    private static int fewest(List<Integer> pawns, Side side, Geometry geometry) {
        int[] least = new int[1 << geometry.files()];
        Arrays.fill(least, IMPOSSIBLE);
        least[0] = 0;
        for (int taken = 0; taken < least.length; taken++) {
            int next = Integer.bitCount(taken);
            if (least[taken] >= IMPOSSIBLE || next == pawns.size()) {
                continue;
            }
            int pawn = pawns.get(next);
            for (int file = 0; file < geometry.files(); file++) {
                int distance = Math.abs(file - Square.file(pawn));
                if ((taken & 1 << file) == 0 && distance <= advance(pawn, side)) {
                    int with = taken | 1 << file;
                    least[with] = Math.min(least[with], least[taken] + distance);
                }
            }
        }
        return best(least, pawns.size());
    }

    private static int best(int[] least, int pawns) {
        int best = IMPOSSIBLE;
        for (int taken = 0; taken < least.length; taken++) {
            best = Integer.bitCount(taken) == pawns ? Math.min(best, least[taken]) : best;
        }
        return best;
    }
}
