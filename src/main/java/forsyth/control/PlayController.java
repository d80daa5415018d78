package forsyth.control;

import forsyth.chess.Piece;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.PlayedLine;
import forsyth.model.Snapshot;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.view.BoardView;
import forsyth.view.DragLayer;
import forsyth.view.MainWindow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * Moves on the board while they are tried: only legal ones, by a drag, by two clicks or with the cursor. What happens
 * on the board then does not reach the controllers of editing.
 */
final class PlayController {
    private final MainWindow window;
    private final BoardView board;
    private final DragLayer dragLayer;
    private final EditorModel model;
    private final ViewState view;
    private final Messages messages;
    /** What may be played; empty while editing. */
    private Optional<Moves> moves = Optional.empty();

    private int chosen = Square.NONE;
    private Map<Integer, List<Move>> targets = Map.of();
    private Lift lift;

    /** A man under the pressed button: whether it was chosen before, and whether it follows already. */
    private record Lift(Piece piece, int from, Point2D start, boolean wasChosen, boolean isMoving) {
        Lift at(Point2D point) {
            boolean isFar = point.distance(start) >= BoardController.DRAG_THRESHOLD;
            return new Lift(piece, from, start, wasChosen, isMoving || isFar);
        }
    }

    PlayController(MainWindow window, EditorModel model, ViewState view, Messages messages) {
        this.window = window;
        this.board = window.board();
        this.dragLayer = window.dragLayer();
        this.model = model;
        this.view = view;
        this.messages = messages;
    }

    void attach() {
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> playing(event, this::press));
        board.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> playing(event, this::drag));
        board.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> playing(event, this::release));
        board.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        model.snapshotProperty().addListener((property, before, now) -> show(now));
        show(model.snapshot());
    }

    private void playing(MouseEvent event, java.util.function.Consumer<MouseEvent> handle) {
        if (moves.isPresent()) {
            handle.accept(event);
            event.consume();
        }
    }

    private void show(Snapshot snapshot) {
        cancel();
        window.promotion().cancel();
        Optional<PlayedLine> line = snapshot.document().line();
        moves = line.map(PlayedLine::moves);
        board.lastMove(line.flatMap(PlayedLine::last)
                .map(move -> List.of(move.from(), move.to()))
                .orElse(List.of()));
        if (line.isPresent() && !(view.toolProperty().get() instanceof Tool.Hand)) {
            view.toolProperty().set(new Tool.Hand());
        }
    }

    /** Puts back what is held, and chooses nothing. */
    void cancel() {
        endDrag();
        choose(Square.NONE);
    }

    private void endDrag() {
        if (lift != null) {
            lift = null;
            dragLayer.clear();
            board.ghost(Square.NONE);
            board.target(Square.NONE);
        }
    }

    private void choose(int square) {
        chosen = square;
        targets = square == Square.NONE ? Map.of() : LegalTargets.of(moves.orElseThrow(), square);
        board.targets(square, List.copyOf(targets.keySet()));
        if (square != Square.NONE) {
            String names = targets.keySet().stream().map(Square::name).collect(Collectors.joining(", "));
            boolean isFixed = targets.isEmpty();
            window.say(messages.text(isFixed ? "moves.fixed" : "moves.reaches", Square.name(square), names));
        }
    }

    private void press(MouseEvent event) {
        board.requestFocus();
        if (event.getButton() != MouseButton.PRIMARY || lift != null) {
            cancel();
            return;
        }
        view.cursorProperty().set(Square.NONE);
        int square = squareAt(event);
        if (targets.containsKey(square)) {
            play(square);
            return;
        }
        boolean wasChosen = square == chosen;
        Optional<Piece> man = own(square);
        choose(man.isPresent() ? square : Square.NONE);
        man.ifPresent(piece -> lift = new Lift(piece, square, point(event), wasChosen, false));
    }

    /** The man of the side to move on a square. */
    private Optional<Piece> own(int square) {
        Setup setup = moves.orElseThrow().setup();
        return square == Square.NONE
                ? Optional.empty()
                : setup.board().at(square).filter(piece -> piece.side() == setup.turn());
    }

    private void drag(MouseEvent event) {
        if (lift == null) {
            return;
        }
        lift = lift.at(point(event));
        if (lift.isMoving()) {
            int target = squareAt(event);
            dragLayer.show(lift.piece(), board.metrics(), point(event));
            board.ghost(lift.from());
            board.target(targets.containsKey(target) ? target : Square.NONE);
        }
    }

    private void release(MouseEvent event) {
        if (lift == null) {
            return;
        }
        Lift dropped = lift.at(point(event));
        int target = squareAt(event);
        endDrag();
        if (targets.containsKey(target)) {
            play(target);
        } else if (dropped.isMoving() ? target != dropped.from() : dropped.wasChosen()) {
            choose(Square.NONE);
            if (dropped.isMoving() && target != Square.NONE) {
                window.say(messages.text("moves.illegal", Square.name(dropped.from()), Square.name(target)));
            }
        }
    }

    private void play(int target) {
        List<Move> options = targets.get(target);
        if (options.size() == 1) {
            play(options.get(0));
            return;
        }
        Setup setup = moves.orElseThrow().setup();
        List<Piece> men = setup.board().geometry().roles().stream()
                .filter(role ->
                        options.stream().anyMatch(move -> move.promotion().equals(Optional.of(role))))
                .map(role -> Piece.of(setup.turn(), role))
                .toList();
        window.say(messages.text("moves.promotion"));
        window.promotion().show(board, target, men, role -> {
            board.requestFocus();
            choose(Square.NONE);
            options.stream()
                    .filter(move -> role.isPresent() && move.promotion().equals(role))
                    .forEach(this::play);
        });
    }

    private void play(Move move) {
        PlayedLine line = model.document().line().orElseThrow();
        model.perform(new Edit.Play(line.play(move)));
    }

    /** The keys of editing men do nothing; those of the cursor and of actions go on to their own handlers. */
    private void key(KeyEvent event) {
        if (moves.isEmpty() || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code == KeyCode.SPACE || code == KeyCode.ENTER) {
            act();
            event.consume();
        } else if (code == KeyCode.ESCAPE) {
            cancel();
            event.consume();
        } else if (BoardKeys.isOfMen(code)) {
            window.say(messages.text("moves.no-editing"));
            event.consume();
        }
    }

    /** Chooses the man on the cursor's square, or plays the chosen one there. */
    private void act() {
        Setup setup = moves.orElseThrow().setup();
        if (!setup.board().geometry().contains(view.cursorProperty().get())) {
            view.cursorProperty().set(Math.max(0, setup.board().king(setup.turn())));
        }
        int square = view.cursorProperty().get();
        if (targets.containsKey(square)) {
            play(square);
        } else {
            choose(square != chosen && own(square).isPresent() ? square : Square.NONE);
        }
    }

    private int squareAt(MouseEvent event) {
        return board.squareAt(event.getSceneX(), event.getSceneY());
    }

    private static Point2D point(MouseEvent event) {
        return new Point2D(event.getSceneX(), event.getSceneY());
    }
}
