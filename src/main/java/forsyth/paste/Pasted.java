package forsyth.paste;

import java.util.List;

/**
 * What a pasted text holds.
 *
 * @param readings the positions in the order of the text, at least one; of a text in which none was found, one that is
 *     not readable and says why
 * @param assumptions what was passed over in the text as a whole
 */
public record Pasted(List<Reading> readings, List<Assumption> assumptions) {
    public Pasted {
        readings = List.copyOf(readings);
        assumptions = List.copyOf(assumptions);
        if (readings.isEmpty()) {
            throw new IllegalArgumentException("a reading is needed, if only one that says why there is none");
        }
    }

    /** What the text was taken for. */
    public Form form() {
        return readings.size() > 1 ? Form.SEVERAL : first().form();
    }

    public Reading first() {
        return readings.get(0);
    }

    /** Whether the text holds a position at all. */
    public boolean isReadable() {
        return readings.stream().anyMatch(Reading::isReadable);
    }

    /** The readings that are positions. */
    public List<Reading> readable() {
        return readings.stream().filter(Reading::isReadable).toList();
    }
}
