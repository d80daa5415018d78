package forsyth.lint;

/**
 * Characters of a text.
 *
 * @param start the first character, from 0, in UTF-16 units
 * @param end behind the last character; equal to start for a place between two characters
 */
public record Span(int start, int end) {
    /** No characters: what is meant is missing, or no text was read. */
    public static final Span NONE = new Span(-1, -1);

    public Span {
        if (end < start || start < -1) {
            throw new IllegalArgumentException("no span from " + start + " to " + end);
        }
    }

    public boolean isNone() {
        return start < 0;
    }
}
