package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Square;

/**
 * Finds the legal moves of a {@link Position}. With one king, checks and pins are found first, so that no move needs
 * to be tried; without a king every move is legal that the men can make; with several kings a move is legal if none
 * of them is attacked after it.
 */
final class Generator {
    /** No man has more moves: a queen of 10x8 has 33, a pawn that promotes three times six. */
    private static final int MOST_PER_MAN = 36;

    private static final int[] NO_STEPS = {};
    private static final int[] ALL_STEPS = {16, -16, 1, -1, 17, 15, -15, -17};
    /** Directions of sliding, and single steps, by role. */
    private static final int[][] SLIDES = new int[8][];

    private static final int[][] STEPS = new int[8][];
    /** What a pawn can become, by board. */
    private static final Role[][] PROMOTIONS = new Role[2][];

    static {
        for (Role role : Role.values()) {
            int straight = role.slidesStraight() ? 1 : 0;
            int[][] slides = {
                NO_STEPS, Position.STRAIGHTS, Position.DIAGONALS, ALL_STEPS,
            };
            SLIDES[role.ordinal()] = slides[straight + (role.slidesDiagonally() ? 2 : 0)];
            STEPS[role.ordinal()] = role.leaps() ? Position.LEAPS : role == Role.KING ? ALL_STEPS : NO_STEPS;
        }
        for (Geometry geometry : Geometry.values()) {
            PROMOTIONS[geometry.ordinal()] = geometry.roles().stream()
                    .filter(role -> role != Role.KING && role != Role.PAWN)
                    .toArray(Role[]::new);
        }
    }

    private final Position position;
    private final byte[] cells;
    private final Role[] promotions;
    private final KingDanger danger;
    private final int[] pins;
    private int[] moves = {};
    private int side;

    Generator(Position position) {
        this.position = position;
        this.cells = position.cells;
        this.danger = new KingDanger(position);
        this.pins = danger.pins;
        this.promotions = PROMOTIONS[position.geometry.ordinal()];
    }

    /** An array that holds the moves of this position and of all that come after it. */
    int[] buffer() {
        return new int[Math.max(position.count[0], position.count[1]) * MOST_PER_MAN];
    }

    /** Writes the legal moves of the side to move, as {@link MoveCode}s, and returns their number. */
    int generate(int[] into) {
        moves = into;
        side = position.turn;
        int king = position.king[side];
        if (king == Square.NONE) {
            int size = enPassant(men(0));
            return position.kings[side] == 0 ? size : safe(size);
        }
        int checks = danger.look(king);
        int size = 0;
        if (checks < 2) {
            size = men(0);
            size = enPassant(checks == 0 ? size : answering(size));
        }
        size = king(king, size);
        if (checks == 0 && position.rights != 0) {
            size = castling(king, size);
        }
        danger.forget();
        return size;
    }

    /** The moves of all men but the only king, en passant captures and castling. */
    private int men(int start) {
        int size = start;
        int[] squares = position.men[side];
        for (int i = position.count[side] - 1; i >= 0; i--) {
            int from = squares[i];
            int role = cells[from] - 1 & 7;
            if (role == 0) {
                size = pawn(from, size);
            } else if (from != position.king[side]) {
                int pin = pins[from];
                size = slides(from, SLIDES[role], pin, size);
                size = pin == 0 ? steps(from, STEPS[role], size) : size;
            }
        }
        return size;
    }

    private int slides(int from, int[] directions, int pin, int start) {
        int size = start;
        for (int step : directions) {
            if (pin != 0 && pin != step && pin != -step) {
                continue;
            }
            int to = from + step;
            int code = cells[to & 0xFF];
            while (code == 0) {
                moves[size++] = MoveCode.of(from, to);
                to += step;
                code = cells[to & 0xFF];
            }
            if (code - 1 >> 3 == (side ^ 1)) {
                moves[size++] = MoveCode.of(from, to);
            }
        }
        return size;
    }

    private int steps(int from, int[] steps, int start) {
        int size = start;
        for (int step : steps) {
            int to = from + step;
            int owner = cells[to & 0xFF] - 1 >> 3;
            if (owner < 0 || owner == (side ^ 1)) {
                moves[size++] = MoveCode.of(from, to);
            }
        }
        return size;
    }

