package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Square;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;

/**
 * Marks of the moves that are tried: the two squares of the last move, the chosen man, and where it may go, a dot on an
 * empty square and a ring around a man.
 */
final class TargetMarks extends Pane {
    /** Radius of a dot as a share of the square. */
    private static final double DOT = 0.15;
    /** Radius of a ring as a share of the square. */
    private static final double RING = 0.455;
    /** Width of a ring as a share of the square. */
    private static final double RING_WIDTH = 0.06;

    private List<Integer> last = List.of();
    private int chosen = Square.NONE;
    private List<Integer> targets = List.of();

    TargetMarks() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void last(List<Integer> squares) {
        last = List.copyOf(squares);
    }

    void choose(int square, List<Integer> reached) {
        chosen = square;
        targets = List.copyOf(reached);
    }

    void place(Board board, BoardMetrics metrics) {
        getChildren().clear();
        for (int square : last) {
            add(square, metrics, rectangle(square, metrics, "last-move"));
        }
        if (chosen != Square.NONE) {
            add(chosen, metrics, rectangle(chosen, metrics, "chosen-square"));
        }
        for (int square : targets) {
            add(square, metrics, board.isEmpty(square) ? dot(square, metrics) : ring(square, metrics));
        }
    }

    private void add(int square, BoardMetrics metrics, Node mark) {
        if (metrics.geometry().contains(square)) {
            getChildren().add(mark);
        }
    }

    private static Rectangle rectangle(int square, BoardMetrics metrics, String style) {
        Rectangle rectangle = new Rectangle(metrics.x(square), metrics.y(square), metrics.square(), metrics.square());
        rectangle.setStrokeType(StrokeType.INSIDE);
        rectangle.getStyleClass().add(style);
        return rectangle;
    }

    private static Circle dot(int square, BoardMetrics metrics) {
        Circle dot = circle(square, metrics, DOT);
        dot.getStyleClass().add("target-dot");
        return dot;
    }

    private static Circle ring(int square, BoardMetrics metrics) {
        Circle ring = circle(square, metrics, RING);
        ring.setStrokeWidth(RING_WIDTH * metrics.square());
        ring.getStyleClass().add("target-ring");
        return ring;
    }

    private static Circle circle(int square, BoardMetrics metrics, double radius) {
        double half = metrics.square() / 2;
        return new Circle(metrics.x(square) + half, metrics.y(square) + half, radius * metrics.square());
    }
}
