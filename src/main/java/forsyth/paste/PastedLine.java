package forsyth.paste;

import forsyth.lint.Span;
import forsyth.play.Moves;
import forsyth.play.pgn.PgnFault;
import forsyth.play.pgn.Ply;
import java.util.List;
import java.util.Optional;

/**
 * A game or a line of moves in a pasted text.
 *
 * @param form {@link Form#GAME} with tags, {@link Form#MOVES} without
 * @param title the players or the event of a game; may be empty
 * @param plies the moves up to the first error
 * @param faults what is wrong or was mended, in the order of the text
 * @param place the characters of the first error; none without one
 */
public record PastedLine(Form form, String title, Moves start, List<Ply> plies, List<PgnFault> faults, Span place) {
    public PastedLine {
        plies = List.copyOf(plies);
        faults = List.copyOf(faults);
    }

    /** What is wrong first; empty where all of it was read. */
    public Optional<PgnFault> error() {
        return faults.stream().filter(PgnFault::isError).findFirst();
    }

    public boolean isWhole() {
        return error().isEmpty();
    }
}
