package forsyth.chess;

import java.util.ArrayList;
import java.util.List;

/** Which men attack a square. */
public final class Attacks {
    private static final int[] STRAIGHT = {16, -16, 1, -1};
    private static final int[] DIAGONAL = {17, 15, -15, -17};
    private static final int[] LEAPS = {33, 31, 18, 14, -14, -18, -31, -33};

    private static final int LEAP = 1;
    private static final int LINE = 2;
    private static final int SLANT = 4;
    /** How the man of each code attacks from afar, if it is of that side; pawns and kings do not. */
    private static final int[] WHITE_REACH = new int[17];

    private static final int[] BLACK_REACH = new int[17];

    static {
        for (Piece piece : Piece.values()) {
            Role role = piece.role();
            reach(piece.side())[piece.code()] = (role.leaps() ? LEAP : 0)
                    | (role.slidesStraight() ? LINE : 0)
                    | (role.slidesDiagonally() ? SLANT : 0);
        }
    }

    private Attacks() {}

    /** Whether any man of that side attacks the square. */
    public static boolean isAttacked(Board board, int square, Side by) {
        return slider(board, square, by, STRAIGHT, LINE)
                || slider(board, square, by, DIAGONAL, SLANT)
                || leaper(board, square, by);
    }

    /** Whether any king of that side is attacked. */
    public static boolean isKingAttacked(Board board, Side side) {
        int only = board.king(side);
        if (only != Square.NONE) {
            return isAttacked(board, only, side.opposite());
        }
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
        List<Integer> result = new ArrayList<>(2);
        for (int from : candidates(board, square)) {
            if (isOf(board, from, by) && attacks(board, from, square)) {
                result.add(from);
            }
        }
        if (result.size() > 1) {
            result.sort(null);
        }
        return List.copyOf(result);
    }

    /** The first squares with a man in all directions, or behind the edge, and those a knight's leap away. */
    private static int[] candidates(Board board, int square) {
        int[] squares = new int[STRAIGHT.length + DIAGONAL.length + LEAPS.length];
        int count = 0;
        for (int direction : STRAIGHT) {
            squares[count++] = firstMan(board, square, direction);
        }
        for (int direction : DIAGONAL) {
            squares[count++] = firstMan(board, square, direction);
        }
        for (int leap : LEAPS) {
            squares[count++] = square + leap;
        }
        return squares;
    }

    private static int firstMan(Board board, int square, int direction) {
        int from = square + direction;
        while (board.geometry().contains(from) && board.isEmpty(from)) {
            from += direction;
        }
        return from;
    }

    private static boolean isOf(Board board, int square, Side side) {
        int code = board.code(square);
        return code != 0 && Piece.ofCode(code).side() == side;
    }

    /** Whether the man on the one square attacks the other. */
    public static boolean attacks(Board board, int from, int target) {
        int code = board.code(from);
        if (code == 0 || from == target) {
            return false;
        }
        Piece piece = Piece.ofCode(code);
        int step = target - from;
        int reach = reach(piece.side())[code];
        return switch (piece.role()) {
            case PAWN ->
                step == piece.side().forward() + 1 || step == piece.side().forward() - 1;
            case KING -> contains(STRAIGHT, step) || contains(DIAGONAL, step);
            default -> (reach & LEAP) != 0 && contains(LEAPS, step) || slides(board, from, target, reach);
        };
    }

    /** What leads step by step along a rank, file or diagonal from one square to the other; 0 where nothing does. */
    public static int direction(int from, int to) {
        int files = Square.file(to) - Square.file(from);
        int ranks = Square.rank(to) - Square.rank(from);
        boolean isLine = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        return isLine ? Integer.signum(ranks) * 16 + Integer.signum(files) : 0;
    }

    private static boolean slides(Board board, int from, int target, int reach) {
        int direction = direction(from, target);
        int needed = contains(STRAIGHT, direction) ? LINE : SLANT;
        if (direction == 0 || (reach & needed) == 0) {
            return false;
        }
        int square = from + direction;
        while (square != target && board.isEmpty(square)) {
            square += direction;
        }
        return square == target;
    }

    private static int[] reach(Side side) {
        return side == Side.WHITE ? WHITE_REACH : BLACK_REACH;
    }

    private static boolean leaper(Board board, int square, Side by) {
        int[] reach = reach(by);
        for (int leap : LEAPS) {
            if ((reach[board.code(square + leap)] & LEAP) != 0) {
                return true;
            }
        }
        int pawn = Piece.of(by, Role.PAWN).code();
        int behind = square - by.forward();
        return board.code(behind - 1) == pawn || board.code(behind + 1) == pawn;
    }

    private static boolean slider(Board board, int square, Side by, int[] directions, int kind) {
        int[] reach = reach(by);
        Geometry geometry = board.geometry();
        int king = Piece.of(by, Role.KING).code();
        for (int direction : directions) {
            int from = square + direction;
            int code = board.code(from);
            if (code == king) {
                return true;
            }
            while (code == 0 && geometry.contains(from)) {
                from += direction;
                code = board.code(from);
            }
            if ((reach[code] & kind) != 0) {
                return true;
            }
        }
        return false;
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
