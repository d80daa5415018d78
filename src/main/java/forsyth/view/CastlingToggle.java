package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.CastlingBacking;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.Snapshot;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/** One castling right: on, off or impossible, and which rook owns it where several could. */
final class CastlingToggle extends HBox {
    private final Side side;
    private final Wing wing;
    private final Messages messages;
    private final CheckBox box;
    private final ChoiceBox<Integer> rook = new ChoiceBox<>();
    private final Tooltip reason = new Tooltip();
    private boolean isShowing;

    CastlingToggle(Side side, Wing wing, Messages messages, Consumer<Edit> edits) {
        this.side = side;
        this.wing = wing;
        this.messages = messages;
        String id = "castling-" + side.name().toLowerCase(Locale.ROOT) + "-"
                + wing.name().toLowerCase(Locale.ROOT);
        String name = messages.text("castling." + side.name() + "." + wing.name());
        getStyleClass().add("castling-toggle");
        box = new CheckBox(wing == Wing.KING ? "O-O" : "O-O-O");
        box.setId(id);
        box.setAccessibleText(name);
        box.setOnAction(event -> edits.accept(
                new Edit.Right(side, wing, box.isSelected() ? rook.getItems().get(0) : Castling.NO_ROOK)));
        rook.setId(id + "-rook");
        rook.setAccessibleText(messages.text("castling.rook", name));
        Tips.give(rook, messages.text("castling.rook", name));
        rook.getStyleClass().add("rook-choice");
        rook.setConverter(new Names<>(file -> Square.name(Square.of(file, side.backRank()))));
        rook.valueProperty().addListener((property, before, file) -> {
            if (!isShowing && file != null) {
                edits.accept(new Edit.Right(side, wing, file));
            }
        });
        getChildren().addAll(box, rook);
        Tooltip.install(this, reason);
    }

    void show(Snapshot snapshot) {
        isShowing = true;
        Board board = snapshot.effective().board();
        Rules rules = snapshot.document().rules();
        List<Integer> rooks = CastlingBacking.candidates(board, rules, side, wing);
        int owner = snapshot.effective().castling().rook(side, wing);
        box.setDisable(rooks.isEmpty());
        box.setSelected(owner >= 0);
        rook.setValue(null);
        rook.getItems().setAll(rooks);
        rook.setValue(owner >= 0 ? owner : null);
        rook.setVisible(rooks.size() > 1);
        rook.setManaged(rooks.size() > 1);
        String why = why(board, rules, rooks.isEmpty());
        reason.setText(why);
        box.setAccessibleHelp(why);
        isShowing = false;
    }

    private String why(Board board, Rules rules, boolean isImpossible) {
        if (!isImpossible) {
            return messages.text("castling." + side.name() + "." + wing.name());
        }
        CastlingBacking backing = CastlingBacking.ofAny(board, rules, side, wing);
        String rank = String.valueOf(side.backRank() + 1);
        return messages.text("castling.why." + backing.name() + "." + side.name() + "." + wing.name(), rank);
    }
}
