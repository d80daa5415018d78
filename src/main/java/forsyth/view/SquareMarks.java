package forsyth.view;

import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;

/** What lights a square for a moment: the target of a drag, the keyboard's cursor, the squares of a finding. */
final class SquareMarks extends Pane {
    private final Rectangle target = mark("target-square");
    private final Rectangle cursor = mark("cursor-square");
    private final List<Rectangle> lit = new ArrayList<>();
    private int targetSquare = Square.NONE;
    private int cursorSquare = Square.NONE;
    private List<Integer> litSquares = List.of();
    private List<Integer> differing = List.of();

    SquareMarks() {
        setManaged(false);
        setMouseTransparent(true);
    }

    private static Rectangle mark(String style) {
        Rectangle rectangle = new Rectangle();
        rectangle.getStyleClass().add(style);
        rectangle.setStrokeType(StrokeType.INSIDE);
        return rectangle;
    }

    void target(int square) {
        targetSquare = square;
    }

    void cursor(int square) {
        cursorSquare = square;
    }

    void light(List<Integer> squares) {
        litSquares = squares;
        while (lit.size() < squares.size()) {
            lit.add(mark("lit-square"));
        }
    }

    /** Squares in which another position differs. */
    void differ(List<Integer> squares) {
        differing = squares;
    }

    void place(BoardMetrics metrics) {
        getChildren().clear();
        differing.forEach(square -> place(mark("differing-square"), square, metrics));
        for (int i = 0; i < litSquares.size(); i++) {
            place(lit.get(i), litSquares.get(i), metrics);
        }
        place(target, targetSquare, metrics);
        place(cursor, cursorSquare, metrics);
    }

    private void place(Rectangle mark, int square, BoardMetrics metrics) {
        if (square == Square.NONE || !metrics.geometry().contains(square)) {
            return;
        }
        mark.setX(metrics.x(square));
        mark.setY(metrics.y(square));
        mark.setWidth(metrics.square());
        mark.setHeight(metrics.square());
        getChildren().add(mark);
    }
}
