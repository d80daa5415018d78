package forsyth.view;

import forsyth.chess.Piece;
import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;

/** The man that follows the pointer, above everything else in the window. */
public final class DragLayer extends Pane {
    private final PieceImages images;
    private final ImageView man = new ImageView();

    public DragLayer(PieceImages images) {
        this.images = images;
        setId("drag-layer");
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Shows a man at the size the board has, centred on a point of the scene. */
    public void show(Piece piece, BoardMetrics metrics, Point2D scenePoint) {
        man.setImage(images.of(piece, metrics.manPixels()));
        man.setFitWidth(metrics.man());
        man.setFitHeight(metrics.man());
        if (getChildren().isEmpty()) {
            getChildren().add(man);
        }
        Point2D point = sceneToLocal(scenePoint);
        double scale = metrics.scale();
        man.setX(Math.round((point.getX() - metrics.man() / 2) * scale) / scale);
        man.setY(Math.round((point.getY() - metrics.man() / 2) * scale) / scale);
    }

    /** Fades the man where letting go would take it off the board. */
    public void fade(boolean isFaded) {
        man.setOpacity(isFaded ? 0.4 : 1);
    }

    /** Shows nothing. */
    public void clear() {
        getChildren().clear();
        fade(false);
    }

    public boolean isEmpty() {
        return getChildren().isEmpty();
    }
}
