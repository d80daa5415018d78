package forsyth.play.pgn;

import java.util.List;

/**
 * A game out of a file.
 *
 * @param game the game, or as much of it as could be read
 * @param faults in the order of the text
 * @param line the line on which the game begins, from 1
 */
public record PgnEntry(Game game, List<PgnFault> faults, int line) {
    public PgnEntry {
        faults = List.copyOf(faults);
    }

    /** Whether all of the game was read. */
    public boolean isWhole() {
        return faults.stream().noneMatch(PgnFault::isError);
    }
}
