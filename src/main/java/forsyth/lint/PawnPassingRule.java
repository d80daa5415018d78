package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;

/** While no man is lost, no pawn can have passed the one that faces it. */
final class PawnPassingRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        if (census.lost(Side.WHITE) + census.lost(Side.BLACK) > 0) {
            return;
        }
        List<Integer> squares = new ArrayList<>();
        for (int file = 0; file < census.geometry().files(); file++) {
            int white = foremost(census.board(), file, Piece.WHITE_PAWN);
            int black = foremost(census.board(), file, Piece.BLACK_PAWN);
            if (white != Square.NONE && black != Square.NONE && Square.rank(white) > Square.rank(black)) {
                squares.addAll(List.of(white, black));
            }
        }
        if (!squares.isEmpty()) {
            report.add(Finding.ofBoard(Code.IMPOSSIBLE_PAWN_PASSING, squares, Census.names(squares)));
        }
    }

    private static int foremost(Board board, int file, Piece pawn) {
        int from = pawn.side() == Side.WHITE ? Geometry.RANKS - 1 : 0;
        for (int i = 0; i < Geometry.RANKS; i++) {
            int square = Square.of(file, Math.abs(from - i));
            if (board.is(square, pawn)) {
                return square;
            }
        }
        return Square.NONE;
    }
}
