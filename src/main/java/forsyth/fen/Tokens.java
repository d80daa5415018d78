package forsyth.fen;

import forsyth.lint.Span;

/** What stands between blanks behind the placement, taken one by one. */
final class Tokens {
    private static final int MOST = 12;

    private final Source source;
    private final char[] chars;
    private final int[] starts = new int[MOST];
    private final int[] ends = new int[MOST];
    private int count;
    private int next;

    Tokens(Source source, int start) {
        this.source = source;
        this.chars = source.chars;
        int i = start;
        while (i < chars.length && count < MOST) {
            if (chars[i] == ' ') {
                i++;
                continue;
            }
            starts[count] = i;
            while (i < chars.length && chars[i] != ' ') {
                i++;
            }
            ends[count++] = i;
        }
    }

    /** All of them, those taken included. */
    int count() {
        return count;
    }

    /** How many were taken. */
    int taken() {
        return next;
    }

    void take() {
        next++;
    }

    boolean hasNext() {
        return next < count;
    }

    /** The first character of the next one. */
    int start() {
        return starts[next];
    }

    /** Behind the last character of the next one. */
    int end() {
        return ends[next];
    }

    String text() {
        return new String(chars, starts[next], ends[next] - starts[next]);
    }

    Span span() {
        return source.span(starts[next], ends[next]);
    }

    /** The characters of the one that was taken last. */
    Span lastSpan() {
        return source.span(starts[next - 1], ends[next - 1]);
    }

    /** The place in front of the next one, for what is missing there. */
    Span place() {
        return hasNext() ? source.span(starts[next], starts[next]) : Span.NONE;
    }

    boolean is(char only) {
        return ends[next] - starts[next] == 1 && chars[starts[next]] == only;
    }

    boolean isNumber() {
        return hasNext() && isNumber(next);
    }

    /** Whether a number follows the next one. */
    boolean isNumberAfter() {
        return next + 1 < count && isNumber(next + 1);
    }

    /** {@code +0+0} or {@code 3+3} of the three-check variant. */
    boolean isCheckCount() {
        int start = starts[next];
        start += chars[start] == '+' ? 1 : 0;
        return ends[next] - start == 3
                && Epd.number(chars, start, start + 1) >= 0
                && chars[start + 1] == '+'
                && Epd.number(chars, start + 2, start + 3) >= 0;
    }

    private boolean isNumber(int token) {
        return Epd.number(chars, starts[token], ends[token]) >= 0;
    }
}
