package forsyth.diagram.pen;

/** Text inside LaTeX. */
final class Tex {
    private Tex() {}

    /** The text with commands for the characters that LaTeX would obey. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            switch (c) {
                case '#', '$', '%', '&', '_', '{', '}' -> escaped.append('\\').append(c);
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '\\' -> escaped.append("\\textbackslash{}");
                case '\u2026' -> escaped.append("\\dots{}");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
