package forsyth.control;

import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.view.BoardView;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The menu of the cursor's square, by the menu key or Shift+F10: what can be put there or done with it. */
final class SquareMenu {
    private final BoardView board;
    private final EditorModel model;
    private final Messages messages;
    private final BoardKeys keys;

    SquareMenu(BoardView board, EditorModel model, Messages messages, BoardKeys keys) {
        this.board = board;
        this.model = model;
        this.messages = messages;
        this.keys = keys;
    }

    void attach() {
        board.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean isShiftF10 = event.getCode() == KeyCode.F10 && event.isShiftDown();
            boolean isEditing = !model.document().isPlaying();
            if (isEditing && (event.getCode() == KeyCode.CONTEXT_MENU || isShiftF10)) {
                open(keys.cursor());
                event.consume();
            }
        });
    }

    private void open(int square) {
        ContextMenu menu = new ContextMenu();
        menu.setId("square-menu");
        MenuItem title = new MenuItem(Square.name(square));
        title.setDisable(true);
        menu.getItems().addAll(title, new SeparatorMenuItem());
        for (Side side : Side.values()) {
            menu.getItems().add(men(side, square));
        }
        MenuItem clear = item("square-clear", messages.text("square-menu.clear"), new Edit.Clear(square));
        clear.setDisable(model.document().setup().board().isEmpty(square));
        Optional<Edit> castling = CastlingClick.edit(model.document(), square);
        menu.getItems().addAll(new SeparatorMenuItem(), clear);
        castling.ifPresent(
                edit -> menu.getItems().add(item("square-castling", messages.text("square-menu.castling"), edit)));
        Point2D centre = board.localToScreen(board.sceneToLocal(board.centreOf(square)));
        menu.show(board, centre.getX(), centre.getY());
    }

    private Menu men(Side side, int square) {
        Menu menu = new Menu(messages.text("Side." + side.name()));
        menu.setId("square-" + side.name().toLowerCase(Locale.ROOT));
        for (Role role : model.document().rules().geometry().roles()) {
            Piece piece = Piece.of(side, role);
            menu.getItems()
                    .add(item(
                            "square-" + piece.letter(),
                            messages.text("piece." + piece.name()),
                            new Edit.Put(square, piece)));
        }
        return menu;
    }

    private MenuItem item(String id, String label, Edit edit) {
        MenuItem item = new MenuItem(label);
        item.setId(id);
        item.setOnAction(event -> model.perform(edit));
        return item;
    }
}
