package forsyth.view;

import forsyth.lint.Messages;
import forsyth.start.ArrayFilter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.GridCell;
import org.controlsfx.control.GridView;

/** All arrays of a numbering as strips in a grid, filtered by letters and conditions; a click chooses one. */
public final class ArrayBrowser extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("unreadable");
    /** Longest pattern that is looked at. */
    private static final int MOST_LETTERS = 40;

    private final String id;
    private final int count;
    private final IntFunction<String> arrayOf;
    private final Messages messages;
    private final TextField letters = new TextField();
    private final Label found = new Label();
    private final FlowPane boxes = new FlowPane(16, 4);
    private final Map<CheckBox, Predicate<String>> conditions = new LinkedHashMap<>();
    private final CheckBox mirrored = new CheckBox();
    private final GridView<Integer> grid = new GridView<>();
    private Predicate<String> isFavourite = array -> false;
    private Consumer<String> onStar = array -> {};

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
        this.id = id;
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
        grid.setCellHeight(ArrayStrip.SQUARE + 32);
        grid.setHorizontalCellSpacing(4);
        grid.setVerticalCellSpacing(4);
        grid.setCellFactory(view -> new ArrayCell(images, onChoose));
        VBox.setVgrow(grid, Priority.ALWAYS);
        getChildren().addAll(letters, boxes, found, grid);
        mirrored.setId(id + "-mirrored");
        mirrored.setText(messages.text("starts.mirrored"));
        mirrored.setOnAction(event -> refresh());
        boxes.getChildren().add(mirrored);
        condition("starts.neighbours", new ArrayFilter("", true, false));
        condition("starts.central", new ArrayFilter("", false, true));
        refresh();
    }

    /** Adds a condition that can be asked for. */
    public void condition(String key, Predicate<String> condition) {
        CheckBox box = new CheckBox(messages.text(key));
        box.setId(id + "-" + key.substring(key.indexOf('.') + 1));
        box.setOnAction(event -> refresh());
        conditions.put(box, condition);
        boxes.getChildren().add(box);
    }

    /**
     * Puts a star beside every array, and adds the condition that it is a favourite.
     *
     * @param isMarked whether an array is a favourite
     * @param star called with an array whose star was clicked
     */
    public void favourites(Predicate<String> isMarked, Consumer<String> star) {
        isFavourite = isMarked;
        onStar = star;
        condition("starts.favourites", array -> isFavourite.test(array));
        refresh();
    }

    /** The letters to look for; a number stands for its array. */
    private String pattern() {
        String typed = letters.getText().strip();
        if (typed.matches("\\d{1,5}") && Integer.parseInt(typed) < count) {
            return arrayOf.apply(Integer.parseInt(typed));
        }
        return typed.length() > MOST_LETTERS ? typed.substring(0, MOST_LETTERS) : typed;
    }

    private void refresh() {
        ArrayFilter filter = new ArrayFilter(pattern(), false, false);
        letters.pseudoClassStateChanged(ERROR, !filter.isReadable());
        Predicate<String> wanted = mirrored.isSelected()
                ? array -> filter.test(new StringBuilder(array).reverse().toString())
                : filter;
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
        private final Button star = new Button();
        private final VBox content;

        ArrayCell(PieceImages images, IntConsumer onChoose) {
            strip = new ArrayStrip(images);
            star.getStyleClass().addAll("flat", "star");
            star.setOnAction(event -> {
                onStar.accept(arrayOf.apply(getItem()));
                showStar();
            });
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            HBox head = new HBox(name, space, star);
            head.getStyleClass().add("named-cell");
            content = new VBox(head, strip);
            content.getStyleClass().add("array-cell");
            content.setFocusTraversable(true);
            content.setOnMouseClicked(event -> choose(onChoose));
            content.setOnKeyPressed(event -> {
                boolean isOnStar = event.getTarget() == star;
                if (!isOnStar && (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE)) {
                    choose(onChoose);
                }
            });
        }

        /** Full or hollow: told apart by more than its colour. */
        private void showStar() {
            boolean isMarked = isFavourite.test(arrayOf.apply(getItem()));
            star.setText(isMarked ? "\u2605" : "\u2606");
            star.setAccessibleText(messages.text(isMarked ? "starts.unmark" : "starts.mark"));
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
                showStar();
                setGraphic(content);
            }
        }
    }
}
