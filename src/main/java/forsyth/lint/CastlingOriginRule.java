package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.ArrayList;
import java.util.List;

/** Castling rights come from a starting array: no king in a corner, and both sides alike. */
final class CastlingOriginRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        Castling castling = census.effective().castling();
        if (castling.equals(Castling.NONE)) {
            return;
        }
        corner(census, Side.WHITE, report);
        corner(census, Side.BLACK, report);
        if (!isMirrored(census.board(), castling)) {
            report.add(Finding.ofBoard(Code.CASTLING_NOT_MIRRORED, owners(census.board(), castling)));
        }
    }

    private static void corner(Census census, Side side, Report report) {
        if (!hasRight(census.effective().castling(), side)) {
            return;
        }
        int king = census.board().king(side);
        int file = Square.file(king);
        if (file == 0 || file == census.geometry().files() - 1) {
            Setup setup = census.setup();
            Castling without = setup.castling().without(side, Wing.KING).without(side, Wing.QUEEN);
            report.add(
                    Finding.ofBoard(Code.CASTLING_KING_IN_CORNER, List.of(king), Square.name(king)),
                    new Fix("drop-rights", List.of(Square.name(king)), setup.with(without)));
        }
    }

    private static boolean hasRight(Castling castling, Side side) {
        return castling.has(side, Wing.KING) || castling.has(side, Wing.QUEEN);
    }

    private static boolean isMirrored(Board board, Castling castling) {
        if (!hasRight(castling, Side.WHITE) || !hasRight(castling, Side.BLACK)) {
            return true;
        }
        return Square.file(board.king(Side.WHITE)) == Square.file(board.king(Side.BLACK))
                && isMirrored(castling.whiteKing(), castling.blackKing())
                && isMirrored(castling.whiteQueen(), castling.blackQueen());
    }

    private static boolean isMirrored(int whiteRook, int blackRook) {
        return whiteRook < 0 || blackRook < 0 || whiteRook == blackRook;
    }

    /** The kings and rooks that have the rights. */
    private static List<Integer> owners(Board board, Castling castling) {
        List<Integer> squares = new ArrayList<>();
        for (Side side : Side.values()) {
            squares.add(board.king(side));
            for (Wing wing : Wing.values()) {
                if (castling.has(side, wing)) {
                    squares.add(Square.of(castling.rook(side, wing), side.backRank()));
                }
            }
        }
        return squares;
    }
}
