package forsyth.diagram.pen;

import forsyth.diagram.Diagram;
import forsyth.diagram.Words;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;

/** Markdown (CommonMark): the caption, a board of figurines in a fenced block, the X-FEN as code. */
public final class MarkdownPen {
    private static final String SPECIAL = "\\`*_{}[]()#+-.!|<>&~";

    private MarkdownPen() {}

    public static String write(Diagram diagram, Words words) {
        StringBuilder out = new StringBuilder(768);
        if (!diagram.legend().isEmpty()) {
            out.append("**").append(escape(diagram.legend())).append("**\n\n");
        }
        Diagram bare = diagram.withCaption("").withMoveNumber(false);
        out.append("```text\n").append(TextPen.figurines(bare, words)).append("```\n");
        if (FenWriter.write(diagram.setup(), Dialect.X_FEN) instanceof Written.Text fen) {
            out.append("\n`").append(fen.text()).append("`\n");
        }
        return out.toString();
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            escaped.append(SPECIAL.indexOf(c) < 0 ? "" : "\\").append(c);
        }
        return escaped.toString();
    }
}
