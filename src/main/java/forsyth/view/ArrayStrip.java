package forsyth.view;

import forsyth.chess.Piece;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** A first rank as a strip of small squares. */
final class ArrayStrip extends HBox {
    /** Side of a square, logical pixels. */
    static final double SQUARE = 22;

    private final PieceImages images;

    ArrayStrip(PieceImages images) {
        this.images = images;
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }

    /** Shows an array from the a-file, in the letters of its men. */
    void show(String array) {
        double scale = DeviceScale.of(this);
        int pixels = (int) Math.floor(SQUARE * scale);
        getChildren().clear();
        for (int file = 0; file < array.length(); file++) {
            StackPane square = new StackPane();
            square.getStyleClass().add(file % 2 == 0 ? "dark-cell" : "light-cell");
            square.setMinSize(SQUARE, SQUARE);
            Piece.ofLetter(array.charAt(file))
                    .ifPresent(piece -> square.getChildren().add(man(piece, pixels, scale)));
            getChildren().add(square);
        }
    }

    private ImageView man(Piece piece, int pixels, double scale) {
        ImageView view = new ImageView(images.of(piece, pixels));
        view.setFitWidth(pixels / scale);
        view.setFitHeight(pixels / scale);
        return view;
    }
}
