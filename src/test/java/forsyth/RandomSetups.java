package forsyth;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.List;
import java.util.Random;

/** Arbitrary setups from a seed: illegal ones too, with claims that the board may or may not back. */
public final class RandomSetups {
    private final Random random;

    public RandomSetups(long seed) {
        random = new Random(seed);
    }

    /** A setup whose back ranks often hold kings and rooks, so that many claims are backed. */
    public Setup next(Geometry geometry) {
        Board board = men(geometry);
        Castling claims = Castling.NONE;
        for (Side side : Side.values()) {
            board = random.nextInt(4) == 0 ? board : withCastlingMen(board, side);
            for (Wing wing : Wing.values()) {
                claims = random.nextBoolean() ? claims : claims.with(side, wing, random.nextInt(geometry.files()));
            }
        }
        Side turn = Side.values()[random.nextInt(2)];
        int square = Square.of(random.nextInt(geometry.files()), turn == Side.WHITE ? 5 : 2);
        if (random.nextBoolean()) {
            Side mover = turn.opposite();
            board = board.without(square).without(square - mover.forward());
            board = board.with(square + mover.forward(), Piece.of(mover, Role.PAWN));
        }
        int enPassant = random.nextInt(3) == 0 ? Square.NONE : random.nextInt(8) == 0 ? square(geometry) : square;
        int halfmoves = random.nextInt(random.nextBoolean() ? 100 : Setup.MAX_COUNTER + 1);
        int fullmove = 1 + random.nextInt(random.nextBoolean() ? 200 : Setup.MAX_COUNTER);
        return new Setup(board, turn, claims, enPassant, halfmoves, fullmove);
    }

    /** A board between empty and full. */
    public Board men(Geometry geometry) {
        int share = random.nextInt(101);
        Board board = Board.empty(geometry);
        for (int square : geometry.squares()) {
            board = random.nextInt(100) < share ? board.with(square, piece(geometry)) : board;
        }
        return board;
    }

    public Piece piece(Geometry geometry) {
        List<Role> roles = geometry.roles();
        return Piece.of(Side.values()[random.nextInt(2)], roles.get(random.nextInt(roles.size())));
    }

    public int square(Geometry geometry) {
        return geometry.squares()[random.nextInt(geometry.squares().length)];
    }

    private Board withCastlingMen(Board before, Side side) {
        Board board = before;
        for (int square : board.geometry().squares()) {
            board = board.is(square, Piece.of(side, Role.KING)) ? board.without(square) : board;
        }
        for (int i = 0; i < 3; i++) {
            board = board.with(onBackRank(board, side), Piece.of(side, Role.ROOK));
        }
        return board.with(onBackRank(board, side), Piece.of(side, Role.KING));
    }

    private int onBackRank(Board board, Side side) {
        return Square.of(random.nextInt(board.geometry().files()), side.backRank());
    }
}
