package forsyth.play;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.Arrays;

/**
 * A position on which moves are made and taken back in place. Sides are their ordinals, men are {@link Piece#code()}s;
 * squares outside the board, also those an offset reaches, hold {@link #WALL}.
 */
final class Position {
    /** Neither empty nor of a side: {@code code - 1 >> 3} is 0 for White, 1 for Black, 2 for this, -1 for empty. */
    static final int WALL = 17;

    static final int STRAIGHT = 1;
    static final int DIAGONAL = 2;
    static final int LEAP = 4;
    static final int KING = 8;

    static final int[] STRAIGHTS = {16, -16, 1, -1};
    static final int[] DIAGONALS = {17, 15, -15, -17};
    static final int[] LEAPS = {33, 31, 18, 14, -14, -18, -31, -33};

    /** How a man attacks, by side and code; 0 for men of the other side, empty squares and walls. */
    static final byte[][] ATTACKS = attacks();

    private static final int SIDE_RIGHTS = 0xFFFF;

    final Geometry geometry;
    final byte[] cells = new byte[256];
    final int[][] men = new int[2][80];
    final int[] count = new int[2];
    final int[] kings = new int[2];
    /** Each side's king where it has one, else {@link Square#NONE}. */
    final int[] king = {Square.NONE, Square.NONE};
    /** Targets of castling by right: {@code 2 * side + wing}. */
    final int[] kingTargets = new int[4];

    final int[] rookTargets = new int[4];
    int turn;
    /** One byte a right, at {@code 2 * side + wing}: the rook's file + 1, or 0. */
    int rights;

    int enPassant;

    private final int[] slots = new int[128];
    /** The rights that outlive a move from or to a square. */
    private final int[] kept = new int[128];

