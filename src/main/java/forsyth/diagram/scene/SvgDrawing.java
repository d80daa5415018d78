package forsyth.diagram.scene;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the SVG of our own drawings: groups, paths and circles with plain fills and strokes, nothing else. */
final class SvgDrawing {
    private static final Pattern ELEMENT = Pattern.compile("<(/?)(g|path|circle)((?:\\s+[\\w-]+=\"[^\"]*\")*)\\s*/?>");
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]+)=\"([^\"]*)\"");

    private final List<Primitive> layers = new ArrayList<>();

    private SvgDrawing() {}

    static List<Primitive> parse(String markup) {
        SvgDrawing drawing = new SvgDrawing();
        Deque<Map<String, String>> groups = new ArrayDeque<>();
        groups.push(Map.of());
        Matcher element = ELEMENT.matcher(markup);
        while (element.find()) {
            Map<String, String> attributes = new HashMap<>(groups.peek());
            Matcher attribute = ATTRIBUTE.matcher(element.group(3));
            while (attribute.find()) {
                attributes.put(attribute.group(1), attribute.group(2));
            }
            if (!element.group(2).equals("g")) {
                drawing.add(shape(element.group(2), attributes), attributes);
            } else if (element.group(1).isEmpty()) {
                groups.push(attributes);
            } else {
                groups.pop();
            }
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

    private static Shape shape(String kind, Map<String, String> attributes) {
        if (kind.equals("path")) {
            return PathData.parse(attributes.get("d"));
        }
        double r = number(attributes, "r");
        return new Ellipse2D.Double(number(attributes, "cx") - r, number(attributes, "cy") - r, 2 * r, 2 * r);
    }

    private static Ink ink(String hex) {
        return Ink.of(Integer.parseInt(hex.substring(1), 16));
    }

    private static double number(Map<String, String> attributes, String name) {
        return Double.parseDouble(attributes.getOrDefault(name, "0"));
    }
}
