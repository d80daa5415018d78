package forsyth.diagram.pen;

/** Text inside XML and HTML. */
final class Markup {
    private Markup() {}

    /** The text with references for the characters of markup; what XML 1.0 does not allow becomes U+FFFD. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    /** XML 1.0, production 2. */
    private static boolean isAllowed(int c) {
        return c >= 0x20 && c < 0xD800 || c == '\t' || c == '\n' || c == '\r' || c > 0xDFFF && c < 0xFFFE || c > 0xFFFF;
    }
}
