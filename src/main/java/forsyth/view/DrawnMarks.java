package forsyth.view;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Marks;
import forsyth.diagram.pen.Outline;
import forsyth.diagram.scene.MarkLayer;
import javafx.scene.layout.Pane;

/** What is drawn on the board, as in its pictures: coloured squares below the men, all else above them. */
final class DrawnMarks {
    private final Pane below = layer("marks-below");
    private final Pane above = layer("marks-above");
    private Marks marks = Marks.NONE;
    private boolean hasLines;

    private static Pane layer(String id) {
        Pane layer = new Pane();
        layer.setId(id);
        layer.setManaged(false);
        layer.setMouseTransparent(true);
        return layer;
    }

    /** The layer that belongs below the men. */
    Pane below() {
        return below;
    }

    /** The layer that belongs above the men. */
    Pane above() {
        return above;
    }

    void draw(Marks drawn) {
        marks = drawn;
    }

    /** Whether hues differ by their lines too. */
    void lines(boolean differ) {
        hasLines = differ;
    }

    void place(Setup setup, BoardMetrics metrics) {
        below.getChildren().clear();
        above.getChildren().clear();
        if (marks.isEmpty()) {
            return;
        }
        DiagramStyle style =
                DiagramStyle.SCREEN.withFlipped(metrics.bottom() == Side.BLACK).withLines(hasLines);
        Diagram diagram = Diagram.of(setup).with(style).with(marks);
        MarkLayer layer = MarkLayer.at(diagram, metrics.originX(), metrics.originY(), metrics.square());
        below.getChildren().setAll(OutlineNodes.of(Outline.of(layer.below())));
        above.getChildren().setAll(OutlineNodes.of(Outline.of(layer.above())));
    }
}
