package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Each side has one king. */
final class KingRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        if (census.men(Side.WHITE) + census.men(Side.BLACK) == 0) {
            Setup start = Setup.start(census.geometry());
            report.add(Finding.ofBoard(Code.EMPTY_BOARD, List.of()), new Fix("set-up-start", start));
        }
        kings(census, Side.WHITE, report);
        kings(census, Side.BLACK, report);
    }

    private static void kings(Census census, Side side, Report report) {
        int count = census.count(side, Role.KING);
        if (count == 0) {
            Code code = side == Side.WHITE ? Code.NO_WHITE_KING : Code.NO_BLACK_KING;
            report.add(Finding.ofBoard(code, List.of()), placements(census.setup(), side));
        } else if (count > 1) {
            List<Integer> kings = census.squares(Piece.of(side, Role.KING));
            Code code = side == Side.WHITE ? Code.MULTIPLE_WHITE_KINGS : Code.MULTIPLE_BLACK_KINGS;
            report.add(Finding.ofBoard(code, kings, count, Census.names(kings)), removals(census.setup(), side, kings));
        }
    }

    /** A king on an empty square of its back rank, its home square first and then from there outwards. */
    private static List<Fix> placements(Setup setup, Side side) {
        Board board = setup.board();
        int home = home(board.geometry(), side);
        String key = side == Side.WHITE ? "place-white-king" : "place-black-king";
        return IntStream.range(0, board.geometry().files())
                .mapToObj(file -> Square.of(file, side.backRank()))
                .filter(board::isEmpty)
                .sorted(Comparator.comparing(square -> distance(square, home)))
                .map(square -> new Fix(
                        key, List.of(Square.name(square)), setup.with(board.with(square, Piece.of(side, Role.KING)))))
                .toList();
    }

    /** One king is left: the one nearest to its home square that can stay without new harm. */
    private static List<Fix> removals(Setup setup, Side side, List<Integer> kings) {
        int home = home(setup.board().geometry(), side);
        String key = side == Side.WHITE ? "keep-white-king" : "keep-black-king";
        return kings.stream()
                .sorted(Comparator.comparing(square -> distance(square, home)))
                .map(kept -> new Fix(key, List.of(Square.name(kept)), withOnly(setup, kings, kept)))
                .toList();
    }

    private static Setup withOnly(Setup setup, List<Integer> kings, int kept) {
        Board board = setup.board();
        for (int king : kings) {
            board = king == kept ? board : board.without(king);
        }
        return setup.with(board);
    }

    private static int home(Geometry geometry, Side side) {
        return Square.of(geometry.kingFile(), side.backRank());
    }

    /** King's moves from one square to the other. */
    private static int distance(int from, int to) {
        return Math.max(Math.abs(Square.file(from) - Square.file(to)), Math.abs(Square.rank(from) - Square.rank(to)));
    }
}
