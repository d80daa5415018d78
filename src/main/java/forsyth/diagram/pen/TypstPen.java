package forsyth.diagram.pen;

import forsyth.diagram.Diagram;
import forsyth.diagram.Words;

/** Typst 0.13 or newer: a figure with the picture inside, so that it needs no package and no other file. */
public final class TypstPen {
    private TypstPen() {}

    /**
     * The figure; its caption is text of the document.
     *
     * @param width of the picture in mm
     */
    public static String write(Diagram diagram, double width, Words words) {
        Diagram bare = diagram.withCaption("").withMoveNumber(false);
        StringBuilder out = new StringBuilder(64 * 1024);
        out.append("#figure(\n  image(bytes(").append(string(SvgPen.write(bare, 480, "")));
        out.append("), format: \"svg\", width: ").append(Decimals.text(width)).append("mm, alt: ");
        out.append(string(TextPen.alt(diagram, words))).append("),\n");
        if (!diagram.legend().isEmpty()) {
            out.append("  caption: ").append(string(diagram.legend())).append(",\n");
        }
        return out.append(")\n").toString();
    }

    private static String string(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
