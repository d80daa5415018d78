package forsyth.view;

import forsyth.chess.Square;
import forsyth.fen.FenMap;
import forsyth.fen.Written;
import forsyth.lint.Finding;
import forsyth.lint.Messages;
import forsyth.lint.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
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
    private final Hyperlink instead = new Hyperlink();
    private final VBox missingBox = new VBox(missing, instead);
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
        Tips.give(copy, messages.text("row.copy." + name));
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
        instead.setId("instead-" + name);
        instead.setText(messages.text("row.use-x-fen"));
        missingBox.getStyleClass().add("missing-box");
        getChildren().addAll(head, new StackPane(text, missingBox));
    }

    /** What the row offers where its spelling cannot express the position. */
    void onInstead(Runnable copy) {
        instead.setOnAction(event -> copy.run());
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
        missingBox.setVisible(!exists);
        copy.setDisable(!exists);
        if (written instanceof Written.Unrepresentable right) {
            String rook = Square.name(Square.of(right.rookFile(), right.side().backRank()));
            missing.setText(messages.text("row.unrepresentable", rook));
        }
    }

    /** Lights the characters that a finding of the board is about. */
    void light(Optional<Finding> finding) {
        String shown = text();
        text.light(finding.filter(found -> !shown.isEmpty())
                .map(FenMap.of(shown)::spans)
                .orElse(List.of()));
    }

    /** Lights the characters of a square. */
    void lightSquare(int square) {
        Span span = text().isEmpty() ? Span.NONE : FenMap.of(text()).square(square);
        text.light(span.isNone() ? List.of() : List.of(span));
    }

    String text() {
        return text.area().getText();
    }
}
