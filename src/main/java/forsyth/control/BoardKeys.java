package forsyth.control;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Editing with the keyboard while the board has the focus: a cursor square, letters and digits by key code, so that
 * they work on any layout.
 */
final class BoardKeys {
    private static final Map<KeyCode, Role> LETTERS = Map.of(
            KeyCode.K, Role.KING,
            KeyCode.Q, Role.QUEEN,
            KeyCode.R, Role.ROOK,
            KeyCode.B, Role.BISHOP,
            KeyCode.N, Role.KNIGHT,
            KeyCode.P, Role.PAWN,
            KeyCode.A, Role.ARCHBISHOP,
            KeyCode.C, Role.CHANCELLOR);

    private final BoardView board;
    private final EditorModel model;
    private final ViewState view;
    private final Messages messages;
    private final Consumer<String> say;
    private final MarkStrokes marks;
    private int lifted = Square.NONE;

    BoardKeys(BoardView board, EditorModel model, ViewState view, Messages messages, Consumer<String> say) {
        this.board = board;
        this.model = model;
        this.view = view;
        this.messages = messages;
        this.say = say;
        this.marks = new MarkStrokes(board, model, view);
    }

    /** Whether a key places, takes off or chooses men. */
    static boolean isOfMen(KeyCode code) {
        boolean isDigit = code.isDigitKey() || code.isKeypadKey() && !code.isArrowKey();
        return LETTERS.containsKey(code) || isDigit || code == KeyCode.DELETE || code == KeyCode.BACK_SPACE;
    }

    void attach() {
        board.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (!event.isSynthesized()) {
                putBack();
            }
        });
        view.toolProperty().addListener((property, before, now) -> putBack());
        view.cursorProperty().addListener((property, before, square) -> {
            if (marks.isActive()) {
                marks.show(square.intValue());
            }
        });
        model.snapshotProperty().addListener((property, before, now) -> putBack());
    }

    private void press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        if (handle(event.getCode(), event.isShiftDown() ? Side.BLACK : Side.WHITE)) {
            event.consume();
        }
    }

    private boolean handle(KeyCode code, Side side) {
        switch (code) {
            case LEFT, KP_LEFT -> step(-1, 0);
            case RIGHT, KP_RIGHT -> step(1, 0);
            case UP, KP_UP -> step(0, 1);
            case DOWN, KP_DOWN -> step(0, -1);
            case SPACE, ENTER -> act();
            case DELETE, BACK_SPACE -> clear();
            case ESCAPE -> escape();
            default -> {
                if (LETTERS.containsKey(code)) {
                    place(Piece.of(side, LETTERS.get(code)));
                } else {
                    return digit(code, side);
                }
            }
        }
        return true;
    }

    /** One square to the right and up as the board is seen; the first step only shows the cursor. */
    private void step(int right, int up) {
        int square = view.cursorProperty().get();
        Geometry geometry = geometry();
        if (!geometry.contains(square)) {
            view.cursorProperty()
                    .set(view.bottomProperty().get() == Side.WHITE ? 0 : Square.of(geometry.files() - 1, 7));
            return;
        }
        int sign = view.bottomProperty().get() == Side.WHITE ? 1 : -1;
        int file = Math.floorMod(Square.file(square) + sign * right, geometry.files());
        int rank = Math.floorMod(Square.rank(square) + sign * up, Geometry.RANKS);
        view.cursorProperty().set(Square.of(file, rank));
    }

    /** With a brush places or erases its man; without one lifts and drops. */
    private void act() {
        int square = cursor();
        if (view.toolProperty().get() instanceof Tool.Brush brush) {
            boolean isSame = model.document().setup().board().is(square, brush.piece());
            model.perform(isSame ? new Edit.Clear(square) : new Edit.Put(square, brush.piece()));
        } else if (view.toolProperty().get() instanceof Tool.Eraser) {
            model.perform(new Edit.Clear(square));
        } else if (view.toolProperty().get() instanceof Tool.Castling) {
            CastlingClick.edit(model.document(), square).ifPresent(model::perform);
        } else if (view.toolProperty().get() instanceof Tool.Mark tool) {
            mark(square, tool);
        } else if (lifted != Square.NONE) {
            int from = lifted;
            putBack();
            model.perform(new Edit.Carry(from, square));
        } else if (!model.document().setup().board().isEmpty(square)) {
            lifted = square;
            board.ghost(square);
            say.accept(messages.text("hint.lifted", Square.name(square)));
        }
    }

    /** What Enter does, on a square that a finger tapped; the cursor shows where a man was lifted. */
    void tap(int square) {
        view.cursorProperty().set(square);
        act();
        if (lifted == Square.NONE) {
            view.cursorProperty().set(Square.NONE);
        }
    }

    /** Draws from the square of the first press to that of the second, the same or another; labels and colours at once. */
    private void mark(int square, Tool.Mark tool) {
        if (marks.isActive() || tool.kind() != Tool.Mark.Kind.LINES) {
            if (!marks.isActive()) {
                marks.begin(square, tool);
            }
            marks.end(square).ifPresent(marks::perform);
        } else {
            marks.begin(square, tool);
            marks.show(square);
            say.accept(messages.text("hint.mark-begun", Square.name(square)));
        }
    }

    private void clear() {
        model.perform(new Edit.Clear(cursor()));
    }

    private void escape() {
        if (lifted != Square.NONE || marks.isActive()) {
            putBack();
        } else {
            view.toolProperty().set(new Tool.Hand());
        }
    }

    private void putBack() {
        marks.cancel();
        if (lifted != Square.NONE) {
            lifted = Square.NONE;
            board.ghost(Square.NONE);
        }
    }

    private void place(Piece piece) {
        if (geometry().roles().contains(piece.role())) {
            model.perform(new Edit.Put(cursor(), piece));
        } else {
            say.accept(messages.text("said.not-on-8x8", messages.text("piece." + piece.name())));
        }
    }

    /** A man of the palette by its place, from 1; the number pad too. */
    private boolean digit(KeyCode code, Side side) {
        List<Role> roles = geometry().roles();
        boolean isDigit = code.isDigitKey() || code.isKeypadKey();
        String name = code.getName();
        char last = name.charAt(name.length() - 1);
        int place = isDigit && last >= '1' && last <= '9' ? last - '1' : -1;
        if (place < 0 || place >= roles.size()) {
            return false;
        }
        view.toolProperty().set(new Tool.Brush(Piece.of(side, roles.get(place))));
        return true;
    }

    /** The cursor's square; shown first where it was not. */
    int cursor() {
        if (!geometry().contains(view.cursorProperty().get())) {
            step(0, 0);
        }
        return view.cursorProperty().get();
    }

    private Geometry geometry() {
        return model.document().rules().geometry();
    }
}
