package forsyth.diagram.scene;

import forsyth.diagram.DrawnFigure;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The figures of our own drawings as what a canvas paints. */
final class SvgDrawing {
    private final List<Primitive> layers = new ArrayList<>();

    private SvgDrawing() {}

    static List<Primitive> parse(String markup) {
        SvgDrawing drawing = new SvgDrawing();
        for (DrawnFigure figure : DrawnFigure.parse(markup)) {
            drawing.add(shape(figure), figure.attributes());
        }
        return List.copyOf(drawing.layers);
    }

    private void add(Shape shape, Map<String, String> attributes) {
        String fill = attributes.getOrDefault("fill", "#000000");
        String stroke = attributes.getOrDefault("stroke", "none");
        if (!fill.equals("none")) {
            layers.add(new Primitive.Area(shape, ink(fill)));
        }
        if (!stroke.equals("none")) {
            boolean isRoundJoin = "round".equals(attributes.get("stroke-linejoin"));
            boolean isRoundCap = "round".equals(attributes.get("stroke-linecap"));
            BasicStroke line = new BasicStroke(
                    Float.parseFloat(attributes.getOrDefault("stroke-width", "1")),
                    isRoundCap ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
                    isRoundJoin ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER,
                    4);
            layers.add(new Primitive.Line(shape, ink(stroke), line));
        }
    }

    private static Shape shape(DrawnFigure figure) {
        if (figure.kind().equals("path")) {
            return PathData.parse(figure.attributes().get("d"));
        }
        double r = figure.number("r");
        return new Ellipse2D.Double(figure.number("cx") - r, figure.number("cy") - r, 2 * r, 2 * r);
    }

    private static Ink ink(String hex) {
        return Ink.of(Integer.parseInt(hex.substring(1), 16));
    }
}
