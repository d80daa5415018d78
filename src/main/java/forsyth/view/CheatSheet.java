package forsyth.view;

import forsyth.lint.Messages;
import java.util.Collection;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** All keys and gestures on one sheet. */
public final class CheatSheet extends ScrollPane {
    /** What only the board knows; each has a message of its keys and one of what they do. */
    private static final List<String> BOARD =
            List.of("cursor", "letters", "digits", "apply", "clear", "menu", "escape");

    private static final List<String> MOUSE = List.of(
            "drag", "copy", "off", "brush", "stroke", "right", "arrow", "middle", "wheel", "castling", "finger");

    private final GridPane grid = new GridPane();
    private final Messages messages;

    /** @param actions those with a key are listed */
    public CheatSheet(Messages messages, Collection<Action> actions) {
        this.messages = messages;
        setId("cheat-sheet");
        getStyleClass().addAll("edge-to-edge", "cheat-sheet");
        setFitToWidth(true);
        setContent(grid);
        ColumnConstraints keys = new ColumnConstraints();
        keys.setMinWidth(Region.USE_PREF_SIZE);
        grid.getColumnConstraints().setAll(keys, new ColumnConstraints());
        grid.getStyleClass().add("cheat-grid");
        title("cheat.window");
        actions.forEach(action -> action.keys()
                .ifPresent(combination -> row(combination.getDisplayText(), messages.text("action." + action.id()))));
        title("cheat.board");
        BOARD.forEach(id -> row(messages.text("cheat.keys." + id), messages.text("cheat.board." + id)));
        title("cheat.mouse");
        MOUSE.forEach(id -> row(messages.text("cheat.gesture." + id), messages.text("cheat.mouse." + id)));
    }

    private void title(String key) {
        Label title = new Label(messages.text(key));
        title.getStyleClass().add("cheat-title");
        grid.add(title, 0, grid.getRowCount(), 2, 1);
    }

    private void row(String keys, String meaning) {
        Label key = new Label(keys);
        key.getStyleClass().add("cheat-keys");
        Label sentence = new Label(meaning);
        sentence.setWrapText(true);
        grid.addRow(grid.getRowCount(), key, sentence);
    }
}
