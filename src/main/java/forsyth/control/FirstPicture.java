package forsyth.control;

import forsyth.model.Document;
import forsyth.store.Settings;
import forsyth.view.FirstBoard;
import forsyth.view.PieceImages;
import forsyth.view.StageFit;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;

/** The board alone, in the window that the editor will fill: it is on the screen long before the rest is made. */
final class FirstPicture {
    private final Settings settings;
    private final boolean isDark;
    private final PieceImages images;

    FirstPicture(Settings settings, boolean isDark, PieceImages images) {
        this.settings = settings;
        this.isDark = isDark;
        this.images = images;
    }

    /** @param then what is done once the picture is on the screen, unless the window is closed by then */
    void show(Stage stage, Document document, Runnable then) {
        WindowSize size = WindowSize.of(settings);
        FirstBoard board = new FirstBoard(
                images,
                document.effective().board(),
                Preferences.theme(settings, isDark),
                Preferences.boardSize(settings),
                isDark,
                size.aroundBoard());
        stage.setTitle("Forsyth");
        stage.setScene(new Scene(board, size.width(), size.height()));
        StageFit.show(stage, () -> {
            awaitRenderer();
            Platform.runLater(() -> {
                if (stage.isShowing()) {
                    then.run();
                }
            });
        });
    }

    /** The renderer does one thing after the other: whoever takes a picture waits for what it had to draw before. */
    private static void awaitRenderer() {
        new Group().snapshot(null, new WritableImage(1, 1));
    }
}
