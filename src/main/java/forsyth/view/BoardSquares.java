package forsyth.view;

import forsyth.chess.Square;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.VLineTo;

/** The squares of a board as two nodes, which are styled faster than one a square. */
final class BoardSquares {
    private BoardSquares() {}

    /** The whole board, which the dark squares then cover. */
    static Rectangle light(BoardMetrics metrics) {
        Rectangle whole = new Rectangle(metrics.originX(), metrics.originY(), metrics.width(), metrics.height());
        whole.getStyleClass().add("light-square");
        whole.setSmooth(false);
        return whole;
    }

    static Path dark(BoardMetrics metrics) {
        Path path = new Path();
        for (int square : metrics.geometry().squares()) {
            if (!Square.isLight(square)) {
                double x = metrics.x(square);
                double y = metrics.y(square);
                path.getElements()
                        .addAll(
                                new MoveTo(x, y),
                                new HLineTo(x + metrics.square()),
                                new VLineTo(y + metrics.square()),
                                new HLineTo(x),
                                new ClosePath());
            }
        }
        path.setStroke(null);
        path.setSmooth(false);
        path.getStyleClass().add("dark-square");
        return path;
    }
}
