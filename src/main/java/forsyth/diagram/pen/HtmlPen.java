package forsyth.diagram.pen;

import forsyth.diagram.Diagram;
import forsyth.diagram.Words;

/** A fragment of HTML: a figure with the picture in it, which needs no other file. */
public final class HtmlPen {
    private HtmlPen() {}

    /**
     * The figure; its caption is text of the page.
     *
     * @param width of the picture in CSS pixels
     */
    public static String write(Diagram diagram, int width, Words words) {
        Diagram bare = diagram.withCaption("").withMoveNumber(false);
        StringBuilder out = new StringBuilder("<figure class=\"chess-diagram\">\n");
        out.append(SvgPen.element(bare, width, TextPen.alt(diagram, words)));
        if (!diagram.legend().isEmpty()) {
            out.append("<figcaption>").append(Markup.escape(diagram.legend())).append("</figcaption>\n");
        }
        return out.append("</figure>\n").toString();
    }
}
