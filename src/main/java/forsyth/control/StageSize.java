package forsyth.control;

import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * The smallest size of a kind of window.
 *
 * @param width logical pixels
 * @param height logical pixels
 */
record StageSize(double width, double height) {
    /** Shows a window at another size, and lets nobody make it smaller than this one. */
    void show(Stage stage, double shownWidth, double shownHeight) {
        stage.show();
        stage.setMinWidth(width);
        stage.setMinHeight(height);
        // Some window managers shrink a window as they put their frame around it.
        Platform.runLater(() -> {
            stage.setWidth(shownWidth);
            stage.setHeight(shownHeight);
        });
    }
}
