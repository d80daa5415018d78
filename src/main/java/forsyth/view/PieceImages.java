package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.diagram.DrawnFigure;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/** The men as images rastered at exactly the device pixels they are shown at: anything else is soft or jagged. */
public final class PieceImages {
    /** Sizes kept; a window, with its palettes and small boards, needs three or four. */
    private static final int MOST_SIZES = 12;
    /** Men side by side on a sheet. */
    private static final int COLUMNS = 4;

    private final Map<Piece, Group> drawings = new EnumMap<>(Piece.class);
    private final Map<Integer, Map<Piece, Image>> sizes = new HashMap<>();

    /** Reads the drawings of the men of chess; any thread may do that before they are needed. */
    public static void prepare() {
        company(Piece.WHITE_KING).forEach(man -> DrawnFigure.of(Drawings.asset(man)));
    }

    /** The man in a square image of that many device pixels. */
    public Image of(Piece piece, int pixels) {
        if (!sizes.containsKey(pixels) && sizes.size() >= MOST_SIZES) {
            sizes.clear();
        }
        Map<Piece, Image> images = sizes.computeIfAbsent(pixels, size -> new EnumMap<>(Piece.class));
        if (!images.containsKey(piece)) {
            raster(company(piece), pixels, images);
        }
        return images.get(piece);
    }

    /** The men that come with a man: those of chess, or those that only larger boards have. */
    private static List<Piece> company(Piece piece) {
        boolean isOfChess = Geometry.STANDARD.roles().contains(piece.role());
        return Arrays.stream(Piece.values())
                .filter(other -> Geometry.STANDARD.roles().contains(other.role()) == isOfChess)
                .toList();
    }

    /** All men on one sheet, since each picture taken waits for the renderer; the sheet is then cut up. */
    private void raster(List<Piece> men, int pixels, Map<Piece, Image> images) {
        Group sheet = new Group();
        for (int i = 0; i < men.size(); i++) {
            Group drawing = drawings.computeIfAbsent(men.get(i), Drawings::of);
            drawing.setTranslateX(i % COLUMNS * Drawings.SIZE);
            drawing.setTranslateY(i / COLUMNS * Drawings.SIZE);
            sheet.getChildren().add(drawing);
        }
        double scale = (double) pixels / Drawings.SIZE;
        int height = (men.size() + COLUMNS - 1) / COLUMNS * pixels;
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        parameters.setTransform(Transform.scale(scale, scale));
        parameters.setViewport(new Rectangle2D(0, 0, COLUMNS * pixels, height));
        WritableImage picture = sheet.snapshot(parameters, new WritableImage(COLUMNS * pixels, height));
        for (int i = 0; i < men.size(); i++) {
            int x = i % COLUMNS * pixels;
            int y = i / COLUMNS * pixels;
            images.put(men.get(i), new WritableImage(picture.getPixelReader(), x, y, pixels, pixels));
        }
    }
}
