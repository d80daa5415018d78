package forsyth.fen;

import forsyth.chess.Geometry;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import java.util.List;

/** Bytes that are no UTF-8, in the place of which a decoder has put U+FFFD. */
final class Undecodable {
    private static final char SIGN = '\uFFFD';

    private Undecodable() {}

    /** Where the first stands in a text that is no position anyway, for want of slashes of any spelling; or -1. */
    static int inGarbage(char[] chars) {
        int first = -1;
        int slashes = 0;
        for (int i = 0; i < chars.length && chars[i] != 0 && slashes < Geometry.RANKS - 1; i++) {
            char c = chars[i];
            first = c == SIGN && first < 0 ? i : first;
            slashes += c == '/' || c == '\\' || c == '%' ? 1 : 0;
        }
        return slashes < Geometry.RANKS - 1 ? first : -1;
    }

    /** Says where the first stands; in a text that is no position this takes the place of all else. */
    static void report(Source source, List<Finding> findings) {
        int first = source.indexOf(SIGN);
        if (first < 0) {
            return;
        }
        boolean hasError = findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
        Span place = source.span(first, first + 1);
        if (hasError) {
            findings.clear();
        }
        findings.add(Finding.ofText(hasError ? Code.E_NOT_UTF8 : Code.W_NOT_UTF8, place));
    }
}
