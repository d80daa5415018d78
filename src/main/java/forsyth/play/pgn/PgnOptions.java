package forsyth.play.pgn;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.play.LetterSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * How games are read.
 *
 * @param letters the sets in which moves may be written, the likeliest first
 * @param starts the start of a game named in the Variant tag, where there is no FEN; empty for the start of chess
 */
public record PgnOptions(List<LetterSet> letters, Function<String, Optional<Setup>> starts) {
    /** English letters first, then all others; chess and Capablanca chess. */
    public static final PgnOptions DEFAULT = new PgnOptions(List.of(LetterSet.values()), PgnOptions::start);

    public PgnOptions {
        letters = List.copyOf(letters);
    }

    private static Optional<Setup> start(String variant) {
        String name = variant.toLowerCase(Locale.ROOT);
        boolean isCapablanca = name.contains("capablanca") && !name.contains("random");
        return isCapablanca ? Optional.of(Setup.start(Geometry.CAPABLANCA)) : Optional.empty();
    }
}
