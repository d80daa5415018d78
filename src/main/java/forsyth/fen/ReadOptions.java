package forsyth.fen;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import java.util.Optional;

/**
 * How a text is to be read.
 *
 * @param board the only board to accept; empty to find out from the text
 * @param rules which castling rights to keep
 */
public record ReadOptions(Optional<Geometry> board, Rules rules) {
    /** Any board, any castling. */
    public static final ReadOptions ANY = new ReadOptions(Optional.empty(), Rules.ANY_CASTLING);

    /** Any board, castling by these rules. */
    public static ReadOptions of(Rules rules) {
        return new ReadOptions(Optional.empty(), rules);
    }
}
