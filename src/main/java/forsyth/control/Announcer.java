package forsyth.control;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.Written;
import forsyth.lint.Field;
import forsyth.lint.Messages;
import forsyth.model.Difference;
import forsyth.model.EditorModel;
import forsyth.model.Snapshot;
import forsyth.model.ViewState;
import forsyth.view.BoardView;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAttribute;

/** Tells screen readers, as the board's accessible text, where the cursor is and what every edit, undo or load changed. */
final class Announcer {
    /** Of more squares than that only their number is told. */
    private static final int MOST_SQUARES = 4;

    private final BoardView board;
    private final EditorModel model;
    private final ViewState view;
    private final Messages messages;

    Announcer(BoardView board, EditorModel model, ViewState view, Messages messages) {
        this.board = board;
        this.model = model;
        this.view = view;
        this.messages = messages;
    }

    void attach() {
        view.cursorProperty().addListener((property, before, square) -> {
            if (square.intValue() != Square.NONE) {
                say(square(model.document().setup().board(), square.intValue()));
            }
        });
        view.bottomProperty().addListener((property, before, side) -> say(messages.text("announce.bottom." + side)));
        model.snapshotProperty().addListener((property, before, now) -> {
            String change = change(before, now);
            if (!change.isEmpty()) {
                say(change);
            }
        });
    }

    private void say(String text) {
        board.setAccessibleText(text);
        board.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    /** "e2, empty; e4, white pawn; Black to move"; empty where only what is not shown has changed. */
    private String change(Snapshot before, Snapshot now) {
        Setup setup = now.effective();
        Difference difference = Difference.between(before.effective(), setup);
        List<String> said = new ArrayList<>();
        List<Integer> squares = difference.squares();
        if (squares.size() > MOST_SQUARES) {
            said.add(messages.text(
                    "announce.squares", squares.size(), setup.board().count()));
        } else {
            squares.forEach(square -> said.add(square(setup.board(), square)));
        }
        difference.fields().forEach(field -> said.add(field(field, now)));
        if (!before.document().marks().equals(now.document().marks())) {
            said.add(messages.text("announce.marks"));
        }
        return String.join("; ", said);
    }

    private String square(Board position, int square) {
        if (!position.geometry().contains(square)) {
            return messages.text("square.text", Square.name(square), messages.text("compare.no-square"));
        }
        String man = position.at(square)
                .map(piece -> messages.text("piece." + piece.name()))
                .orElse(messages.text("square.empty"));
        return messages.text("square.text", Square.name(square), man);
    }

    private String field(Field field, Snapshot now) {
        Setup setup = now.effective();
        if (field == Field.TURN) {
            return messages.text("announce.turn." + setup.turn());
        }
        String value = switch (field) {
            case CASTLING -> castling(now);
            case EN_PASSANT -> setup.enPassant() == Square.NONE ? "" : Square.name(setup.enPassant());
            case HALFMOVE -> String.valueOf(setup.halfmoves());
            default -> String.valueOf(setup.fullmove());
        };
        String shown = value.isEmpty() ? messages.text("announce.none") : value;
        return messages.text("announce.field", messages.text("compare." + field), shown);
    }

    /** The letters of X-FEN, which can express every right; empty for none. */
    private static String castling(Snapshot now) {
        boolean isNone = now.effective().castling().equals(Castling.NONE);
        Written written = now.texts().get(Dialect.X_FEN);
        return !isNone && written instanceof Written.Text text ? text.text().split(" ")[2] : "";
    }
}
