package forsyth.view;

import forsyth.lint.Messages;
import javafx.print.Printer;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The pages that will be printed, and on what. */
public final class PrintPane extends HBox {
    private final PagePreview preview;
    private final ComboBox<Printer> printers = new ComboBox<>();
    private final Spinner<Integer> copies = new Spinner<>(1, 99, 1);
    private final Button print;
    private final ProgressLine progress;
    private final Label said = new Label();

    public PrintPane(Messages messages) {
        setId("print-pane");
        getStyleClass().add("print-pane");
        preview = new PagePreview(messages);
        progress = new ProgressLine(messages);
        print = new Button(messages.text("print.print"));
        print.setId("print-print");
        print.setDefaultButton(true);
        printers.setId("print-printer");
        printers.setConverter(new Names<>(Printer::getName));
        printers.setMaxWidth(220);
        copies.setId("print-copies");
        said.setId("print-said");
        said.setWrapText(true);
        said.getStyleClass().add("said");
        GridPane fields = new GridPane();
        fields.getStyleClass().add("picture-fields");
        fields.addRow(0, new Label(messages.text("print.printer")), printers);
        fields.addRow(1, new Label(messages.text("print.copies")), copies);
        VBox side = new VBox(12, fields, print, progress, said);
        side.setPrefWidth(320);
        side.setMinWidth(320);
        HBox.setHgrow(preview, Priority.ALWAYS);
        getChildren().addAll(preview, side);
    }

    public PagePreview preview() {
        return preview;
    }

    public ComboBox<Printer> printers() {
        return printers;
    }

    public int copies() {
        return copies.getValue();
    }

    public Button print() {
        return print;
    }

    public ProgressLine progress() {
        return progress;
    }

    public void say(String sentence) {
        said.setText(sentence);
    }
}
