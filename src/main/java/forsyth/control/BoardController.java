package forsyth.control;

import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import forsyth.view.DragLayer;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/**
 * Dragging, brushing and erasing with the mouse, by plain mouse events. During a drag the model is untouched; the
 * lifted man lives in the drag layer.
 */
public final class BoardController {
    /** How far the pointer goes before a press becomes a drag, logical pixels. */
    static final double DRAG_THRESHOLD = 4;
    /** What one notch of a wheel scrolls; touchpads send it in small parts. */
    private static final double WHEEL_STEP = 40;

    private final BoardView board;
    private final DragLayer dragLayer;
    private final EditorModel model;
    private final ViewState view;
    private final Strokes strokes;
    private final MarkStrokes marks;
    private Lift lift;
    private int erasing = Square.NONE;
    private double scrolled;

    /** A man under a pressed button: where it comes from (no square: a palette), and whether it follows already. */
    private record Lift(Piece piece, int from, Point2D start, boolean isMoving) {
        /** With the pointer at this point: once far enough from the press, the man follows. */
        Lift at(Point2D point) {
            return new Lift(piece, from, start, isMoving || point.distance(start) >= DRAG_THRESHOLD);
        }
    }

    public BoardController(BoardView board, DragLayer dragLayer, EditorModel model, ViewState view) {
        this.board = board;
        this.dragLayer = dragLayer;
        this.model = model;
        this.view = view;
        this.strokes = new Strokes(model);
        this.marks = new MarkStrokes(board, model, view);
    }

    /** Listens to the board's mouse events. */
    public void attach() {
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        board.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        board.addEventHandler(ScrollEvent.SCROLL, this::scroll);
        view.toolProperty().addListener((property, before, now) -> finish());
        board.addEventHandler(MouseEvent.MOUSE_EXITED, event -> scrolled = 0);
        model.snapshotProperty().addListener((property, before, now) -> {
            if (!strokes.isTouching()) {
                finish();
            }
            putForeignBrushAway();
        });
    }

