package forsyth.view;

import forsyth.lint.Messages;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

/** A bar that shows how far long work is, and a button that ends it; seen only meanwhile. */
public final class ProgressLine extends HBox {
    private final ProgressBar bar = new ProgressBar();
    private final Button cancel;

    public ProgressLine(Messages messages) {
        setId("progress");
        getStyleClass().add("progress-line");
        cancel = new Button(messages.text("work.cancel"));
        cancel.setId("progress-cancel");
        cancel.getStyleClass().add("small");
        getChildren().addAll(bar, cancel);
        hide();
    }

    public void onCancel(Runnable run) {
        cancel.setOnAction(event -> run.run());
    }

    /** Shows how far the work is, from 0 to 1; less for not known. */
    public void show(ObservableValue<? extends Number> progress) {
        bar.progressProperty().bind(progress);
        setVisible(true);
    }

    public void hide() {
        bar.progressProperty().unbind();
        setVisible(false);
    }
}
