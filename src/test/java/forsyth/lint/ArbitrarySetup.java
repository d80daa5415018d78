package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.List;
import java.util.Random;

/** Random setups, most of them impossible, with claims that the board may not back. */
final class ArbitrarySetup {
    private final Random random;

    ArbitrarySetup(long seed) {
        this.random = new Random(seed);
    }

    /** A setup of up to 40 men anywhere, mostly with one king each. */
    Setup next() {
        Geometry geometry = random.nextInt(4) == 0 ? Geometry.CAPABLANCA : Geometry.STANDARD;
        Board board = Board.empty(geometry);
        int men = random.nextInt(random.nextBoolean() ? 40 : 8);
        for (int i = 0; i < men; i++) {
            Role role = pick(geometry.roles());
            role = role == Role.KING || random.nextInt(3) == 0 ? Role.PAWN : role;
            board = board.with(square(geometry), Piece.of(pick(List.of(Side.values())), role));
        }
        for (Side side : Side.values()) {
            for (int kings = random.nextInt(8); kings > 0; kings = kings > 6 ? kings - 6 : 0) {
                board = board.with(square(geometry), Piece.of(side, Role.KING));
            }
        }
        return withClaims(board);
    }

    private Setup withClaims(Board board) {
        int files = board.geometry().files();
        Castling castling = Castling.NONE;
        if (random.nextInt(3) == 0) {
            castling = new Castling(file(files), file(files), file(files), file(files));
        }
        int enPassant = random.nextInt(3) == 0 ? square(board.geometry()) : Square.NONE;
        int halfmoves = random.nextInt(4) == 0 ? random.nextInt(200) : 0;
        return new Setup(board, pick(List.of(Side.values())), castling, enPassant, halfmoves, 1 + random.nextInt(80));
    }

    /** A few men and both kings, the side to move in check by no king, nobody's pawns on the back ranks. */
    Setup nextInCheck(Geometry geometry) {
        while (true) {
            Board board = Board.empty(geometry)
                    .with(square(geometry), Piece.WHITE_KING)
                    .with(square(geometry), Piece.BLACK_KING);
            for (int men = 1 + random.nextInt(6); men > 0; men--) {
                int square = square(geometry);
                Piece piece = Piece.of(pick(List.of(Side.values())), pick(geometry.roles()));
                boolean isBackRank = Square.rank(square) % 7 == 0;
                boolean isAllowed = piece.role() != Role.KING && !(piece.role() == Role.PAWN && isBackRank);
                board = isAllowed && board.isEmpty(square) ? board.with(square, piece) : board;
            }
            Setup setup = new Setup(board, pick(List.of(Side.values())), Castling.NONE, Square.NONE, 0, 1);
            if (board.king(setup.turn().opposite()) != Square.NONE
                    && !new Census(setup, forsyth.chess.Rules.ANY_CASTLING)
                            .checkers()
                            .isEmpty()
                    && !forsyth.chess.Attacks.isKingAttacked(board, setup.turn().opposite())) {
                return setup;
            }
        }
    }

    private int file(int files) {
        return random.nextInt(files + 1) - 1;
    }

    private int square(Geometry geometry) {
        return Square.of(random.nextInt(geometry.files()), random.nextInt(Geometry.RANKS));
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
