package forsyth.play.pgn;

import forsyth.chess.Setup;
import forsyth.play.Moves;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game: the main line, without variations.
 *
 * @param tags by name, in the order of the file
 * @param start the first position and how castling is played
 * @param comment the comment in front of the first move, empty without one
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record Game(Map<String, String> tags, Moves start, String comment, List<Ply> plies, String result) {
    public Game {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        plies = List.copyOf(plies);
    }

    /** The value of a tag whose name may be written in any case, empty without it. */
    public String tag(String name) {
        return tag(tags, name);
    }

    static String tag(Map<String, String> tags, String name) {
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            if (tag.getKey().equalsIgnoreCase(name)) {
                return tag.getValue();
            }
        }
        return "";
    }

    /** The last position. */
    public Setup end() {
        return plies.isEmpty() ? start.setup() : plies.get(plies.size() - 1).after();
    }
}
