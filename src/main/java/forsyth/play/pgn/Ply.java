package forsyth.play.pgn;

import forsyth.chess.Setup;
import forsyth.play.Move;
import java.util.List;

/**
 * A move of a game with what was written beside it.
 *
 * @param san in English letters
 * @param after the position that it leads to
 * @param nags numeric annotation glyphs: 1 for {@code !} and so on
 * @param comment the comment behind the move, empty without one
 */
public record Ply(Move move, String san, Setup after, List<Integer> nags, String comment) {
    public Ply {
        nags = List.copyOf(nags);
    }
}