    /** Listens to the mouse and the keys of a palette's cell. */
    public void attach(Piece piece, Node cell) {
        cell.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (isBusy()) {
                cancel();
            } else if (event.getButton() == MouseButton.PRIMARY) {
                lift = new Lift(piece, Square.NONE, point(event), false);
            }
            event.consume();
        });
        cell.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
                takeAsBrush(piece);
                event.consume();
            }
        });
        cell.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        cell.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            if (lift != null && !lift.at(point(event)).isMoving() && event.getButton() == MouseButton.PRIMARY) {
                lift = null;
                takeAsBrush(piece);
            } else {
                release(event);
            }
        });
    }

    /** A brush of a man that the present board does not know goes back. */
    private void putForeignBrushAway() {
        List<Role> roles = model.document().rules().geometry().roles();
        if (view.toolProperty().get() instanceof Tool.Brush brush
                && !roles.contains(brush.piece().role())) {
            view.toolProperty().set(new Tool.Hand());
        }
    }

    /** Makes a man the brush; the brush that is already held goes back. */
    void takeAsBrush(Piece piece) {
        Tool brush = new Tool.Brush(piece);
        view.toolProperty().set(view.toolProperty().get().equals(brush) ? new Tool.Hand() : brush);
    }

    /** Whether a button is down and something has begun. */
    boolean isBusy() {
        return lift != null || strokes.isActive() || marks.isActive();
    }

    /** Ends a drag or a stroke as if it had not begun. */
    public void cancel() {
        cancelLift();
        strokes.cancel();
    }

    /** Ends a drag without any effect, and a stroke where it is. */
    private void finish() {
        cancelLift();
        strokes.end();
    }

    private void cancelLift() {
        lift = null;
        marks.cancel();
        erasing = Square.NONE;
        dragLayer.clear();
        board.ghost(Square.NONE);
        board.target(Square.NONE);
    }

    private void press(MouseEvent event) {
        board.requestFocus();
        if (isBusy()) {
            cancel();
            return;
        }
        int square = squareAt(event);
        if (square == Square.NONE) {
            return;
        }
        view.cursorProperty().set(Square.NONE);
        switch (event.getButton()) {
            case PRIMARY -> primary(square, event);
            case SECONDARY -> secondary(square, event);
            case MIDDLE ->
                position().at(square).ifPresent(man -> view.toolProperty().set(new Tool.Brush(man)));
            default -> {}
        }
        event.consume();
    }

    private void primary(int square, MouseEvent event) {
        Tool tool = view.toolProperty().get();
        if (tool instanceof Tool.Brush brush) {
            strokes.begin(position().is(square, brush.piece()) ? null : brush.piece(), square, point(event));
        } else if (tool instanceof Tool.Eraser) {
            strokes.begin(null, square, point(event));
        } else if (tool instanceof Tool.Mark mark) {
            mark(square, mark);
        } else if (tool instanceof Tool.Castling
                || board.isOnCastlingMark(square, event.getSceneX(), event.getSceneY())) {
            CastlingClick.edit(model.document(), square).ifPresent(model::perform);
        } else {
            position().at(square).ifPresent(man -> lift = new Lift(man, square, point(event), false));
        }
    }

    private void secondary(int square, MouseEvent event) {
        boolean isMan = !position().isEmpty(square);
        if (view.toolProperty().get() instanceof Tool.Brush brush) {
            Piece other =
                    Piece.of(brush.piece().side().opposite(), brush.piece().role());
            strokes.begin(isMan ? null : other, square, point(event));
        } else if (view.toolProperty().get() instanceof Tool.Eraser) {
            strokes.begin(null, square, point(event));
        } else {
            Tool.Mark pen = MarkStrokes.pen(event);
            erasing = isMan && pen.hue() == Hue.GREEN ? square : Square.NONE;
            mark(square, pen);
        }
    }

    private void mark(int square, Tool.Mark tool) {
        marks.begin(square, tool);
        marks.show(square == erasing ? Square.NONE : square);
    }

    /** With a brush, the wheel takes the next or the previous man of the palette. */
    private void scroll(ScrollEvent event) {
        if (view.toolProperty().get() instanceof Tool.Brush brush) {
            scrolled += event.getDeltaY();
            int steps = (int) (scrolled / WHEEL_STEP);
            scrolled -= steps * WHEEL_STEP;
            List<Role> roles = model.document().rules().geometry().roles();
            int place = Math.floorMod(roles.indexOf(brush.piece().role()) - steps, roles.size());
            Piece next = Piece.of(brush.piece().side(), roles.get(place));
            view.toolProperty().set(new Tool.Brush(next));
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        Point2D point = point(event);
        if (strokes.isActive()) {
            strokes.continueTo(squareAt(event), between -> board.squareAt(between.getX(), between.getY()), point);
        } else if (marks.isActive()) {
            int square = squareAt(event);
            marks.show(square == erasing ? Square.NONE : square);
        } else if (lift != null) {
            lift = lift.at(point);
            if (lift.isMoving()) {
                follow(event, point);
            }
        }
        event.consume();
    }

    private void follow(MouseEvent event, Point2D point) {
        int target = squareAt(event);
        dragLayer.show(lift.piece(), board.metrics(), point);
        dragLayer.fade(target == Square.NONE);
        board.ghost(isCopying(event) ? Square.NONE : lift.from());
        board.target(target);
    }

    private void release(MouseEvent event) {
        // A quick hand lets go before any drag event comes: the way from the press counts too.
        Lift dropped = lift == null ? null : lift.at(point(event));
        int erased = erasing;
        int target = squareAt(event);
        Optional<Edit.Draw> drawn = marks.end(target);
        finish();
        if (dropped != null && dropped.isMoving()) {
            drop(dropped, target, isCopying(event));
        } else if (erased != Square.NONE && erased == target) {
            model.perform(new Edit.Clear(target));
        } else {
            drawn.ifPresent(marks::perform);
        }
        event.consume();
    }

    private void drop(Lift dropped, int target, boolean isCopy) {
        boolean isFromPalette = dropped.from() == Square.NONE;
        if (target == Square.NONE) {
            if (!isFromPalette && !isCopy) {
                model.perform(new Edit.Clear(dropped.from()));
            }
        } else if (isFromPalette) {
            view.toolProperty().set(new Tool.Hand());
            model.perform(new Edit.Put(target, dropped.piece()));
        } else if (target != dropped.from()) {
            model.perform(isCopy ? new Edit.Put(target, dropped.piece()) : new Edit.Carry(dropped.from(), target));
        }
    }

    /** Ctrl, Option or Alt: the man is copied. */
    private static boolean isCopying(MouseEvent event) {
        return event.isControlDown() || event.isAltDown();
    }

    private Board position() {
        return model.document().setup().board();
    }

    private int squareAt(MouseEvent event) {
        return board.squareAt(event.getSceneX(), event.getSceneY());
    }

    private static Point2D point(MouseEvent event) {
        return new Point2D(event.getSceneX(), event.getSceneY());
    }
}
