package forsyth.play;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.List;

/**
 * What may be played in a position. Any position is taken: a side without a king plays whatever its men can, one with
 * several kings must leave none of them attacked, and a king that stands to be taken can be taken.
 */
public final class Moves {
    private final Setup setup;
    private final CastlingTargets targets;
    private final List<Move> legal;
    private final boolean isCheck;

    private Moves(Setup setup, CastlingTargets targets) {
        this.setup = setup;
        this.targets = targets;
        Position position = new Position(setup, targets);
        Generator generator = new Generator(position);
        int[] codes = generator.buffer();
        int size = generator.generate(codes);
        Move[] moves = new Move[size];
        for (int i = 0; i < size; i++) {
            moves[i] = MoveCode.decode(codes[i]);
        }
        legal = List.of(moves);
        isCheck = position.isInCheck(position.turn);
    }

    /** The moves of a setup's effective claims, with the castling of its board. */
    public static Moves of(Setup setup) {
        return of(setup, CastlingTargets.OF_BOARD);
    }

    /** The moves of a setup's effective claims, in a game with these targets of castling. */
    public static Moves of(Setup setup, CastlingTargets targets) {
        return new Moves(setup.effective(), targets);
    }

    /** The position, its claims effective. */
    public Setup setup() {
        return setup;
    }

    public CastlingTargets targets() {
        return targets;
    }

    /** All legal moves, in no particular order. */
    public List<Move> legal() {
        return legal;
    }

    /** Whether a king of the side to move is attacked. */
    public boolean isCheck() {
        return isCheck;
    }

    public boolean isCheckmate() {
        return isCheck && legal.isEmpty();
    }

    /** The square on which castling leaves the king. */
    int castledKing(Move castling) {
        Wing wing = castling.to() > castling.from() ? Wing.KING : Wing.QUEEN;
        return Square.of(targets.kingFile(setup.board().geometry(), wing), Square.rank(castling.from()));
    }

    /** The coordinates with castling as the king's own step ({@code e1g1}), the custom of standard chess. */
    public String standardUci(Move move) {
        return move.isCastling() ? Square.name(move.from()) + Square.name(castledKing(move)) : move.uci();
    }

    /** The moves of the position after a legal move. */
    public Moves play(Move move) {
        return new Moves(after(move), targets);
    }

    /**
     * The position after a legal move: its rights, its en passant square after any double step, and its counters,
     * which stop at {@link Setup#MAX_COUNTER}.
     */
    public Setup after(Move move) {
        if (!legal.contains(move)) {
            throw new IllegalArgumentException("not legal here: " + move);
        }
        boolean isZeroing =
                isPawn(move.from()) || !move.isCastling() && !setup.board().isEmpty(move.to());
        Position position = new Position(setup, targets);
        position.make(MoveCode.encode(move));
        int fullmove = setup.fullmove() + (setup.turn() == Side.BLACK ? 1 : 0);
        return new Setup(
                position.board(),
                setup.turn().opposite(),
                position.castling(),
                position.enPassant,
                isZeroing ? 0 : Math.min(setup.halfmoves() + 1, Setup.MAX_COUNTER),
                Math.min(fullmove, Setup.MAX_COUNTER));
    }

    private boolean isPawn(int square) {
        return square != Square.NONE && (setup.board().code(square) - 1 & 7) == 0;
    }
}