    /** The position of a setup whose claims are effective. */
    Position(Setup setup, CastlingTargets targets) {
        geometry = setup.board().geometry();
        Arrays.fill(cells, (byte) WALL);
        Board board = setup.board();
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            for (int square = rank << 4; square < (rank << 4) + geometry.files(); square++) {
                int code = board.code(square);
                cells[square] = 0;
                if (code != 0) {
                    put(square, code);
                }
            }
        }
        turn = setup.turn().ordinal();
        enPassant = setup.enPassant();
        Arrays.fill(kept, -1);
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                castling(setup.castling(), side, wing, targets);
            }
        }
    }

    private void castling(Castling castling, Side side, Wing wing, CastlingTargets targets) {
        int right = 2 * side.ordinal() + wing.ordinal();
        kingTargets[right] = Square.of(targets.kingFile(geometry, wing), side.backRank());
        rookTargets[right] = Square.of(targets.rookFile(geometry, wing), side.backRank());
        int file = castling.rook(side, wing);
        if (file >= 0) {
            rights |= file + 1 << 8 * right;
            kept[Square.of(file, side.backRank())] &= ~(0xFF << 8 * right);
            kept[king[side.ordinal()]] &= ~(SIDE_RIGHTS << 16 * side.ordinal());
        }
    }

    private static byte[][] attacks() {
        byte[][] table = new byte[2][WALL + 1];
        for (Piece piece : Piece.values()) {
            Role role = piece.role();
            int flags = (role.slidesStraight() ? STRAIGHT : 0)
                    | (role.slidesDiagonally() ? DIAGONAL : 0)
                    | (role.leaps() ? LEAP : 0)
                    | (role == Role.KING ? KING : 0);
            table[piece.side().ordinal()][piece.code()] = (byte) flags;
        }
        return table;
    }

    static int pawn(int side) {
        return 8 * side + 1;
    }

    static boolean isKing(int code) {
        return (code - 1 & 7) == Role.KING.ordinal();
    }

    static int forward(int side) {
        return side == 0 ? 16 : -16;
    }

    /** The file of the rook that owns a right, or -1. */
    int rookFile(int right) {
        return (rights >> 8 * right & 0xFF) - 1;
    }

    /** Whether any man of that side attacks the square. */
    boolean isAttacked(int square, int by) {
        byte[] attacks = ATTACKS[by];
        return isAttackedAlong(STRAIGHTS, STRAIGHT, square, attacks)
                || isAttackedAlong(DIAGONALS, DIAGONAL, square, attacks)
                || isAttackedByLeaper(square, attacks)
                || isAttackedByPawn(square, by);
    }

    private boolean isAttackedAlong(int[] steps, int slide, int square, byte[] attacks) {
        for (int step : steps) {
            int from = square + step;
            int code = cells[from & 0xFF];
            if ((attacks[code] & (slide | KING)) != 0) {
                return true;
            }
            while (code == 0) {
                from += step;
                code = cells[from & 0xFF];
            }
            if ((attacks[code] & slide) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByLeaper(int square, byte[] attacks) {
        for (int leap : LEAPS) {
            if ((attacks[cells[square + leap & 0xFF]] & LEAP) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByPawn(int square, int by) {
        int pawn = pawn(by);
        int behind = square - forward(by);
        return cells[behind - 1 & 0xFF] == pawn || cells[behind + 1 & 0xFF] == pawn;
    }

    /** Whether any king of that side is attacked. */
    boolean isInCheck(int side) {
        if (king[side] != Square.NONE) {
            return isAttacked(king[side], side ^ 1);
        }
        for (int i = 0; kings[side] > 0 && i < count[side]; i++) {
            int square = men[side][i];
            if (isKing(cells[square]) && isAttacked(square, side ^ 1)) {
                return true;
            }
        }
        return false;
    }

    /** Makes a move of {@link Generator} and returns what {@link #unmake} needs to take it back. */
    long make(int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int kind = MoveCode.kind(move);
        long undo = (long) (enPassant + 1) << 32 | rights & 0xFFFFFFFFL;
        rights &= kept[from] & kept[to];
        enPassant = kind == MoveCode.DOUBLE_STEP ? from + to >> 1 : Square.NONE;
        if (kind == MoveCode.CASTLING) {
            int right = right(from, to);
            castle(from, to, kingTargets[right], rookTargets[right]);
            turn ^= 1;
            return undo;
        }
        int taken = kind == MoveCode.EN_PASSANT ? to - forward(turn) : to;
        int captured = cells[taken];
        if (captured != 0) {
            take(taken, captured);
        }
        int promotion = MoveCode.promotion(move);
        carry(from, to, promotion == 0 ? cells[from] : 8 * turn + promotion + 1);
        turn ^= 1;
        return undo | (long) captured << 40;
    }

    void unmake(int move, long undo) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int kind = MoveCode.kind(move);
        rights = (int) undo;
        enPassant = (int) (undo >> 32 & 0xFF) - 1;
        turn ^= 1;
        if (kind == MoveCode.CASTLING) {
            int right = right(from, to);
            castle(kingTargets[right], rookTargets[right], from, to);
            return;
        }
        carry(to, from, MoveCode.promotion(move) == 0 ? cells[to] : pawn(turn));
        int captured = (int) (undo >> 40);
        if (captured != 0) {
            put(kind == MoveCode.EN_PASSANT ? to - forward(turn) : to, captured);
        }
    }

    private int right(int king, int rook) {
        return 2 * turn + (rook > king ? 0 : 1);
    }

    private void castle(int king, int rook, int kingTo, int rookTo) {
        int kingCode = cells[king];
        int rookCode = cells[rook];
        int kingSlot = slots[king];
        int rookSlot = slots[rook];
        cells[king] = 0;
        cells[rook] = 0;
        settle(kingTo, kingCode, kingSlot);
        settle(rookTo, rookCode, rookSlot);
        this.king[turn] = kingTo;
    }

    private void carry(int from, int to, int code) {
        cells[from] = 0;
        settle(to, code, slots[from]);
        if (king[turn] == from) {
            king[turn] = to;
        }
    }

    private void settle(int square, int code, int slot) {
        cells[square] = (byte) code;
        slots[square] = slot;
        men[code - 1 >> 3][slot] = square;
    }

    private void put(int square, int code) {
        int side = code - 1 >> 3;
        settle(square, code, count[side]++);
        if (isKing(code)) {
            kings[side]++;
            king[side] = kings[side] == 1 ? square : Square.NONE;
        }
    }

    private void take(int square, int code) {
        int side = code - 1 >> 3;
        cells[square] = 0;
        int last = men[side][--count[side]];
        slots[last] = slots[square];
        men[side][slots[square]] = last;
        if (isKing(code)) {
            kings[side]--;
            king[side] = kings[side] == 1 ? findKing(side) : Square.NONE;
        }
    }

    private int findKing(int side) {
        int i = 0;
        while (!isKing(cells[men[side][i]])) {
            i++;
        }
        return men[side][i];
    }

    /** The men as a board. */
    Board board() {
        byte[] copy = new byte[128];
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            System.arraycopy(cells, rank << 4, copy, rank << 4, geometry.files());
        }
        return Board.ofCells(geometry, copy);
    }

    /** The rights as claims. */
    Castling castling() {
        return new Castling(rookFile(0), rookFile(1), rookFile(2), rookFile(3));
    }
}
