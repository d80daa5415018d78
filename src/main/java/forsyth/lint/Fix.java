package forsyth.lint;

import forsyth.chess.Setup;
import java.util.List;

/**
 * A repair of a finding, as the setup it would give.
 *
 * @param key names the repair; its sentence is the message {@code fix.KEY}
 * @param args what the sentence mentions
 */
public record Fix(String key, List<Object> args, Setup result) {
    public Fix {
        args = List.copyOf(args);
    }

    public Fix(String key, Setup result) {
        this(key, List.of(), result);
    }
}
