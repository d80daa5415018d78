package forsyth.view;

import forsyth.diagram.pen.Outline;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Outlines of a picture as nodes. */
final class OutlineNodes {
    private OutlineNodes() {}

    static List<Node> of(List<Outline> outlines) {
        return outlines.stream().map(OutlineNodes::node).toList();
    }

    private static Node node(Outline outline) {
        SVGPath path = new SVGPath();
        path.setContent(outline.path());
        int rgb = outline.rgb();
        Color color = Color.rgb(rgb >> 16, rgb >> 8 & 255, rgb & 255, outline.opacity());
        path.setFill(outline.line().isEmpty() ? color : null);
        outline.line().ifPresent(line -> {
            path.setStroke(color);
            path.setStrokeWidth(line.width());
            path.setStrokeLineJoin(line.isRound() ? StrokeLineJoin.ROUND : StrokeLineJoin.MITER);
            path.setStrokeLineCap(line.isRound() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
            path.getStrokeDashArray().setAll(line.dashes());
        });
        return path;
    }
}
