package forsyth.view;

import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.lint.Messages;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** What the current entry says, to be changed, and its moves, to be stepped through. */
public final class DeckDetails extends VBox {
    private final Map<Property, TextInputControl> fields = new EnumMap<>(Property.class);
    private final Label move = new Label();
    private final Button back = new Button("\u25C0");
    private final Button forward = new Button("\u25B6");
    private final Button show = new Button();
    private final Button take = new Button();
    private BiConsumer<Property, String> onChange = (property, value) -> {};
    private final Map<Property, String> shown = new EnumMap<>(Property.class);
    private boolean isShowing;

    DeckDetails(Messages messages) {
        setId("deck-details");
        getStyleClass().add("deck-details");
        show.setId("deck-show");
        show.setText(messages.text("deck.show"));
        take.setId("deck-take");
        take.setText(messages.text("deck.take"));
        back.setId("deck-back");
        back.setAccessibleText(messages.text("deck.back"));
        forward.setId("deck-forward");
        forward.setAccessibleText(messages.text("deck.forward"));
        move.getStyleClass().add("entry-strip");
        move.setId("deck-move");
        field(Property.TITLE, new TextField(), messages);
        field(Property.TAGS, new TextField(), messages);
        field(Property.NOTES, area(4), messages);
        field(Property.SOLUTION, area(3), messages);
        HBox steps = new HBox(back, forward, move);
        steps.getStyleClass().add("entry-line");
        FlowPane board = new FlowPane(6, 6, show, take);
        getChildren().addAll(steps, board);
        show((Entry) null);
    }

    private static TextArea area(int rows) {
        TextArea area = new TextArea();
        area.setPrefRowCount(rows);
        area.setWrapText(true);
        return area;
    }

    private void field(Property property, TextInputControl field, Messages messages) {
        Label label = new Label(messages.text("deck." + property.name()));
        label.getStyleClass().add("row-label");
        label.setLabelFor(field);
        field.setId("deck-" + property.name().toLowerCase(Locale.ROOT));
        field.focusedProperty().addListener((focus, before, isFocused) -> {
            if (!isFocused) {
                commit(property);
            }
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !event.isShiftDown()) {
                commit(property);
                event.consume();
            }
        });
        fields.put(property, field);
        getChildren().addAll(label, field);
    }

    private void commit(Property property) {
        TextInputControl field = fields.get(property);
        boolean isTyped = !field.getText().equals(shown.get(property));
        if (!isShowing && isTyped && !field.isDisabled()) {
            onChange.accept(property, field.getText());
        }
    }

    /** Tells what was typed and not yet taken; for those who are about to change the entry. */
    public void commit() {
        fields.keySet().forEach(this::commit);
    }

    /** Calls with what the user changed. */
    public void onChange(BiConsumer<Property, String> change) {
        onChange = change;
    }

    /** Shows an entry; null for none. */
    public void show(Entry entry) {
        isShowing = true;
        fields.forEach((property, field) -> {
            String text = entry == null ? "" : entry.get(property);
            if (!field.getText().equals(text)) {
                field.setText(text);
            }
            // As the field has it: one of a single line has no line breaks.
            shown.put(property, field.getText());
            field.setDisable(entry == null);
        });
        isShowing = false;
        show.setDisable(entry == null);
        take.setDisable(entry == null);
    }

    /** Says which move of the entry's line the board shows. */
    public void showMove(String text, boolean canGoBack, boolean canGoForward) {
        move.setText(text);
        back.setDisable(!canGoBack);
        forward.setDisable(!canGoForward);
    }

    public Button back() {
        return back;
    }

    public Button forward() {
        return forward;
    }

    /** Puts the entry on the board of the editor. */
    public Button showOnBoard() {
        return show;
    }

    /** Gives the entry the position of the editor's board. */
    public Button takeFromBoard() {
        return take;
    }
}
