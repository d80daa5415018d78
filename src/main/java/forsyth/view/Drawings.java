package forsyth.view;

import forsyth.diagram.DrawnFigure;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/**
 * Our own drawings as nodes. They have plain fills and strokes.
 */
final class Drawings {
    private Drawings() {}

    /** The drawing of an asset, {@code toolbar/undo.svg}, in its own coordinates. */
    static Group load(String asset) {
        Group drawing = new Group();
        for (DrawnFigure figure : DrawnFigure.of(asset)) {
            drawing.getChildren().add(shape(figure));
        }
        return drawing;
    }

    private static Shape shape(DrawnFigure figure) {
        Map<String, String> attributes = figure.attributes();
        Shape shape;
        if (figure.kind().equals("circle")) {
            shape = new Circle(figure.number("cx"), figure.number("cy"), figure.number("r"));
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
        shape.setStrokeWidth(attributes.containsKey("stroke-width") ? figure.number("stroke-width") : 1);
        boolean isRoundJoin = "round".equals(attributes.get("stroke-linejoin"));
        boolean isRoundCap = "round".equals(attributes.get("stroke-linecap"));
        shape.setStrokeLineJoin(isRoundJoin ? StrokeLineJoin.ROUND : StrokeLineJoin.MITER);
        shape.setStrokeLineCap(isRoundCap ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        return shape;
    }
}
