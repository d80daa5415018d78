package forsyth.paste.text;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.ReadOptions;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A part of a pasted text, cleaned or not, each character of which knows where it stands in the whole. */
public final class Excerpt {
    private final String given;
    private final String text;
    private final int offset;
    /** Where each character of the text begins and ends in the given one, from {@link #offset}; null: where it stands. */
    private final int[] starts;

    private final int[] ends;

    private Excerpt(String given, String text, int offset, int[] starts, int[] ends) {
        this.given = given;
        this.text = text;
        this.offset = offset;
        this.starts = starts;
        this.ends = ends;
    }

    /** The whole text as it was given. */
    public static Excerpt of(String given) {
        return new Excerpt(given, given, 0, null, null);
    }

    public String text() {
        return text;
    }

    public int length() {
        return text.length();
    }

    public boolean isBlank() {
        return text.isBlank();
    }

    /** Where these characters stand in the whole text. */
    public Span span(int start, int end) {
        if (starts == null) {
            return new Span(offset + start, offset + end);
        }
        int first = place(start);
        return new Span(first, start < end ? Math.max(first, ends[offset + end - 1]) : first);
    }

    private int place(int index) {
        int at = offset + index;
        if (at < starts.length) {
            return starts[at];
        }
        return starts.length == 0 ? 0 : ends[starts.length - 1];
    }

    public Span span() {
        return span(0, text.length());
    }

    public Excerpt slice(int start, int end) {
        return new Excerpt(given, text.substring(start, end), offset + start, starts, ends);
    }

    public Excerpt from(int start) {
        return slice(start, text.length());
    }

    /** Without blanks at either end. */
    public Excerpt strip() {
        int start = 0;
        int end = text.length();
        while (start < end && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return slice(start, end);
    }

    /** The lines, ended by LF, CR or both, the empty ones too. */
    public List<Excerpt> lines() {
        List<Excerpt> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                lines.add(slice(start, i));
                boolean isPair = i + 1 < text.length() && text.charAt(i) == '\r' && text.charAt(i + 1) == '\n';
                i += isPair ? 1 : 0;
                start = i + 1;
            }
        }
        return lines;
    }

    /** The position that the reader of FEN finds here. */
    public FenText read(Rules rules) {
        FenText read = FenReader.read(text, ReadOptions.of(rules));
        List<Finding> findings = read.findings().stream().map(this::moved).toList();
        return new FenText(given, read.setup(), findings, read.operations());
    }

    private Finding moved(Finding finding) {
        Span span = finding.span();
        Span whole = span.isNone() ? span : span(span.start(), span.end());
        return new Finding(finding.code(), whole, finding.squares(), finding.args(), finding.fix());
    }

    /** A position that was found here by other means. */
    public FenText holding(Setup setup) {
        return holding(setup, List.of());
    }

    public FenText holding(Setup setup, List<Finding> findings) {
        return new FenText(given, setup, findings, "");
    }

    /** A finding about characters of this excerpt. */
    public Finding finding(Code code, int start, int end, Object... args) {
        return Finding.ofText(code, span(start, end), args);
    }

    /** Without characters that nobody sees; odd blanks and dashes become plain ones. */
    public Excerpt cleaned() {
        Builder cleaned = new Builder(this);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSpaceChar(c) && c > 127) {
                cleaned.add(c == '\u2028' || c == '\u2029' ? '\n' : ' ', i, i + 1);
            } else if (Character.getType(c) == Character.DASH_PUNCTUATION || c == '\u2212') {
                cleaned.add('-', i, i + 1);
            } else if (Character.getType(c) != Character.FORMAT && c != '\uFE0E' && c != '\uFE0F') {
                cleaned.add(c, i, i + 1);
            }
        }
        return cleaned.build();
    }

    /** Builds an excerpt out of characters that stand for those of another. */
    public static final class Builder {
        private final Excerpt source;
        private final StringBuilder text = new StringBuilder();
        private int[] starts;
        private int[] ends;

        public Builder(Excerpt source) {
            this.source = source;
            this.starts = new int[Math.max(16, source.length())];
            this.ends = new int[starts.length];
        }

        /** Adds a character that stands for the source's from start to end. */
        public void add(char c, int start, int end) {
            int at = text.length();
            if (at == starts.length) {
                starts = Arrays.copyOf(starts, 2 * at);
                ends = Arrays.copyOf(ends, 2 * at);
            }
            Span span = source.span(start, end);
            starts[at] = span.start();
            ends[at] = span.end();
            text.append(c);
        }

        public Excerpt build() {
            int length = text.length();
            return new Excerpt(
                    source.given, text.toString(), 0, Arrays.copyOf(starts, length), Arrays.copyOf(ends, length));
        }
    }
}
