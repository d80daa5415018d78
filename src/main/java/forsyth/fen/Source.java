package forsyth.fen;

import forsyth.lint.Span;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** Characters to parse, each of which knows the characters of the given text that it stands for. */
final class Source {
    final char[] chars;
    /** First and behind-the-last original character of each; null where the characters are the original ones. */
    private final int[] from;

    private final int[] to;

    private Source(char[] chars, int[] from, int[] to) {
        this.chars = chars;
        this.from = from;
        this.to = to;
    }

    /** The characters of the text itself. */
    static Source plain(char[] chars) {
        return new Source(chars, null, null);
    }

    /** The text itself, ready to be changed. */
    static Source mapped(String text) {
        int[] from = new int[text.length()];
        int[] to = new int[text.length()];
        for (int i = 0; i < from.length; i++) {
            from[i] = i;
            to[i] = i + 1;
        }
        return new Source(text.toCharArray(), from, to);
    }

    int length() {
        return chars.length;
    }

    /** The original characters of those from start (inclusive) to end (exclusive). */
    Span span(int start, int end) {
        if (from == null) {
            return new Span(start, end);
        }
        if (start >= end) {
            int place = start < chars.length ? from[start] : chars.length == 0 ? 0 : to[chars.length - 1];
            return new Span(place, place);
        }
        return new Span(from[start], Math.max(from[start], to[end - 1]));
    }

    /** The first of these characters that is the given one, -1 without any. */
    int indexOf(char sought) {
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] == sought) {
                return i;
            }
        }
        return -1;
    }

    String text() {
        return new String(chars);
    }

    Source slice(int start, int end) {
        return new Source(
                Arrays.copyOfRange(chars, start, end),
                Arrays.copyOfRange(from, start, end),
                Arrays.copyOfRange(to, start, end));
    }

    /** These characters without those whose index the test accepts. */
    Source without(IntPredicate isDropped) {
        char[] kept = new char[chars.length];
        int[] keptFrom = new int[chars.length];
        int[] keptTo = new int[chars.length];
        int length = 0;
        for (int i = 0; i < chars.length; i++) {
            if (!isDropped.test(i)) {
                kept[length] = chars[i];
                keptFrom[length] = from[i];
                keptTo[length++] = to[i];
            }
        }
        return new Source(Arrays.copyOf(kept, length), Arrays.copyOf(keptFrom, length), Arrays.copyOf(keptTo, length));
    }

    /** These characters with each percent-encoded ASCII character decoded. */
    Source percentDecoded() {
        char[] decoded = chars.clone();
        int[] decodedTo = to.clone();
        boolean[] dropped = new boolean[chars.length];
        for (int i = 0; i + 2 < chars.length; i++) {
            int high = Character.digit(chars[i + 1], 16);
            int low = Character.digit(chars[i + 2], 16);
            if (chars[i] == '%' && high >= 0 && high < 8 && low >= 0) {
                decoded[i] = (char) (high * 16 + low);
                decodedTo[i] = to[i + 2];
                dropped[i + 1] = true;
                dropped[i + 2] = true;
                i += 2;
            }
        }
        return new Source(decoded, from, decodedTo).without(i -> dropped[i]);
    }
}
