package forsyth.fen;

import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a FEN out of what people wrap around it: tags, links, words in front, quotes, encodings. */
final class Wrapping {
    private static final Pattern TAG = Pattern.compile("\\[\\s*FEN\\s+\"([^\"]*)\"", Pattern.CASE_INSENSITIVE);
    private static final Pattern LINK = Pattern.compile(
            "\\s*(?:https?://\\S+?/|(?:www\\.)?(?:lichess\\.org|chess\\.com)/)(\\V*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern QUERY = Pattern.compile("(?:^|[?&#])fen=([^&#\\s]*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PATH =
            Pattern.compile("(?:^|/)((?:[pnbrqkacj0-9~]++/){7}[pnbrqkacj0-9~]++[^?#]*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern PREFIX = Pattern.compile(
            "\\s*(?:position\\s+fen|setboard|(?:x-?|shredder-?)?fen|epd)(?:\\s*[:=]\\s*|\\s+)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PERCENT = Pattern.compile("%[0-7][0-9A-Fa-f]");
    /** How many layers of quotes are taken off: more are no quotes, and each costs a pass over the text. */
    private static final int MAX_QUOTES = 8;

    private static final String OPENERS = "\"'`\u201C\u201D\u201E\u201A\u2018\u2019\u00AB\u00BB\u2039\u203A<([{";
    private static final String CLOSERS = "\"'`\u201D\u201C\u201C\u2018\u2019\u2018\u00BB\u00AB\u203A\u2039>)]}";

    private final String text;
    private final List<Finding> findings;
    private Source source;

    private Wrapping(String text, List<Finding> findings) {
        this.text = text;
        this.findings = findings;
        this.source = Layout.normalise(text);
    }

    /** The six fields (or fewer) of a text that is not plain; what was taken off is reported. */
    static Source unwrap(String text, List<Finding> findings) {
        Wrapping wrapping = new Wrapping(text, findings);
        if (wrapping.extract()) {
            Span inner = wrapping.source.span(0, wrapping.source.length());
            Layout.report(text, inner, findings);
            wrapping.percent();
        } else {
            Layout.report(text, new Span(0, text.length()), findings);
            wrapping.quotesAndPrefix();
            wrapping.percent();
            wrapping.underscores();
        }
        wrapping.backslashes();
        return Layout.singleBlanks(wrapping.source, findings);
    }

    /** A tag anywhere, or a link: what is around them is not part of the position and needs no comment. */
    private boolean extract() {
        String given = source.text();
        Matcher tag = TAG.matcher(given);
        if (tag.find()) {
            add(Code.W_TAG_EXTRACTED, tag.start(), tag.end());
            source = source.slice(tag.start(1), tag.end(1));
            trim();
            return true;
        }
        Matcher link = LINK.matcher(given.strip());
        return link.lookingAt() && fromLink();
    }

    private boolean fromLink() {
        trim();
        Matcher link = LINK.matcher(source.text());
        if (!link.lookingAt()) {
            return false;
        }
        int start = link.start(1);
        Span whole = source.span(0, link.end());
        Matcher query = QUERY.matcher(source.text()).region(start, link.end());
        boolean isQuery = query.find();
        Source inner = isQuery ? source.slice(query.start(1), query.end(1)) : source.slice(start, link.end());
        inner = inner.percentDecoded();
        if (!isQuery) {
            Matcher path = PATH.matcher(inner.text());
            if (!path.find()) {
                return false;
            }
            inner = inner.slice(path.start(1), path.end(1));
        }
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.chars[i];
            inner.chars[i] = c == '_' || c == '+' && isQuery ? ' ' : c;
        }
        findings.add(Finding.ofText(Code.W_URL_EXTRACTED, whole));
        if (link.end() < source.length()) {
            add(Code.W_TRAILING_TEXT, link.end(), source.length());
        }
        source = inner;
        trim();
        return true;
    }

    private void quotesAndPrefix() {
        int quotes = 0;
        boolean hadPrefix = false;
        while (true) {
            Matcher prefix = PREFIX.matcher(source.text());
            int first = firstInk();
            if (!hadPrefix && prefix.lookingAt()) {
                add(Code.W_PREFIX, first, prefix.end());
                source = source.slice(prefix.end(), source.length());
                hadPrefix = true;
            } else if (quotes < MAX_QUOTES && first < source.length() && OPENERS.indexOf(source.chars[first]) >= 0) {
                if (quotes++ == 0) {
                    add(Code.W_QUOTES, first, first + 1);
                }
                unquote(first);
            } else {
                return;
            }
        }
    }

    private void unquote(int opener) {
        char open = source.chars[opener];
        char close = CLOSERS.charAt(OPENERS.indexOf(open));
        int last = source.length();
        while (last > opener + 1 && Layout.isBlank(source.chars[last - 1])) {
            last--;
        }
        boolean endsQuoted = isCloser(source.chars[last - 1], open, close);
        int end = last - 1;
        for (int i = last - 1; !endsQuoted && i > opener; i--) {
            end = isCloser(source.chars[i], open, close) ? i : end;
        }
        if (endsQuoted || isCloser(source.chars[end], open, close)) {
            if (end + 1 < last) {
                add(Code.W_TRAILING_TEXT, end + 1, last);
            }
            source = source.slice(opener + 1, Math.max(opener + 1, end));
        } else {
            source = source.slice(opener + 1, source.length());
        }
    }

    private static boolean isCloser(char c, char open, char close) {
        return c == close || open == '\u201E' && c == '\u201D';
    }

    private void percent() {
        Matcher percent = PERCENT.matcher(source.text());
        if (percent.find()) {
            add(Code.W_PERCENT_ENCODED, percent.start(), percent.end());
            source = source.percentDecoded();
        }
    }

    /** Underscores between the fields; those of an EPD's operation codes stay. */
    private void underscores() {
        boolean wasSeparator = true;
        int separators = 0;
        boolean isReported = false;
        for (int i = 0; i < source.length() && separators < 5; i++) {
            boolean isSeparator = source.chars[i] == '_' || Layout.isBlank(source.chars[i]);
            if (source.chars[i] == '_') {
                if (!isReported) {
                    add(Code.W_UNDERSCORES, i, i + 1);
                }
                isReported = true;
                source.chars[i] = ' ';
            }
            separators += isSeparator && !wasSeparator ? 1 : 0;
            wasSeparator = isSeparator;
        }
    }

    private void backslashes() {
        boolean isReported = false;
        for (int i = firstInk(); i < source.length() && !Layout.isBlank(source.chars[i]); i++) {
            if (source.chars[i] == '\\') {
                if (!isReported) {
                    add(Code.W_BACKSLASH, i, i + 1);
                }
                isReported = true;
                source.chars[i] = '/';
            }
        }
    }

    private void trim() {
        int start = firstInk();
        int end = source.length();
        while (end > start && Layout.isBlank(source.chars[end - 1])) {
            end--;
        }
        source = source.slice(start, end);
    }

    private int firstInk() {
        int first = 0;
        while (first < source.length() && Layout.isBlank(source.chars[first])) {
            first++;
        }
        return first;
    }

    private void add(Code code, int start, int end) {
        Span span = source.span(start, end);
        findings.add(Finding.ofText(code, span, text.substring(span.start(), Math.min(span.end(), span.start() + 40))));
    }
}
