package forsyth.control;

import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import java.util.Optional;
import javafx.scene.input.MouseEvent;

/** One mark at a time, seen on the board while it is being drawn from a square to the same or another one. */
final class MarkStrokes {
    private final BoardView board;
    private final EditorModel model;
    private final ViewState view;
    private Tool.Mark tool;
    private int from = Square.NONE;

    MarkStrokes(BoardView board, EditorModel model, ViewState view) {
        this.board = board;
        this.model = model;
        this.view = view;
    }

    /** What the right button draws: red with Shift, blue with Ctrl, amber with both or with Alt. */
    static Tool.Mark pen(MouseEvent event) {
        return new Tool.Mark(Tool.Mark.Kind.LINES, hue(event), "");
    }

    private static Hue hue(MouseEvent event) {
        if (event.isAltDown() || event.isShiftDown() && event.isControlDown()) {
            return Hue.AMBER;
        }
        return event.isShiftDown() ? Hue.RED : event.isControlDown() ? Hue.BLUE : Hue.GREEN;
    }

    boolean isActive() {
        return from != Square.NONE;
    }

    void begin(int square, Tool.Mark held) {
        from = square;
        tool = held;
    }

    /** Shows what letting go on a square would draw; {@link Square#NONE} for nothing. */
    void show(int square) {
        board.draw(drawn(square));
    }

    /** Ends on a square; the edit that draws the mark, or none off the board. */
    Optional<Edit.Draw> end(int square) {
        if (!isActive()) {
            return Optional.empty();
        }
        Marks drawn = drawn(square);
        cancel();
        return drawn.equals(model.document().marks()) ? Optional.empty() : Optional.of(new Edit.Draw(drawn));
    }

    /** Draws the mark; after a new label the tool holds the one that follows. */
    void perform(Edit.Draw drawn) {
        int labels = model.document().marks().labels().size();
        model.perform(drawn);
        if (drawn.marks().labels().size() > labels && view.toolProperty().get() instanceof Tool.Mark mark) {
            view.toolProperty().set(mark.withNextLabel());
        }
    }

    /** Ends without a mark. */
    void cancel() {
        if (isActive()) {
            from = Square.NONE;
            board.draw(model.document().marks());
        }
    }

    private Marks drawn(int square) {
        Marks before = model.document().marks();
        return square == Square.NONE ? before : tool.draw(before, from, square);
    }
}
