package forsyth.view;

import forsyth.diagram.pen.PictureForm;
import forsyth.lint.Messages;
import forsyth.model.PictureOptions;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A picture of the position: how it is made, how it will look, where it goes. */
public final class PicturePane extends HBox {
    /** The side of the preview, logical pixels. */
    public static final double PREVIEW = 280;

    private final Messages messages;
    private final ImageView preview = new ImageView();
    private final ComboBox<PictureForm> form = new ComboBox<>();
    private final RadioButton inPixels = new RadioButton();
    private final RadioButton inMm = new RadioButton();
    private final Spinner<Integer> pixels;
    private final Spinner<Integer> mm;
    private final ComboBox<Integer> dpi = new ComboBox<>();
    private final CheckBox turnMark = new CheckBox();
    private final CheckBox forPrint = new CheckBox();
    private final CheckBox moveNumber = new CheckBox();
    private final TextField caption = new TextField();
    private final Button save;
    private final Button copy;
    private final ProgressLine progress;
    private final Label said = new Label();
    private Runnable onChange = () -> {};

    public PicturePane(Messages messages, PictureOptions first, String firstCaption) {
        this.messages = messages;
        progress = new ProgressLine(messages);
        setId("picture-pane");
        getStyleClass().add("picture-pane");
        pixels = spinner("picture-pixels", PictureOptions.LEAST_PIXELS, PictureOptions.MOST_PIXELS, first.pixels());
        mm = spinner("picture-mm", PictureOptions.LEAST_MM, PictureOptions.MOST_MM, first.mm());
        form.setId("picture-form");
        form.getItems()
                .setAll(
                        PictureForm.PNG,
                        PictureForm.SVG,
                        PictureForm.FLAT,
                        PictureForm.PDF,
                        PictureForm.TEX,
                        PictureForm.TYP,
                        PictureForm.HTML,
                        PictureForm.MD,
                        PictureForm.TXT,
                        PictureForm.UNICODE);
        form.setConverter(new Names<>(value -> messages.text("form." + value.name())));
        form.setValue(form.getItems().contains(first.form()) ? first.form() : PictureForm.PNG);
        dpi.setId("picture-dpi");
        dpi.setMinWidth(92);
        dpi.getItems().setAll(List.of(96, 150, 300, 600, 1200));
        dpi.setValue(dpi.getItems().contains(first.dpi()) ? first.dpi() : Integer.valueOf(300));
        Tips.give(dpi, messages.text("picture.dpi"));
        size(first);
        check(turnMark, "turn-mark", first.hasTurnMark());
        check(forPrint, "for-print", first.isForPrint());
        check(moveNumber, "move-number", first.hasMoveNumber());
        caption.setId("picture-caption");
        caption.setText(firstCaption);
        save = button("save");
        copy = button("copy");
        said.setId("picture-said");
        said.setWrapText(true);
        said.getStyleClass().add("said");
        lay();
        listen();
    }

    private Spinner<Integer> spinner(String id, int least, int most, int value) {
        Spinner<Integer> spinner = new Spinner<>(least, most, value);
        spinner.setId(id);
        spinner.setEditable(true);
        spinner.setPrefWidth(110);
        spinner.getEditor().focusedProperty().addListener((property, before, isFocused) -> {
            if (!isFocused) {
                spinner.commitValue();
            }
        });
        return spinner;
    }

    private void size(PictureOptions first) {
        ToggleGroup measure = new ToggleGroup();
        inPixels.setId("picture-in-pixels");
        inMm.setId("picture-in-mm");
        inPixels.setText(messages.text("picture.pixels"));
        inMm.setText(messages.text("picture.mm"));
        inPixels.setToggleGroup(measure);
        inMm.setToggleGroup(measure);
        inPixels.setMinWidth(USE_PREF_SIZE);
        inMm.setMinWidth(USE_PREF_SIZE);
        (first.isMeasured() ? inMm : inPixels).setSelected(true);
        pixels.disableProperty().bind(inMm.selectedProperty());
        mm.disableProperty().bind(inPixels.selectedProperty());
        dpi.disableProperty()
                .bind(inPixels.selectedProperty().or(form.valueProperty().isNotEqualTo(PictureForm.PNG)));
    }

    private void check(CheckBox box, String name, boolean isChosen) {
        box.setId("picture-" + name);
        box.setText(messages.text("picture." + name));
        box.setSelected(isChosen);
    }

    private Button button(String name) {
        Button button = new Button(messages.text("picture." + name));
        button.setId("picture-" + name);
        return button;
    }

    private void lay() {
        StackPane frame = new StackPane(preview);
        frame.setId("picture-preview");
        frame.getStyleClass().add("picture-preview");
        frame.setMinSize(PREVIEW, PREVIEW);
        frame.setPrefSize(PREVIEW, PREVIEW);
        Tips.give(frame, messages.text("picture.drag"));
        Label drag = new Label(messages.text("picture.drag"));
        drag.getStyleClass().add("said");
        drag.setWrapText(true);
        drag.setMaxWidth(PREVIEW);
        GridPane fields = new GridPane();
        fields.getStyleClass().add("picture-fields");
        fields.addRow(0, new Label(messages.text("picture.form")), form);
        fields.addRow(1, inPixels, pixels);
        fields.addRow(2, inMm, new HBox(6, mm, dpi));
        fields.addRow(3, new Label(messages.text("picture.caption")), caption);
        fields.add(turnMark, 0, 4, 2, 1);
        fields.add(moveNumber, 0, 5, 2, 1);
        fields.add(forPrint, 0, 6, 2, 1);
        HBox buttons = new HBox(8, save, copy);
        save.setDefaultButton(true);
        getChildren().addAll(new VBox(6, frame, drag), new VBox(12, fields, buttons, progress, said));
    }

    private void listen() {
        for (var property : List.of(
                form.valueProperty(),
                inMm.selectedProperty(),
                pixels.valueProperty(),
                mm.valueProperty(),
                dpi.valueProperty(),
                turnMark.selectedProperty(),
                forPrint.selectedProperty(),
                moveNumber.selectedProperty(),
                caption.textProperty())) {
            property.addListener((observed, before, now) -> onChange.run());
        }
    }

    /** Called when something is chosen. */
    public void onChange(Runnable run) {
        onChange = run;
    }

    public void onSave(Runnable run) {
        save.setOnAction(event -> run.run());
    }

    public void onCopy(Runnable run) {
        copy.setOnAction(event -> run.run());
    }

    /** What is chosen, with the folder where the last picture was put. */
    public PictureOptions options(String folder) {
        return new PictureOptions(
                form.getValue(),
                inMm.isSelected(),
                pixels.getValue(),
                mm.getValue(),
                dpi.getValue(),
                turnMark.isSelected(),
                forPrint.isSelected(),
                moveNumber.isSelected(),
                folder);
    }

    public String caption() {
        return caption.getText();
    }

    /** How far the writing of the file is. */
    public ProgressLine progress() {
        return progress;
    }

    /** Where the picture is seen, and can be dragged from. */
    public ImageView preview() {
        return preview;
    }

    public void say(String sentence) {
        said.setText(sentence);
    }
}
