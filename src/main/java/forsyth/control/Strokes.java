package forsyth.control;

import forsyth.chess.Piece;
import forsyth.chess.Square;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import java.util.function.ToIntFunction;
import javafx.geometry.Point2D;

/** One stroke at a time of brush or eraser: what it began with it keeps doing until the button is up; one step. */
final class Strokes {
    /** Points looked at between two events of a quick stroke lie this far apart, logical pixels. */
    private static final double STEP = 6;

    private final EditorModel model;
    private Piece paint;
    private int last = Square.NONE;
    private Point2D lastPoint;
    private boolean isActive;
    private boolean isTouching;
    private int count;

    Strokes(EditorModel model) {
        this.model = model;
    }

    boolean isActive() {
        return isActive;
    }

    /** Whether the model changes because of this stroke, not of something else. */
    boolean isTouching() {
        return isTouching;
    }

    /** Begins on a square, at a point: with a man to place, or with null to erase. */
    void begin(Piece man, int square, Point2D point) {
        paint = man;
        isActive = true;
        lastPoint = point;
        count++;
        touch(square);
    }

    /** Touches every square on the way to a point. */
    void continueTo(int square, ToIntFunction<Point2D> squareAt, Point2D point) {
        int steps = (int) (lastPoint.distance(point) / STEP);
        for (int i = 1; i < steps; i++) {
            touch(squareAt.applyAsInt(lastPoint.interpolate(point, (double) i / steps)));
        }
        lastPoint = point;
        touch(square);
    }

    void end() {
        if (isActive) {
            isActive = false;
            last = Square.NONE;
            model.endStep();
        }
    }

    /** Ends the stroke and takes back what it did. */
    void cancel() {
        if (isActive) {
            isActive = false;
            last = Square.NONE;
            model.cancelStep(key());
        }
    }

    private String key() {
        return "stroke " + count;
    }

    private void touch(int square) {
        if (square == Square.NONE || square == last) {
            return;
        }
        last = square;
        Edit edit = paint == null ? new Edit.Clear(square) : new Edit.Put(square, paint);
        isTouching = true;
        try {
            model.perform(edit, key());
        } finally {
            isTouching = false;
        }
    }
}
