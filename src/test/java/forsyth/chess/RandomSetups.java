package forsyth.chess;

import java.util.Random;

/** Setups of any kind, from a seed: sparse and crowded boards, claims that the board backs and claims that it does not. */
public final class RandomSetups {
    private final Random random;

    public RandomSetups(long seed) {
        random = new Random(seed);
    }

    /** The next setup; its counters leave room for a change of the side to move. */
    public Setup next(Geometry geometry) {
        Setup setup = random.nextInt(4) == 0 ? Setup.start(geometry) : Setup.empty(geometry);
        Board board = setup.board();
        int changes = random.nextInt(random.nextBoolean() ? 6 : 40);
        for (int i = 0; i < changes; i++) {
            Piece piece = piece(geometry);
            int square = square(geometry);
            board = random.nextInt(5) == 0 ? board.without(square) : board.with(square, piece);
        }
        int fullmove = 1 + random.nextInt(200);
        return new Setup(
                board,
                side(),
                castling(board),
                random.nextBoolean() ? enPassant(board) : Square.NONE,
                random.nextInt(2 * fullmove - 1),
                fullmove);
    }

    private Castling castling(Board board) {
        Castling claims = Castling.NONE;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int outermost = CastlingBacking.outermostRook(board, side, wing);
                int any = random.nextInt(board.geometry().files() + 1) - 1;
                claims = claims.with(side, wing, random.nextBoolean() ? outermost : any);
            }
        }
        return claims;
    }

    private int enPassant(Board board) {
        return Square.of(random.nextInt(board.geometry().files()), random.nextBoolean() ? 2 : 5);
    }

    private Piece piece(Geometry geometry) {
        return Piece.of(
                side(), geometry.roles().get(random.nextInt(geometry.roles().size())));
    }

    private int square(Geometry geometry) {
        return geometry.squares()[random.nextInt(geometry.squares().length)];
    }

    private Side side() {
        return random.nextBoolean() ? Side.WHITE : Side.BLACK;
    }
}
