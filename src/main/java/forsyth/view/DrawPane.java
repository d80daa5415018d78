package forsyth.view;

import forsyth.lint.Messages;
import forsyth.start.Start;
import forsyth.start.StartDraw;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A list of different starts drawn by a seed, such as the pairs of a day; copied or saved as positions. */
public final class DrawPane extends VBox {
    private static final int USUAL = 10;

    private final PieceImages images;
    private final ChoiceBox<StartDraw> kind = new ChoiceBox<>();
    private final Spinner<Integer> count = new Spinner<>(1, StartDraw.MOST, USUAL);
    private final TextField seed = new TextField();
    private final ListView<Start> list = new ListView<>();
    private final Button copy = new Button();
    private final Button save = new Button();

    /** @param onChoose called with the start that is to be loaded */
    public DrawPane(PieceImages images, Messages messages, Consumer<Start> onChoose) {
        this.images = images;
        setId("draw");
        getStyleClass().add("array-browser");
        kind.setId("draw-kind");
        kind.getItems().setAll(StartDraw.values());
        kind.setValue(StartDraw.CHESS960);
        kind.setConverter(new Names<>(draw -> messages.text("draw." + draw.name())));
        kind.valueProperty().addListener((property, before, now) -> draw());
        count.setId("draw-count");
        count.setEditable(true);
        count.setPrefWidth(100);
        count.valueProperty().addListener((property, before, now) -> draw());
        seed.setId("draw-seed");
        seed.setPrefColumnCount(10);
        seed.setTextFormatter(
                new TextFormatter<>(change -> change.getControlNewText().matches("\\d{0,15}") ? change : null));
        seed.setText(LocalDate.now().format(DateTimeFormatter.BASIC_ISO_DATE));
        seed.textProperty().addListener((property, before, now) -> draw());
        list.setId("draw-list");
        list.setCellFactory(view -> new Cell());
        list.setOnMouseClicked(event -> choose(event.getClickCount() == 2, onChoose));
        list.setOnKeyPressed(event -> choose(event.getCode() == KeyCode.ENTER, onChoose));
        VBox.setVgrow(list, Priority.ALWAYS);
        button(copy, "draw-copy", messages.text("draw.copy"));
        button(save, "draw-save", messages.text("draw.save"));
        FlowPane choices = new FlowPane(
                16, 4, kind, named(messages.text("draw.count"), count), named(messages.text("draw.seed"), seed));
        HBox buttons = new HBox(copy, save);
        buttons.getStyleClass().add("compare-line");
        getChildren().setAll(choices, list, buttons);
        draw();
    }

    private static HBox named(String name, Control control) {
        Label label = new Label(name);
        label.setLabelFor(control);
        control.setAccessibleText(name);
        HBox line = new HBox(label, control);
        line.getStyleClass().add("compare-line");
        return line;
    }

    private static void button(Button button, String id, String text) {
        button.setId(id);
        button.setText(text);
    }

    private void draw() {
        long number = seed.getText().isEmpty() ? 0 : Long.parseLong(seed.getText());
        list.getItems().setAll(kind.getValue().draw(count.getValue(), number));
    }

    private void choose(boolean isChosen, Consumer<Start> onChoose) {
        Start start = list.getSelectionModel().getSelectedItem();
        if (isChosen && start != null) {
            onChoose.accept(start);
        }
    }

    /** Calls with the list when it is to be copied. */
    public void onCopy(Consumer<List<Start>> use) {
        copy.setOnAction(event -> use.accept(List.copyOf(list.getItems())));
    }

    /** Calls with the list when it is to be saved. */
    public void onSave(Consumer<List<Start>> use) {
        save.setOnAction(event -> use.accept(List.copyOf(list.getItems())));
    }

    private final class Cell extends ListCell<Start> {
        private final Label name = new Label();
        private final ArrayStrip black = new ArrayStrip(images);
        private final ArrayStrip white = new ArrayStrip(images);
        private final HBox content = new HBox(name, white, black);

        Cell() {
            content.getStyleClass().add("named-cell");
            name.setMinWidth(110);
        }

        @Override
        protected void updateItem(Start start, boolean isEmpty) {
            super.updateItem(start, isEmpty);
            setText(null);
            setGraphic(isEmpty || start == null ? null : content);
            if (!isEmpty && start != null) {
                name.setText((getIndex() + 1) + ".  " + StartNames.shown(start.name()));
                white.show(StartNames.array(start, 0));
                black.show(StartNames.array(start, 7));
            }
        }
    }
}
