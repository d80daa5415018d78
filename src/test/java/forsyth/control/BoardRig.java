package forsyth.control;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import forsyth.view.DragLayer;
import forsyth.view.PieceImages;
import java.util.EnumMap;
import java.util.Map;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** A board with its controller and palette cells, without a window; mouse events are fired at it. */
final class BoardRig {
    /** A point of the view that lies on no square. */
    static final Point2D OUTSIDE = new Point2D(3, 200);

    private static final PieceImages IMAGES = new PieceImages();

    final EditorModel model;
    final ViewState view = new ViewState();
    final BoardView board;
    final DragLayer dragLayer = new DragLayer(IMAGES);
    final BoardController controller;

    private final Map<Piece, Region> cells = new EnumMap<>(Piece.class);
    private Node pressed;
    private Point2D at = OUTSIDE;
    private boolean isCopying;
    private boolean isFinger;

    BoardRig(Document first, Side bottom) {
        model = new EditorModel(first);
        view.bottomProperty().set(bottom);
        board = new BoardView(IMAGES, model.snapshot().effective());
        board.resize(500, 400);
        show();
        model.snapshotProperty().addListener((property, before, now) -> show());
        controller = new BoardController(board, dragLayer, model, view);
        controller.attach();
        for (Side side : Side.values()) {
            for (Role role : Role.values()) {
                Piece piece = Piece.of(side, role);
                Region cell = new Region();
                cells.put(piece, cell);
                controller.attach(piece, cell);
            }
        }
    }

    private void show() {
        board.show(model.snapshot().effective(), view.bottomProperty().get());
        board.layout();
    }

    Geometry geometry() {
        return model.document().rules().geometry();
    }

    Board position() {
        return model.document().setup().board();
    }

    void take(Tool tool) {
        view.toolProperty().set(tool);
    }

    /** Ctrl is held from now on, or let go. */
    void copying(boolean isHeld) {
        isCopying = isHeld;
    }

    /** From now on the events are those that the platform makes of a finger. */
    void finger() {
        isFinger = true;
    }

    void press(int square, MouseButton button) {
        press(board, board.centreOf(square), button);
    }

    void press(Piece cell, MouseButton button) {
        press(cells.get(cell), new Point2D(-40, -40), button);
    }

    private void press(Node node, Point2D point, MouseButton button) {
        pressed = node;
        at = point;
        fire(MouseEvent.MOUSE_PRESSED, button);
    }

    /** The pointer goes to a point in steps, the button down. */
    void dragTo(Point2D target, MouseButton button) {
        Point2D from = at;
        int steps = 5;
        for (int i = 1; i <= steps; i++) {
            at = from.interpolate(target, (double) i / steps);
            fire(MouseEvent.MOUSE_DRAGGED, button);
        }
    }

    void dragTo(int square, MouseButton button) {
        dragTo(board.centreOf(square), button);
    }

    /** The pointer jumps: the system may leave out what lies between. */
    void jumpTo(int square, MouseButton button) {
        at = board.centreOf(square);
        fire(MouseEvent.MOUSE_DRAGGED, button);
    }

    void release(MouseButton button) {
        fire(MouseEvent.MOUSE_RELEASED, button);
    }

    /** The button is let go at a square, no way there having been reported. */
    void release(int square, MouseButton button) {
        at = board.centreOf(square);
        release(button);
    }

    void click(int square, MouseButton button) {
        press(square, button);
        release(button);
    }

    void click(Piece cell) {
        press(cell, MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
    }

    void drag(int from, int target) {
        press(from, MouseButton.PRIMARY);
        dragTo(target, MouseButton.PRIMARY);
        release(MouseButton.PRIMARY);
    }

    private void fire(EventType<MouseEvent> type, MouseButton button) {
        boolean isDown = type != MouseEvent.MOUSE_RELEASED;
        pressed.fireEvent(new MouseEvent(
                type,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                button,
                1,
                false,
                isCopying,
                false,
                false,
                isDown && button == MouseButton.PRIMARY,
                isDown && button == MouseButton.MIDDLE,
                isDown && button == MouseButton.SECONDARY,
                isFinger,
                button == MouseButton.SECONDARY,
                type != MouseEvent.MOUSE_DRAGGED,
                null));
    }
}