    private int pawn(int from, int start) {
        int size = start;
        int forward = Position.forward(side);
        int pin = pins[from];
        int to = from + forward;
        if ((pin == 0 || pin == forward || pin == -forward) && cells[to & 0xFF] == 0) {
            size = pawnTo(from, to, size);
            boolean isFirst = from >> 4 == (side == 0 ? 1 : 6);
            if (isFirst && cells[to + forward & 0xFF] == 0) {
                moves[size++] = MoveCode.of(from, to + forward, MoveCode.DOUBLE_STEP);
            }
        }
        for (int step = forward - 1; step <= forward + 1; step += 2) {
            boolean isFree = pin == 0 || pin == step || pin == -step;
            if (isFree && cells[from + step & 0xFF] - 1 >> 3 == (side ^ 1)) {
                size = pawnTo(from, from + step, size);
            }
        }
        return size;
    }

    private int pawnTo(int from, int to, int start) {
        int size = start;
        if (to >> 4 != (side == 0 ? Geometry.RANKS - 1 : 0)) {
            moves[size++] = MoveCode.of(from, to);
            return size;
        }
        for (Role role : promotions) {
            moves[size++] = MoveCode.promotion(from, to, role);
        }
        return size;
    }

    /** Keeps those of the first moves that take the checking man or step between. */
    private int answering(int size) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (danger.answers[MoveCode.to(moves[i])]) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private int enPassant(int start) {
        int target = position.enPassant;
        if (target == Square.NONE) {
            return start;
        }
        int size = start;
        int pushed = target - Position.forward(side);
        for (int from = pushed - 1; from <= pushed + 1; from += 2) {
            if (cells[from & 0xFF] == Position.pawn(side) && isSafeEnPassant(from, target, pushed)) {
                moves[size++] = MoveCode.of(from, target, MoveCode.EN_PASSANT);
            }
        }
        return size;
    }

    /** Two men leave one rank at once, so pins do not tell: the capture is tried. */
    private boolean isSafeEnPassant(int from, int target, int pushed) {
        int king = position.king[side];
        if (king == Square.NONE) {
            return true;
        }
        byte pawn = cells[from];
        byte taken = cells[pushed];
        cells[from] = 0;
        cells[pushed] = 0;
        cells[target] = pawn;
        boolean isSafe = !position.isAttacked(king, side ^ 1);
        cells[from] = pawn;
        cells[pushed] = taken;
        cells[target] = 0;
        return isSafe;
    }

    private int king(int king, int start) {
        int size = start;
        byte code = cells[king];
        cells[king] = 0;
        for (int step : ALL_STEPS) {
            int to = king + step;
            int owner = cells[to & 0xFF] - 1 >> 3;
            if ((owner < 0 || owner == (side ^ 1)) && !position.isAttacked(to, side ^ 1)) {
                moves[size++] = MoveCode.of(king, to);
            }
        }
        cells[king] = code;
        return size;
    }

    private int castling(int king, int start) {
        int size = start;
        for (int right = 2 * side; right < 2 * side + 2; right++) {
            int file = position.rookFile(right);
            int rook = Square.of(file, king >> 4);
            if (file >= 0 && isPathFree(king, rook, right) && isPathSafe(king, rook, right)) {
                moves[size++] = MoveCode.of(king, rook, MoveCode.CASTLING);
            }
        }
        return size;
    }

    /** Between king, rook and their targets stands no one but the two (FIDE Laws, guidelines II.3). */
    private boolean isPathFree(int king, int rook, int right) {
        int kingTo = position.kingTargets[right];
        int rookTo = position.rookTargets[right];
        int last = Math.max(Math.max(king, rook), Math.max(kingTo, rookTo));
        for (int square = Math.min(Math.min(king, rook), Math.min(kingTo, rookTo)); square <= last; square++) {
            if (cells[square] != 0 && square != king && square != rook) {
                return false;
            }
        }
        return true;
    }

    /** The king crosses no attacked square, and is safe at the end, when its rook shields it no longer or anew. */
    private boolean isPathSafe(int king, int rook, int right) {
        int kingTo = position.kingTargets[right];
        int step = Integer.signum(kingTo - king);
        for (int square = king; square != kingTo; square += step) {
            if (position.isAttacked(square, side ^ 1)) {
                return false;
            }
        }
        int castling = MoveCode.of(king, rook, MoveCode.CASTLING);
        long undo = position.make(castling);
        boolean isSafe = !position.isAttacked(kingTo, side ^ 1);
        position.unmake(castling, undo);
        return isSafe;
    }

    /** Keeps those of the first moves after which no own king is attacked. */
    private int safe(int size) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            long undo = position.make(moves[i]);
            boolean isSafe = !position.isInCheck(side);
            position.unmake(moves[i], undo);
            if (isSafe) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }
}
