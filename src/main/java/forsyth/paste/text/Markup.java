package forsyth.paste.text;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes HTML tags and entities, and the quotation marks of mail, off a text. */
public final class Markup {
    private static final int LONGEST_TAG = 4096;
    private static final Set<String> BLOCKS = Set.of(
            "br",
            "p",
            "div",
            "li",
            "tr",
            "table",
            "pre",
            "hr",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "ul",
            "ol",
            "dt",
            "dd",
            "blockquote");
    private static final Set<String> HIDDEN = Set.of("style", "script", "head");
    private static final Set<String> CELLS = Set.of("td", "th");
    private static final Pattern ENTITY =
            Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z]{2,8}\\d?));");
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("nbsp", "\u00A0"),
            Map.entry("ensp", " "),
            Map.entry("emsp", " "),
            Map.entry("thinsp", " "),
            Map.entry("amp", "&"),
            Map.entry("lt", "<"),
            Map.entry("gt", ">"),
            Map.entry("quot", "\""),
            Map.entry("apos", "'"),
            Map.entry("sol", "/"),
            Map.entry("middot", "\u00B7"),
            Map.entry("ndash", "\u2013"),
            Map.entry("mdash", "\u2014"),
            Map.entry("minus", "\u2212"),
            Map.entry("laquo", "\u00AB"),
            Map.entry("raquo", "\u00BB"),
            Map.entry("ldquo", "\u201C"),
            Map.entry("rdquo", "\u201D"),
            Map.entry("bdquo", "\u201E"),
            Map.entry("shy", "\u00AD"),
            Map.entry("zwnj", "\u200C"),
            Map.entry("auml", "\u00E4"),
            Map.entry("ouml", "\u00F6"),
            Map.entry("uuml", "\u00FC"),
            Map.entry("szlig", "\u00DF"));

    private final Excerpt source;
    private final String text;
    private final Excerpt.Builder plain;
    private int at;
    private boolean isLineStart = true;

    private Markup(Excerpt source) {
        this.source = source;
        this.text = source.text();
        this.plain = new Excerpt.Builder(source);
    }

    /** The text without its markup; the very same where it has none. */
    public static Excerpt strip(Excerpt source) {
        String text = source.text();
        boolean hasMarkup = text.indexOf('<') >= 0 || text.indexOf('&') >= 0 || text.indexOf('>') >= 0;
        if (!hasMarkup) {
            return source;
        }
        Excerpt plain = new Markup(source).strip();
        return plain.length() == source.length() ? source : plain;
    }

    private Excerpt strip() {
        Matcher entity = ENTITY.matcher(text);
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean isDone = c == '<' && tag()
                    || c == '&'
                            && entity.region(at, Math.min(text.length(), at + 12))
                                    .lookingAt()
                            && entity(entity)
                    || c == '>' && isLineStart && quotationMark();
            if (!isDone) {
                plain.add(c, at, at + 1);
                isLineStart = c == '\n' || c == '\r' || isLineStart && (c == ' ' || c == '\t');
                at++;
            }
        }
        return plain.build();
    }

    private boolean quotationMark() {
        at++;
        return true;
    }

    /** Passes over a tag, with what is between {@code <style>} and its end. */
    private boolean tag() {
        int nameStart = at + 1 < text.length() && text.charAt(at + 1) == '/' ? at + 2 : at + 1;
        int nameEnd = nameStart;
        while (nameEnd < text.length() && isNameChar(text.charAt(nameEnd))) {
            nameEnd++;
        }
        int end = end(nameEnd);
        if (end < 0 || nameEnd == nameStart || !isBehindName(nameEnd)) {
            return false;
        }
        String name = text.substring(nameStart, nameEnd).toLowerCase(Locale.ROOT);
        if (BLOCKS.contains(name)) {
            plain.add('\n', at, end);
            isLineStart = true;
        } else if (CELLS.contains(name)) {
            plain.add(' ', at, end);
        }
        boolean isHidden = HIDDEN.contains(name) && nameStart == at + 1;
        int close = isHidden ? text.indexOf("</" + text.substring(nameStart, nameEnd), end) : -1;
        at = close < 0 ? end : close;
        return true;
    }

    /** Behind the bracket that closes the tag, or -1. */
    private int end(int from) {
        for (int i = from; i < text.length() && i < from + LONGEST_TAG; i++) {
            if (text.charAt(i) == '>') {
                return i + 1;
            }
            if (text.charAt(i) == '<') {
                return -1;
            }
        }
        return -1;
    }

    /** Whether a tag can go on there: a placement in angle brackets cannot. */
    private boolean isBehindName(int index) {
        char c = text.charAt(index);
        return c == '>' || Character.isWhitespace(c) || c == '/' && text.charAt(index + 1) == '>';
    }

    private static boolean isNameChar(char c) {
        return c < 128 && Character.isLetterOrDigit(c) || c == '!' || c == ':' || c == '-';
    }

    private boolean entity(Matcher entity) {
        String replacement = replacement(entity);
        for (int i = 0; i < replacement.length(); i++) {
            plain.add(replacement.charAt(i), entity.start(), entity.end());
        }
        isLineStart &= replacement.isBlank();
        at = replacement.isEmpty() ? at : entity.end();
        return !replacement.isEmpty();
    }

    private static String replacement(Matcher entity) {
        if (entity.group(3) != null) {
            return NAMED.getOrDefault(entity.group(3), "");
        }
        boolean isDecimal = entity.group(1) != null;
        int point = isDecimal ? Integer.parseInt(entity.group(1)) : Integer.parseInt(entity.group(2), 16);
        return Character.isValidCodePoint(point) && point > 0 ? Character.toString(point) : "";
    }
}
