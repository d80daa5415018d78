import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** The least that JavaFX can do in a window of the editor's size: one image follows the pointer that drags. */
public final class MinimalDrag extends Application {
    /** Side of the image, pixels: that of a man on the editor's board. */
    private static final int SIDE = 72;

    public static void main(String[] args) {
        launch(args);
    }

    @Override
    public void start(Stage stage) {
        WritableImage picture = new WritableImage(SIDE, SIDE);
        for (int i = 0; i < SIDE * SIDE; i++) {
            picture.getPixelWriter().setColor(i % SIDE, i / SIDE, Color.WHITE);
        }
        ImageView man = new ImageView(picture);
        Pane root = new Pane(man);
        root.setBackground(Background.fill(Color.SIENNA));
        root.setOnMouseDragged(event -> {
            man.setX(event.getX() - SIDE / 2.0);
            man.setY(event.getY() - SIDE / 2.0);
        });
        stage.setScene(new Scene(root, 1180, 800));
        stage.show();
    }
}
