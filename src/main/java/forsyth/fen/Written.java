package forsyth.fen;

import forsyth.chess.Side;
import forsyth.chess.Wing;

/** What a writer gives: a text, or the reason why the dialect has none for the position. */
public sealed interface Written {
    /** A position in a dialect. */
    record Text(String text) implements Written {}

    /**
     * The dialect has no letter for this right.
     *
     * @param rookFile the file of the rook that owns it
     */
    record Unrepresentable(Side side, Wing wing, int rookFile) implements Written {}
}
