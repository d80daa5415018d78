package forsyth.view;

import forsyth.diagram.sheet.Grid;
import forsyth.diagram.sheet.Paper;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.lint.Messages;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A worksheet: its positions, how it looks, its pages, where it goes. */
public final class SheetPane extends HBox {
    private final Messages messages;
    private final SheetStyle first;
    private final TextArea positions = new TextArea();
    private final Label found = new Label();
    private final TextField title = new TextField();
    private final ComboBox<Grid> grid = new ComboBox<>();
    private final ComboBox<Paper> paper = new ComboBox<>();
    private final ComboBox<Boolean> landscape = new ComboBox<>();
    private final Spinner<Integer> lines;
    private final CheckBox nameLine;
    private final CheckBox numbers;
    private final CheckBox turnMark;
    private final CheckBox hints;
    private final CheckBox solutions;
    private final Button add;
    private final Button save;
    private final Button print;
    private final PagePreview preview;
    private final ProgressLine progress;
    private final Label said = new Label();
    private Runnable onChange = () -> {};

    public SheetPane(Messages messages, SheetStyle first, String firstTitle) {
        this.messages = messages;
        this.first = first;
        setId("sheet-pane");
        getStyleClass().add("sheet-pane");
        preview = new PagePreview(messages);
        progress = new ProgressLine(messages);
        title.setText(firstTitle);
        choice(grid, "grid", List.of(Grid.values()), value -> String.valueOf(value.perPage()));
        choice(paper, "paper", List.of(Paper.values()), value -> messages.text("paper." + value));
        choice(landscape, "landscape", List.of(false, true), lies -> messages.text("sheet.landscape." + lies));
        grid.setValue(first.grid());
        paper.setValue(first.paper());
        landscape.setValue(first.isLandscape());
        lines = new Spinner<>(0, SheetStyle.MAX_LINES, first.answerLines());
        lines.setId("sheet-lines");
        nameLine = check("name-line", first.hasNameLine());
        numbers = check("numbers", first.hasNumbers());
        turnMark = check("turn-mark", first.diagrams().hasTurnMark());
        hints = check("hints", first.hasHints());
        solutions = check("solutions", first.hasSolutions());
        add = button("add");
        save = button("save");
        print = button("print");
        lay();
        listen();
    }

    private <T> void choice(ComboBox<T> box, String name, List<T> values, Function<T, String> words) {
        box.setId("sheet-" + name);
        box.getItems().setAll(values);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new Names<>(words));
    }

    private CheckBox check(String name, boolean isChosen) {
        CheckBox box = new CheckBox(messages.text("sheet." + name));
        box.setId("sheet-" + name);
        box.setSelected(isChosen);
        return box;
    }

    private Button button(String name) {
        Button button = new Button(messages.text("sheet." + name));
        button.setId("sheet-" + name);
        return button;
    }

    private void lay() {
        title.setId("sheet-title");
        positions.setId("sheet-positions");
        positions.getStyleClass().add("sheet-positions");
        found.setId("sheet-found");
        said.setId("sheet-said");
        for (Label label : List.of(found, said)) {
            label.setWrapText(true);
            label.getStyleClass().add("said");
        }
        positions.setPrefRowCount(8);
        positions.setMaxHeight(Double.MAX_VALUE);
        VBox.setVgrow(positions, Priority.ALWAYS);
        GridPane fields = new GridPane();
        fields.getStyleClass().add("picture-fields");
        row(fields, 0, "title", title);
        row(fields, 1, "grid", grid);
        row(fields, 2, "paper", new HBox(6, paper, landscape));
        row(fields, 3, "lines", lines);
        GridPane checks = new GridPane();
        checks.getStyleClass().add("picture-fields");
        checks.addRow(0, numbers, nameLine);
        checks.addRow(1, turnMark, hints);
        checks.add(solutions, 0, 2, 2, 1);
        HBox buttons = new HBox(8, save, print);
        save.setDefaultButton(true);
        VBox side = new VBox(8, positions, new HBox(8, add), found, fields, checks, buttons, progress, said);
        side.setPrefWidth(400);
        side.setMinWidth(400);
        HBox.setHgrow(preview, Priority.ALWAYS);
        getChildren().addAll(side, preview);
    }

    private void row(GridPane fields, int row, String name, Node control) {
        Label label = new Label(messages.text("sheet." + name + ".label"));
        label.setMinWidth(USE_PREF_SIZE);
        GridPane.setHgrow(control, Priority.ALWAYS);
        fields.addRow(row, label, control);
    }

    private void listen() {
        for (var property : List.of(
                positions.textProperty(),
                title.textProperty(),
                grid.valueProperty(),
                paper.valueProperty(),
                landscape.valueProperty(),
                lines.valueProperty(),
                nameLine.selectedProperty(),
                numbers.selectedProperty(),
                turnMark.selectedProperty(),
                hints.selectedProperty(),
                solutions.selectedProperty())) {
            property.addListener((observed, before, now) -> onChange.run());
        }
    }

    /** Shows in the empty field for positions what it is for. */
    public void ask(String key) {
        positions.setPromptText(messages.text(key));
    }

    /** Called when something is chosen or written. */
    public void onChange(Runnable run) {
        onChange = run;
    }

    public SheetStyle style() {
        return first.on(grid.getValue(), paper.getValue(), landscape.getValue())
                .withNameLine(nameLine.isSelected())
                .withNumbers(numbers.isSelected())
                .withAnswerLines(lines.getValue())
                .withHints(hints.isSelected())
                .withSolutions(solutions.isSelected())
                .with(first.diagrams().withTurnMark(turnMark.isSelected()));
    }

    public String title() {
        return title.getText();
    }

    /** The text with the positions; empty for the one on the board. */
    public TextArea positions() {
        return positions;
    }

    /** Says which positions were found. */
    public void found(String sentence) {
        found.setText(sentence);
    }

    public void say(String sentence) {
        said.setText(sentence);
    }

    /** Writes the position of the board below the others. */
    public Button add() {
        return add;
    }

    public Button save() {
        return save;
    }

    public Button print() {
        return print;
    }

    public PagePreview preview() {
        return preview;
    }

    public ProgressLine progress() {
        return progress;
    }
}
