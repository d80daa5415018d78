package forsyth.view;

import forsyth.chess.Square;
import forsyth.fen.Written;
import forsyth.lint.Messages;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** One notation of the position: its name, a text to select and a button that copies it. */
final class TextRow extends VBox {
    private final Messages messages;
    private final MarkedText text = new MarkedText();
    private final Label missing = new Label();
    private final Button copy = new Button();

    /**
     * @param name the row's id and the key of its label
     * @param choices controls that stand beside the label
     * @param onCopy called with the text
     */
    TextRow(String name, Messages messages, Consumer<String> onCopy, Node... choices) {
        this.messages = messages;
        getStyleClass().add("text-row");
        Label label = new Label(messages.text("row." + name));
        label.getStyleClass().add("row-label");
        label.setLabelFor(text.area());
        label.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        copy.setId("copy-" + name);
        copy.setGraphic(Icons.of("copy"));
        copy.getStyleClass().addAll("flat", "button-icon", "copy-button");
        copy.setTooltip(new Tooltip(messages.text("row.copy." + name)));
        copy.setAccessibleText(messages.text("row.copy." + name));
        copy.setOnAction(event -> onCopy.accept(text.area().getText()));
        HBox head = new HBox(label);
        head.getStyleClass().add("row-head");
        head.getChildren().addAll(choices);
        head.getChildren().addAll(space, copy);
        text.area().setId("text-" + name);
        text.area().setAccessibleText(messages.text("row." + name));
        missing.setId("missing-" + name);
        missing.getStyleClass().add("missing-text");
        missing.setWrapText(true);
        getChildren().addAll(head, new StackPane(text, missing));
    }

    /**
     * Shows what was written.
     *
     * @param other the text to compare with: characters that are not in it are marked; empty for no comparison
     */
    void show(Written written, String other) {
        boolean exists = written instanceof Written.Text;
        String shown = written instanceof Written.Text known ? known.text() : "";
        text.show(shown, other);
        text.setVisible(exists);
        missing.setVisible(!exists);
        copy.setDisable(!exists);
        if (written instanceof Written.Unrepresentable right) {
            String rook = Square.name(Square.of(right.rookFile(), right.side().backRank()));
            missing.setText(messages.text("row.unrepresentable", rook));
        }
    }

    String text() {
        return text.area().getText();
    }
}
