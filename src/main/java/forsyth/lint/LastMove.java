package forsyth.lint;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;

/**
 * Takes back moves of the side that moved last, in search of one before which the king now in check was not attacked.
 * A captured man may come back where the checked side has lost one; a right or a clock restricts nothing else.
 */
final class LastMove {
    private static final int[] KNIGHT = {33, 31, 18, 14, -14, -18, -31, -33};
    private static final int[] STRAIGHT = {16, -16, 1, -1};
    private static final int[] DIAGONAL = {17, 15, -15, -17};

    private final Census census;
    private final Board board;
    private final Side mover;
    private final int king;
    private final Piece pawn;
    /** Stands for any man captured by the last move: it can only be in the way. */
    private final Piece captured;

    private final boolean hasCaptured;

    LastMove(Census census) {
        this.census = census;
        this.board = census.board();
        Side checked = census.setup().turn();
        this.mover = checked.opposite();
        this.king = board.king(checked);
        this.pawn = Piece.of(mover, Role.PAWN);
        this.captured = Piece.of(checked, Role.KNIGHT);
        this.hasCaptured = census.lost(checked) > 0;
    }

    /** Whether there is such a move. */
    boolean exists() {
        int enPassant = census.effective().enPassant();
        if (enPassant != Square.NONE) {
            Board before = board.without(enPassant + mover.forward());
            return isSafe(before.with(enPassant - mover.forward(), pawn));
        }
        for (int to = 0; to < 128; to++) {
            Piece man = board.at(to).orElse(null);
            if (man != null && man.side() == mover && moved(man, to)) {
                return true;
            }
        }
        return castled(Wing.KING) || castled(Wing.QUEEN);
    }

    private boolean moved(Piece man, int to) {
        Role role = man.role();
        return switch (role) {
            case PAWN -> pawnMoved(to);
            case KING -> stepped(man, to, STRAIGHT) || stepped(man, to, DIAGONAL);
            default ->
                role.leaps() && stepped(man, to, KNIGHT)
                        || role.slidesStraight() && slid(man, to, STRAIGHT)
                        || role.slidesDiagonally() && slid(man, to, DIAGONAL)
                        || promoted(to);
        };
    }

    private boolean stepped(Piece man, int to, int[] steps) {
        for (int step : steps) {
            int from = to + step;
            if (isFree(from) && (quiet(man, from, to) || capturing(man, from, to))) {
                return true;
            }
        }
        return false;
    }

    private boolean slid(Piece man, int to, int[] directions) {
        for (int direction : directions) {
            for (int from = to + direction; isFree(from); from += direction) {
                if (quiet(man, from, to) || capturing(man, from, to)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean pawnMoved(int to) {
        int forward = mover.forward();
        int single = to - forward;
        boolean isFromRank = Square.rank(single) != mover.backRank();
        if (isFromRank && isFree(single) && quiet(pawn, single, to)) {
            return true;
        }
        int twice = single - forward;
        if (Square.rank(twice) == mover.pawnRank() && isFree(single) && isFree(twice) && quiet(pawn, twice, to)) {
            return true;
        }
        for (int side = -1; side <= 1; side += 2) {
            int from = single + side;
            if (isFromRank && isFree(from) && (capturing(pawn, from, to) || capturedEnPassant(from, to))) {
                return true;
            }
        }
        return false;
    }

    private boolean capturedEnPassant(int from, int to) {
        Side checked = mover.opposite();
        int origin = to + mover.forward();
        int victim = to - mover.forward();
        boolean isPossible = hasCaptured
                && census.missingPawns(checked) > 0
                && Square.rank(origin) == checked.pawnRank()
                && isFree(origin)
                && isFree(victim);
        return isPossible && isSafe(board.without(to).with(from, pawn).with(victim, Piece.of(checked, Role.PAWN)));
    }

    private boolean promoted(int to) {
        if (Square.rank(to) != mover.opposite().backRank() || census.missingPawns(mover) == 0) {
            return false;
        }
        int from = to - mover.forward();
        return isFree(from) && quiet(pawn, from, to)
                || isFree(from - 1) && capturing(pawn, from - 1, to)
                || isFree(from + 1) && capturing(pawn, from + 1, to);
    }

    private boolean quiet(Piece man, int from, int to) {
        return isSafe(board.without(to).with(from, man));
    }

    private boolean capturing(Piece man, int from, int to) {
        return hasCaptured && isSafe(board.with(to, captured).with(from, man));
    }

    /** Whether castling on that wing was the last move, from any king's and rook's file that the rules allow. */
    private boolean castled(Wing wing) {
        Geometry geometry = board.geometry();
        Castling rights = census.effective().castling();
        int kingTo = Square.of(geometry.castledKingFile(wing), mover.backRank());
        int rookTo = Square.of(geometry.castledRookFile(wing), mover.backRank());
        if (rights.has(mover, Wing.KING)
                || rights.has(mover, Wing.QUEEN)
                || !board.is(kingTo, Piece.of(mover, Role.KING))
                || !board.is(rookTo, Piece.of(mover, Role.ROOK))) {
            return false;
        }
        Board without = board.without(kingTo).without(rookTo);
        for (int king = 1; king < geometry.files() - 1; king++) {
            for (int rook = king + wing.direction(); rook >= 0 && rook < geometry.files(); rook += wing.direction()) {
                int kingFrom = Square.of(king, mover.backRank());
                int rookFrom = Square.of(rook, mover.backRank());
                boolean isPossible = census.rules().allow(king, rook)
                        && isClear(without, kingFrom, kingTo)
                        && isClear(without, rookFrom, rookTo);
                if (isPossible && castledFrom(without, kingFrom, rookFrom, kingTo)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Castling neither out of check nor over an attacked square, the king to be explained being safe before. */
    private boolean castledFrom(Board without, int kingFrom, int rookFrom, int kingTo) {
        Board before = without.with(kingFrom, Piece.of(mover, Role.KING)).with(rookFrom, Piece.of(mover, Role.ROOK));
        int step = Integer.signum(kingTo - kingFrom);
        for (int square = kingFrom; square != kingTo; square += step) {
            if (Attacks.isAttacked(before, square, mover.opposite())) {
                return false;
            }
        }
        return isSafe(before);
    }

    private static boolean isClear(Board board, int from, int to) {
        for (int square = Math.min(from, to); square <= Math.max(from, to); square++) {
            if (!board.isEmpty(square)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(int square) {
        return board.geometry().contains(square) && board.isEmpty(square);
    }

    private boolean isSafe(Board before) {
        return !Attacks.isAttacked(before, king, mover);
    }
}
