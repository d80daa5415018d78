package forsyth.fen;

import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.List;

/** The first steps of tolerant reading: characters and blanks that only look like those of a FEN are put right. */
final class Layout {
    private static final byte BLANK = 1;
    private static final byte ODD = 2;
    /** What needs attention; 0 for the rest of ASCII. */
    private static final byte[] KINDS = new byte[128];

    static {
        for (char c = 0; c < KINDS.length; c++) {
            boolean isOdd = c < ' ' || c > '~' || "\"'`[]<>(){}%_\\:".indexOf(c) >= 0;
            KINDS[c] = isOdd ? ODD : 0;
        }
        KINDS[' '] = BLANK;
    }

    /** What was left out and is no single character, as sentences name it. */
    private enum Unseen {
        NUL_AND_REST
    }

    private Layout() {}

    /** Whether there is nothing to put right: single blanks, plain ASCII, a placement in front. */
    static boolean isPlain(String text, char[] chars) {
        int slash = text.indexOf('/');
        int blank = text.indexOf(' ');
        if (slash < 0 || blank >= 0 && blank < slash) {
            return false;
        }
        int all = 0;
        int kinds = 0;
        int last = BLANK;
        for (char c : chars) {
            int kind = KINDS[c & 127];
            all |= c;
            kinds |= kind & (last | ODD);
            last = kind;
        }
        return all < 128 && kinds == 0 && last != BLANK;
    }

    /** The text without what nobody sees, with ASCII blanks and dashes, as a FEN can be found in it. */
    static Source normalise(String text) {
        int nul = text.indexOf('\0');
        Source source = Source.mapped(nul < 0 ? text : text.substring(0, nul));
        source = source.without(i -> isInvisible(text.charAt(i)));
        for (int i = 0; i < source.length(); i++) {
            if (isUnusualSpace(source.chars[i])) {
                source.chars[i] = ' ';
            } else if (isDash(source.chars[i])) {
                source.chars[i] = '-';
            }
        }
        return source;
    }

    /** Reports what {@link #normalise} changed within the original characters of the span. */
    static void report(String text, Span region, List<Finding> findings) {
        boolean[] seen = new boolean[3];
        for (int i = region.start(); i < region.end(); i++) {
            char c = text.charAt(i);
            if (c == 0) {
                boolean isLast = i + 1 == region.end();
                Span rest = new Span(i, region.end());
                findings.add(Finding.ofText(Code.W_INVISIBLE_CHARS, rest, isLast ? hex(c) : Unseen.NUL_AND_REST));
                return;
            }
            int kind = isInvisible(c) ? 0 : isUnusualSpace(c) ? 1 : isDash(c) ? 2 : -1;
            if (kind >= 0 && !seen[kind]) {
                seen[kind] = true;
                Code code = kind == 0 ? Code.W_INVISIBLE_CHARS : kind == 1 ? Code.W_UNUSUAL_SPACE : Code.W_DASH_VARIANT;
                findings.add(Finding.ofText(code, new Span(i, i + 1), hex(c)));
            }
        }
    }

    /** Tabs and line breaks become blanks, and of several blanks one is left, but for quoted operands. */
    static Source singleBlanks(Source source, List<Finding> findings) {
        boolean[] dropped = new boolean[source.length()];
        Span first = Span.NONE;
        boolean wasBlank = true;
        boolean isQuoted = false;
        for (int i = 0; i < source.length(); i++) {
            char c = source.chars[i];
            isQuoted ^= c == '"';
            boolean isBlank = isBlank(c) && !isQuoted;
            boolean isOdd = isBlank && (c != ' ' || wasBlank);
            if (isBlank) {
                dropped[i] = wasBlank;
                source.chars[i] = ' ';
            }
            first = isOdd && first.isNone() ? source.span(i, i + 1) : first;
            wasBlank = isBlank;
        }
        int last = source.length() - 1;
        while (last >= 0 && dropped[last]) {
            last--;
        }
        if (last >= 0 && wasBlank) {
            first = first.isNone() ? source.span(last, last + 1) : first;
            dropped[last] = true;
        }
        if (!first.isNone()) {
            findings.add(Finding.ofText(Code.W_WHITESPACE, first));
        }
        return source.without(i -> dropped[i]);
    }

    static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static boolean isInvisible(char c) {
        return c >= '\u200B' && c <= '\u200F'
                || c >= '\u202A' && c <= '\u202E'
                || c >= '\u2060' && c <= '\u2064'
                || c >= '\u2066' && c <= '\u2069'
                || c == '\uFEFF'
                || c == '\u00AD';
    }

    private static boolean isUnusualSpace(char c) {
        return c > 127 && (Character.isSpaceChar(c) || c == '\u0085');
    }

    private static boolean isDash(char c) {
        return c >= '\u2010' && c <= '\u2015' || c == '\u2212' || c == '\uFE58' || c == '\uFE63' || c == '\uFF0D';
    }

    private static String hex(char c) {
        return String.format("U+%04X", (int) c);
    }
}
