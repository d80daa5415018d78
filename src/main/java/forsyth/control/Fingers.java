package forsyth.control;

import forsyth.chess.Square;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import java.util.function.IntConsumer;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/**
 * Fingers on the board. The platform makes mouse events of the first finger, so that drags and brushes work as with a
 * mouse; beyond that a tap lifts and drops, and a long press erases. Further fingers do nothing.
 */
final class Fingers {
    /** How long a finger rests on a man before it is erased. */
    static final Duration HOLD = Duration.millis(600);

    private final BoardView board;
    private final BoardController controller;
    private final EditorModel model;
    private final ViewState view;
    private final PauseTransition hold = new PauseTransition(HOLD);
    private Point2D start = Point2D.ZERO;
    private boolean isTap;

    Fingers(BoardView board, BoardController controller, EditorModel model, ViewState view) {
        this.board = board;
        this.controller = controller;
        this.model = model;
        this.view = view;
        hold.setOnFinished(event -> erase());
    }

    /**
     * Listens to the board; to be called after the controller does.
     *
     * @param onTap told the square that was tapped with the hand
     */
    void attach(IntConsumer onTap) {
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.isSynthesized()) {
                press(event);
            }
        });
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (event.isSynthesized() && point(event).distance(start) >= BoardController.DRAG_THRESHOLD) {
                end();
            }
        });
        board.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            int square = squareAt(point(event));
            if (event.isSynthesized() && isTap && square != Square.NONE) {
                onTap.accept(square);
            }
            end();
        });
    }

    private void press(MouseEvent event) {
        if (controller.isBusy()) {
            event.consume();
            return;
        }
        start = point(event);
        isTap = view.toolProperty().get() instanceof Tool.Hand;
        if (isTap) {
            hold.playFromStart();
        }
    }

    private void end() {
        hold.stop();
        isTap = false;
    }

    private void erase() {
        isTap = false;
        int square = squareAt(start);
        if (controller.isBusy() && square != Square.NONE) {
            controller.cancel();
            model.perform(new Edit.Clear(square));
        }
    }

    private int squareAt(Point2D point) {
        return board.squareAt(point.getX(), point.getY());
    }

    private static Point2D point(MouseEvent event) {
        return new Point2D(event.getSceneX(), event.getSceneY());
    }
}
