package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Square;
import java.util.List;
import java.util.stream.Stream;

/** No pawn stands on the first or the last rank. */
final class BackRankPawnRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        if (!census.hasBackRankPawn()) {
            return;
        }
        List<Integer> pawns = Stream.of(Piece.WHITE_PAWN, Piece.BLACK_PAWN)
                .flatMap(pawn -> census.squares(pawn).stream())
                .filter(square -> Square.rank(square) == 0 || Square.rank(square) == Geometry.RANKS - 1)
                .toList();
        Board board = census.board();
        for (int pawn : pawns) {
            board = board.without(pawn);
        }
        report.add(
                Finding.ofBoard(Code.PAWN_ON_BACK_RANK, pawns, Census.names(pawns)),
                new Fix(
                        "remove-back-rank-pawns",
                        List.of(Census.names(pawns)),
                        census.setup().with(board)));
    }
}
