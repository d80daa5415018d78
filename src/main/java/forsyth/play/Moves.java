package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.Arrays;
import java.util.List;

/**
 * What may be played in a position. Any position is taken: a side without a king plays whatever its men can, one with
 * several kings must leave none of them attacked, and a king that stands to be taken can be taken.
 */
public final class Moves {
    private final Setup setup;
    private final CastlingTargets targets;
    private final int[] codes;
    private final boolean isCheck;
    /** Made when first asked for; two threads may make it twice. */
    private List<Move> legal;

    private Moves(Setup setup, CastlingTargets targets, Position position) {
        this.setup = setup;
        this.targets = targets;
        Generator generator = new Generator(position);
        int[] buffer = generator.buffer();
        codes = Arrays.copyOf(buffer, generator.generate(buffer));
        isCheck = position.isInCheck(position.turn);
    }

    /** The moves of a setup's effective claims, with the castling of its board. */
    public static Moves of(Setup setup) {
        return of(setup, CastlingTargets.OF_BOARD);
    }

    /** The moves of a setup's effective claims, in a game with these targets of castling. */
    public static Moves of(Setup setup, CastlingTargets targets) {
        Setup effective = setup.effective();
        return new Moves(effective, targets, new Position(effective, targets));
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
        List<Move> known = legal;
        if (known == null) {
            known = Arrays.stream(codes).mapToObj(MoveCode::decode).toList();
            legal = known;
        }
        return known;
    }

    /** All legal moves as {@link MoveCode}s, not to be changed. */
    int[] codes() {
        return codes;
    }

    /** The ordinal of the role of the man on a square. */
    int roleAt(int square) {
        return setup.board().code(square) - 1 & 7;
    }

    Geometry geometry() {
        return setup.board().geometry();
    }

    private boolean isLegal(int code) {
        for (int legalCode : codes) {
            if (legalCode == code) {
                return true;
            }
        }
        return false;
    }

    /** Whether a king of the side to move is attacked. */
    public boolean isCheck() {
        return isCheck;
    }

    public boolean isCheckmate() {
        return isCheck && codes.length == 0;
    }

    /** The square on which castling of a king to a rook's square leaves the king. */
    public int castledKing(int king, int rook) {
        Wing wing = rook > king ? Wing.KING : Wing.QUEEN;
        return Square.of(targets.kingFile(geometry(), wing), Square.rank(king));
    }

    /** The coordinates with castling as the king's own step ({@code e1g1}), the custom of standard chess. */
    public String standardUci(Move move) {
        return move.isCastling()
                ? Square.name(move.from()) + Square.name(castledKing(move.from(), move.to()))
                : move.uci();
    }

    /** The moves of the position {@linkplain #after after} a legal move. */
    public Moves play(Move move) {
        Position position = made(move);
        return new Moves(after(move, position), targets, position);
    }

    /**
     * The position after a legal move: its rights, its en passant square after any double step, and its counters,
     * which stop at {@link Setup#MAX_COUNTER}.
     */
    public Setup after(Move move) {
        return after(move, made(move));
    }

    private Position made(Move move) {
        int code = MoveCode.encode(move);
        if (!isLegal(code)) {
            throw new IllegalArgumentException("not legal here: " + move);
        }
        Position position = new Position(setup, targets);
        position.make(code);
        return position;
    }

    private Setup after(Move move, Position position) {
        boolean isZeroing =
                roleAt(move.from()) == 0 || !move.isCastling() && !setup.board().isEmpty(move.to());
        int fullmove = setup.fullmove() + (setup.turn() == Side.BLACK ? 1 : 0);
        return new Setup(
                position.board(),
                setup.turn().opposite(),
                position.castling(),
                position.enPassant,
                isZeroing ? 0 : Math.min(setup.halfmoves() + 1, Setup.MAX_COUNTER),
                Math.min(fullmove, Setup.MAX_COUNTER));
    }
}
