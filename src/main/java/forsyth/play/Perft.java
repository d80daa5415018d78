package forsyth.play;

import forsyth.chess.Setup;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the positions that come about after a number of legal moves, the field's test of a move generator. */
public final class Perft {
    private final Position position;
    private final Generator generator;
    private final int[][] buffers;

    private Perft(Moves start, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth);
        }
        position = new Position(start.setup(), start.targets());
        generator = new Generator(position);
        buffers = new int[depth][];
    }

    /** The leaves of the tree of legal moves, each way to a position counted; 1 at depth 0. */
    public static long nodes(Setup setup, int depth) {
        return nodes(Moves.of(setup), depth);
    }

    /** {@link #nodes(Setup, int)} of a game with its own castling. */
    public static long nodes(Moves start, int depth) {
        return new Perft(start, depth).count(depth);
    }

    /** The leaves behind each legal move, in the order of {@link Moves#legal()}; none at depth 0. */
    public static Map<Move, Long> divide(Moves start, int depth) {
        Map<Move, Long> result = new LinkedHashMap<>();
        if (depth > 0) {
            Perft perft = new Perft(start, depth);
            for (Move move : start.legal()) {
                result.put(move, perft.after(MoveCode.encode(move), depth));
            }
        }
        return Collections.unmodifiableMap(result);
    }

    private long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] moves = buffers[depth - 1];
        if (moves == null) {
            moves = generator.buffer();
            buffers[depth - 1] = moves;
        }
        int size = generator.generate(moves);
        if (depth == 1) {
            return size;
        }
        long nodes = 0;
        for (int i = 0; i < size; i++) {
            nodes += after(moves[i], depth);
        }
        return nodes;
    }

    private long after(int move, int depth) {
        long undo = position.make(move);
        long nodes = count(depth - 1);
        position.unmake(move, undo);
        return nodes;
    }
}
