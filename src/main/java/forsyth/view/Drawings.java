package forsyth.view;

import forsyth.chess.Piece;
import forsyth.chess.Side;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/**
 * Our own drawings as nodes. They use only groups, paths and circles with plain fills and strokes, so that drawing
 * them at the start needs no SVG library.
 */
final class Drawings {
    private static final Pattern ELEMENT = Pattern.compile("<(/?)(g|path|circle)((?:\\s+[\\w-]+=\"[^\"]*\")*)\\s*/?>");
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]+)=\"([^\"]*)\"");

    /** Side of the square that a man is drawn in, in the drawing's own coordinates. */
    static final int SIZE = 100;

    private Drawings() {}

    /** The drawing of a man. */
    static Group of(Piece piece) {
        String letter = (piece.side() == Side.WHITE ? "w" : "b") + piece.role().letter();
        return load("pieces/" + letter + ".svg");
    }

    /** The drawing of an asset, {@code pieces/wK.svg}, in its own coordinates. */
    static Group load(String asset) {
        Group drawing = new Group();
        Deque<Map<String, String>> groups = new ArrayDeque<>();
        groups.push(Map.of());
        Matcher element = ELEMENT.matcher(read(asset));
        while (element.find()) {
            Map<String, String> attributes = new HashMap<>(groups.peek());
            Matcher attribute = ATTRIBUTE.matcher(element.group(3));
            while (attribute.find()) {
                attributes.put(attribute.group(1), attribute.group(2));
            }
            if (!element.group(2).equals("g")) {
                drawing.getChildren().add(shape(element.group(2), attributes));
            } else if (element.group(1).isEmpty()) {
                groups.push(attributes);
            } else {
                groups.pop();
            }
        }
        return drawing;
    }

    private static Shape shape(String kind, Map<String, String> attributes) {
        Shape shape;
        if (kind.equals("circle")) {
            shape = new Circle(number(attributes, "cx"), number(attributes, "cy"), number(attributes, "r"));
        } else {
            SVGPath path = new SVGPath();
            path.setContent(attributes.get("d"));
            shape = path;
        }
        String fill = attributes.getOrDefault("fill", "#000000");
        String stroke = attributes.getOrDefault("stroke", "none");
        shape.setFill(fill.equals("none") ? null : Color.web(fill));
        shape.setStroke(stroke.equals("none") ? null : Color.web(stroke));
        shape.getStyleClass().add(fill.equals("none") ? "drawn-line" : "drawn-area");
        shape.setStrokeWidth(attributes.containsKey("stroke-width") ? number(attributes, "stroke-width") : 1);
        boolean isRoundJoin = "round".equals(attributes.get("stroke-linejoin"));
        boolean isRoundCap = "round".equals(attributes.get("stroke-linecap"));
        shape.setStrokeLineJoin(isRoundJoin ? StrokeLineJoin.ROUND : StrokeLineJoin.MITER);
        shape.setStrokeLineCap(isRoundCap ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        return shape;
    }

    private static double number(Map<String, String> attributes, String name) {
        return Double.parseDouble(attributes.getOrDefault(name, "0"));
    }

    private static String read(String asset) {
        try (InputStream in = Drawings.class.getResourceAsStream("/forsyth/assets/" + asset)) {
            if (in == null) {
                throw new IllegalArgumentException("no drawing " + asset);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
