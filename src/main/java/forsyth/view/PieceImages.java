package forsyth.view;

import forsyth.chess.Piece;
import forsyth.chess.Side;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/** The men as images rastered at exactly the device pixels they are shown at: anything else is soft or jagged. */
public final class PieceImages {
    /** Side of the drawings' own coordinates. */
    private static final double DRAWING_SIZE = 100;
    /** Sizes kept; a board and its palettes need three. */
    private static final int MOST_SIZES = 6;

    private final Map<Piece, Group> drawings = new EnumMap<>(Piece.class);
    private final Map<Integer, Map<Piece, Image>> sizes = new HashMap<>();

    /** The man in a square image of that many device pixels. */
    public Image of(Piece piece, int pixels) {
        if (!sizes.containsKey(pixels) && sizes.size() >= MOST_SIZES) {
            sizes.clear();
        }
        return sizes.computeIfAbsent(pixels, size -> new EnumMap<>(Piece.class))
                .computeIfAbsent(piece, man -> raster(man, pixels));
    }

    private Image raster(Piece piece, int pixels) {
        Group drawing = drawings.computeIfAbsent(piece, man -> Drawings.load("pieces/" + name(man) + ".svg"));
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(Transform.scale(pixels / DRAWING_SIZE, pixels / DRAWING_SIZE));
        parameters.setViewport(new javafx.geometry.Rectangle2D(0, 0, pixels, pixels));
        return drawing.snapshot(parameters, new WritableImage(pixels, pixels));
    }

    private static String name(Piece piece) {
        return (piece.side() == Side.WHITE ? "w" : "b") + piece.role().letter();
    }
}
