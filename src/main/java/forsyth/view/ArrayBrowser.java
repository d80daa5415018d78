package forsyth.view;

import forsyth.lint.Messages;
import forsyth.start.ArrayFilter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.GridCell;
import org.controlsfx.control.GridView;

/** All arrays of a numbering as strips in a grid, filtered by letters and conditions; a click chooses one. */
public final class ArrayBrowser extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("unreadable");
    /** Longest pattern that is looked at. */
    private static final int MOST_LETTERS = 40;

    private final int count;
    private final IntFunction<String> arrayOf;
    private final Messages messages;
    private final TextField letters = new TextField();
    private final Label found = new Label();
    private final FlowPane boxes = new FlowPane(16, 4);
    private final Map<CheckBox, Predicate<String>> conditions = new LinkedHashMap<>();
    private final GridView<Integer> grid = new GridView<>();

    /**
     * @param id names the nodes
     * @param count how many numbers there are, from 0
     * @param onChoose called with the number that was clicked
     */
    public ArrayBrowser(
            String id,
            int count,
            IntFunction<String> arrayOf,
            PieceImages images,
            Messages messages,
            IntConsumer onChoose) {
        this.count = count;
        this.arrayOf = arrayOf;
        this.messages = messages;
        getStyleClass().add("array-browser");
        letters.setId(id + "-filter");
        letters.setPromptText(messages.text("starts.filter"));
        letters.setAccessibleText(messages.text("starts.filter"));
        letters.textProperty().addListener((property, before, now) -> refresh());
        found.setId(id + "-found");
        found.getStyleClass().add("entry-strip");
        grid.setId(id + "-grid");
        grid.setCellWidth(arrayOf.apply(0).length() * ArrayStrip.SQUARE + 12);
        grid.setCellHeight(ArrayStrip.SQUARE + 26);
        grid.setHorizontalCellSpacing(4);
        grid.setVerticalCellSpacing(4);
        grid.setCellFactory(view -> new ArrayCell(images, onChoose));
        VBox.setVgrow(grid, Priority.ALWAYS);
        getChildren().addAll(letters, boxes, found, grid);
        condition("starts.neighbours", new ArrayFilter("", true, false));
        condition("starts.central", new ArrayFilter("", false, true));
        refresh();
    }

    /** Adds a condition that can be asked for. */
    public void condition(String key, Predicate<String> condition) {
        CheckBox box = new CheckBox(messages.text(key));
        box.setId(key.replace('.', '-'));
        box.setOnAction(event -> refresh());
        conditions.put(box, condition);
        boxes.getChildren().add(box);
    }

    private void refresh() {
        String pattern = letters.getText();
        ArrayFilter filter = new ArrayFilter(
                pattern.length() > MOST_LETTERS ? pattern.substring(0, MOST_LETTERS) : pattern, false, false);
        letters.pseudoClassStateChanged(ERROR, !filter.isReadable());
        Predicate<String> wanted = filter;
        for (Map.Entry<CheckBox, Predicate<String>> condition : conditions.entrySet()) {
            wanted = condition.getKey().isSelected() ? wanted.and(condition.getValue()) : wanted;
        }
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            if (wanted.test(arrayOf.apply(number))) {
                numbers.add(number);
            }
        }
        grid.getItems().setAll(numbers);
        found.setText(messages.text("starts.found", numbers.size(), count));
    }

    private final class ArrayCell extends GridCell<Integer> {
        private final ArrayStrip strip;
        private final Label name = new Label();
        private final VBox content;

        ArrayCell(PieceImages images, IntConsumer onChoose) {
            strip = new ArrayStrip(images);
            content = new VBox(name, strip);
            content.getStyleClass().add("array-cell");
            content.setFocusTraversable(true);
            content.setOnMouseClicked(event -> choose(onChoose));
            content.setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                    choose(onChoose);
                }
            });
        }

        private void choose(IntConsumer onChoose) {
            if (getItem() != null) {
                onChoose.accept(getItem());
            }
        }

        @Override
        protected void updateItem(Integer number, boolean isEmpty) {
            super.updateItem(number, isEmpty);
            if (isEmpty || number == null) {
                setGraphic(null);
            } else {
                String array = arrayOf.apply(number);
                name.setText(number + "  " + array);
                content.setAccessibleText(number + " " + array);
                strip.show(array);
                setGraphic(content);
            }
        }
    }
}
