package forsyth.chess;

import java.util.ArrayList;
import java.util.List;

/** Which men attack a square. */
public final class Attacks {
    private static final int[] STRAIGHT = {16, -16, 1, -1};
    private static final int[] DIAGONAL = {17, 15, -15, -17};
    private static final int[] LEAPS = {33, 31, 18, 14, -14, -18, -31, -33};

    private Attacks() {}

    /** Whether any man of that side attacks the square. */
    public static boolean isAttacked(Board board, int square, Side by) {
        return leaper(board, square, by) || slider(board, square, by, STRAIGHT) || slider(board, square, by, DIAGONAL);
    }

    /** Whether any king of that side is attacked. */
    public static boolean isKingAttacked(Board board, Side side) {
        Piece king = Piece.of(side, Role.KING);
        for (int square = board.find(king); square >= 0 && square < 128; square++) {
            if (board.is(square, king) && isAttacked(board, square, side.opposite())) {
                return true;
            }
        }
        return false;
    }

    /** The squares of all men of that side that attack the square, in the order of their numbers. */
    public static List<Integer> attackers(Board board, int square, Side by) {
        List<Integer> result = new ArrayList<>();
        for (int from = 0; from < 128; from++) {
            int code = board.code(from);
            if (code != 0 && Piece.ofCode(code).side() == by && attacks(board, from, square)) {
                result.add(from);
            }
        }
        return List.copyOf(result);
    }

    /** Whether the man on the one square attacks the other. */
    public static boolean attacks(Board board, int from, int target) {
        int code = board.code(from);
        if (code == 0 || from == target) {
            return false;
        }
        Piece piece = Piece.ofCode(code);
        int step = target - from;
        return switch (piece.role()) {
            case PAWN ->
                step == piece.side().forward() + 1 || step == piece.side().forward() - 1;
            case KING -> contains(STRAIGHT, step) || contains(DIAGONAL, step);
            default ->
                piece.role().leaps() && contains(LEAPS, step)
                        || piece.role().slidesStraight() && reaches(board, from, target, STRAIGHT)
                        || piece.role().slidesDiagonally() && reaches(board, from, target, DIAGONAL);
        };
    }

    private static boolean leaper(Board board, int square, Side by) {
        int king = Piece.of(by, Role.KING).code();
        for (int i = 0; i < 4; i++) {
            if (on(board, square + STRAIGHT[i]) == king || on(board, square + DIAGONAL[i]) == king) {
                return true;
            }
        }
        for (int leap : LEAPS) {
            int code = on(board, square + leap);
            if (code != 0
                    && Piece.ofCode(code).side() == by
                    && Piece.ofCode(code).role().leaps()) {
                return true;
            }
        }
        int pawn = Piece.of(by, Role.PAWN).code();
        int behind = square - by.forward();
        return on(board, behind - 1) == pawn || on(board, behind + 1) == pawn;
    }

    private static boolean slider(Board board, int square, Side by, int[] directions) {
        for (int direction : directions) {
            int from = square + direction;
            while (board.geometry().contains(from) && board.isEmpty(from)) {
                from += direction;
            }
            int code = on(board, from);
            if (code != 0
                    && Piece.ofCode(code).side() == by
                    && slides(Piece.ofCode(code).role(), directions)) {
                return true;
            }
        }
        return false;
    }

    private static boolean slides(Role role, int[] directions) {
        return directions == STRAIGHT ? role.slidesStraight() : role.slidesDiagonally();
    }

    private static boolean reaches(Board board, int from, int target, int[] directions) {
        for (int direction : directions) {
            int square = from + direction;
            while (board.geometry().contains(square)) {
                if (square == target) {
                    return true;
                }
                if (!board.isEmpty(square)) {
                    break;
                }
                square += direction;
            }
        }
        return false;
    }

    private static int on(Board board, int square) {
        return board.geometry().contains(square) ? board.code(square) : 0;
    }

    private static boolean contains(int[] steps, int step) {
        for (int candidate : steps) {
            if (candidate == step) {
                return true;
            }
        }
        return false;
    }
}
