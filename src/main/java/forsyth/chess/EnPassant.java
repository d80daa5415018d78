package forsyth.chess;

import java.util.ArrayList;
import java.util.List;

/** What the board says of an en passant square: the square behind a pawn that has just stepped two ranks. */
public enum EnPassant {
    VALID,
    /** Not on rank 3 or 6. */
    WRONG_RANK,
    /** On the rank of the side to move: its own pawn cannot have stepped last. */
    WRONG_SIDE,
    /** No pawn of the side that moved last stands in front of the square. */
    NO_PAWN,
    /** A man stands on the square. */
    OCCUPIED,
    /** A man stands where the pawn came from. */
    ORIGIN_OCCUPIED;

    /** What the board says of this square as en passant square with that side to move. */
    public static EnPassant of(Board board, Side turn, int square) {
        int rank = Square.rank(square);
        if (rank != 2 && rank != 5) {
            return WRONG_RANK;
        }
        Side mover = turn.opposite();
        if (rank != mover.pawnRank() + (mover == Side.WHITE ? 1 : -1)) {
            return WRONG_SIDE;
        }
        if (!board.is(square + mover.forward(), Piece.of(mover, Role.PAWN))) {
            return NO_PAWN;
        }
        if (!board.isEmpty(square)) {
            return OCCUPIED;
        }
        return board.isEmpty(square - mover.forward()) ? VALID : ORIGIN_OCCUPIED;
    }

    /** All squares that a last double step could have passed, from the a-file. */
    public static List<Integer> options(Board board, Side turn) {
        List<Integer> squares = new ArrayList<>();
        int rank = turn == Side.WHITE ? 5 : 2;
        for (int file = 0; file < board.geometry().files(); file++) {
            if (of(board, turn, Square.of(file, rank)) == VALID) {
                squares.add(Square.of(file, rank));
            }
        }
        return List.copyOf(squares);
    }

    /** Whether a pawn of the side to move stands beside the pushed pawn; pins and checks are ignored. */
    public static boolean isCapturable(Board board, Side turn, int square) {
        int pawn = Piece.of(turn, Role.PAWN).code();
        int beside = square - turn.forward();
        return isPawnAt(board, beside - 1, pawn) || isPawnAt(board, beside + 1, pawn);
    }

    /** Whether at least one en passant capture leaves every king of the capturing side safe. */
    public static boolean isLegallyCapturable(Board board, Side turn, int square) {
        int pawn = Piece.of(turn, Role.PAWN).code();
        int pushed = square - turn.forward();
        return isLegalFrom(board, turn, square, pushed - 1, pawn) || isLegalFrom(board, turn, square, pushed + 1, pawn);
    }

    private static boolean isLegalFrom(Board board, Side turn, int square, int from, int pawn) {
        if (!isPawnAt(board, from, pawn)) {
            return false;
        }
        Board after = board.without(square - turn.forward()).without(from).with(square, Piece.of(turn, Role.PAWN));
        return !Attacks.isKingAttacked(after, turn);
    }

    private static boolean isPawnAt(Board board, int square, int pawn) {
        return board.geometry().contains(square) && board.code(square) == pawn;
    }
}
