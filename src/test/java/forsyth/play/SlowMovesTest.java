package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.EnPassant;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The generator against a slow one, which tries every step on a copy of the board, in arbitrary positions. */
class SlowMovesTest {
    @ParameterizedTest
    @EnumSource(Geometry.class)
    void findsTheSameMovesAsTrying(Geometry geometry) {
        Random random = new Random(20 + geometry.ordinal());
        for (int round = 0; round < 800; round++) {
            Setup setup = arbitrary(random, geometry);
            TreeSet<String> found = new TreeSet<>();
            for (Move move : Moves.of(setup).legal()) {
                if (!move.isCastling()) {
                    found.add(Square.name(move.from()) + Square.name(move.to()));
                }
            }
            assertEquals(tried(setup), found, () -> setup.board() + " " + setup);
        }
    }

    /** One king each mostly, few or many men, and an en passant square where one is possible. */
    private static Setup arbitrary(Random random, Geometry geometry) {
        int[] squares = geometry.squares();
        Board board = Board.empty(geometry);
        int[] kings = {1, 1, 1, 1, 1, 0, 2, 3};
        for (Side side : Side.values()) {
            for (int i = kings[random.nextInt(kings.length)]; i > 0; i--) {
                board = board.with(squares[random.nextInt(squares.length)], Piece.of(side, Role.KING));
            }
        }
        for (int i = random.nextInt(40); i > 0; i--) {
            int square = squares[random.nextInt(squares.length)];
            Role role = geometry.roles().get(1 + random.nextInt(geometry.roles().size() - 1));
            Side side = Side.values()[random.nextInt(2)];
            board = board.isEmpty(square) ? board.with(square, Piece.of(side, role)) : board;
        }
        Setup setup = Setup.empty(geometry).with(board).withTurn(Side.values()[random.nextInt(2)]);
        List<Integer> options = EnPassant.options(board, setup.turn());
        return options.isEmpty() ? setup : setup.withEnPassant(options.get(random.nextInt(options.size())));
    }

    private static TreeSet<String> tried(Setup setup) {
        TreeSet<String> moves = new TreeSet<>();
        for (int from : setup.board().geometry().squares()) {
            for (int to : setup.board().geometry().squares()) {
                if (canStep(setup, from, to) && isSafe(setup, from, to)) {
                    moves.add(Square.name(from) + Square.name(to));
                }
            }
        }
        return moves;
    }

    private static boolean canStep(Setup setup, int from, int to) {
        Board board = setup.board();
        Side turn = setup.turn();
        boolean isOwn = board.at(from).filter(man -> man.side() == turn).isPresent();
        boolean isBlocked = board.at(to).filter(man -> man.side() == turn).isPresent();
        if (!isOwn || isBlocked) {
            return false;
        }
        if (!board.is(from, Piece.of(turn, Role.PAWN))) {
            return Attacks.attacks(board, from, to);
        }
        boolean isStep = to == from + turn.forward();
        boolean isDoubleStep = Square.rank(from) == turn.pawnRank()
                && to == from + 2 * turn.forward()
                && board.isEmpty(from + turn.forward());
        boolean isCapture = Attacks.attacks(board, from, to) && (!board.isEmpty(to) || to == setup.enPassant());
        return isCapture || (isStep || isDoubleStep) && board.isEmpty(to);
    }

    private static boolean isSafe(Setup setup, int from, int to) {
        Piece man = setup.board().at(from).orElseThrow();
        Board after = setup.board().without(from).with(to, man);
        if (man.role() == Role.PAWN && to == setup.enPassant() && Square.file(from) != Square.file(to)) {
            after = after.without(to - setup.turn().forward());
        }
        return !Attacks.isKingAttacked(after, setup.turn());
    }
}
