package forsyth.store;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Any text as one printable line: {@code \n \r \t \\}, and backslash, {@code u} and four hexadecimal digits for what a
 * line of UTF-8 cannot hold or a reader would trim.
 */
final class Escapes {
    private static final char UNDECODABLE = '\uFFFD';

    private Escapes() {}

    static String escape(String text) {
        return IntStream.range(0, text.length()).mapToObj(i -> escape(text, i)).collect(Collectors.joining());
    }

    private static String escape(String text, int i) {
        char c = text.charAt(i);
        boolean isEdge = i == 0 || i == text.length() - 1;
        return switch (c) {
            case '\\' -> "\\\\";
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default ->
                isPlain(text, i) && !(isEdge && isBlank(c)) ? String.valueOf(c) : String.format("\\u%04X", (int) c);
        };
    }

    private static boolean isPlain(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
        }
        return !isUnprintable(c);
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    /** Whether a character does not belong in a text file of lines; {@code U+FFFD} is what a decoder puts for garbage. */
    static boolean isUnprintable(char c) {
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || c == UNDECODABLE || c == '\uFEFF';
    }

    /** The text of a line; a backslash that begins no escape is itself. */
    static String unescape(String line) {
        StringBuilder text = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            char kind = c == '\\' && i + 1 < line.length() ? line.charAt(i + 1) : 0;
            int place = "\\nrt".indexOf(kind);
            if (kind != 0 && place >= 0) {
                text.append("\\\n\r\t".charAt(place));
                i++;
            } else if (kind == 'u' && isHex(line, i + 2)) {
                text.append((char) Integer.parseInt(line.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private static boolean isHex(String line, int start) {
        return start + 4 <= line.length()
                && line.substring(start, start + 4).chars().allMatch(c -> c < 128 && Character.digit(c, 16) >= 0);
    }
}
