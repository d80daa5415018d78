import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** The least that JavaFX can show in a window of the editor's size: what every start of a JavaFX program costs. */
public final class MinimalWindow extends Application {
    public static void main(String[] args) {
        launch(args);
    }

    @Override
    public void start(Stage stage) {
        StackPane root = new StackPane();
        root.setBackground(Background.fill(Color.SIENNA));
        stage.setScene(new Scene(root, 1180, 800));
        stage.setX(360);
        stage.setY(140);
        stage.show();
    }
}
