package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.diagram.pen.RasterPen;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/**
 * The men as images rastered at exactly the device pixels they are shown at: anything else is soft or jagged. They are
 * the men of the pictures that are saved, and are drawn without the window's renderer, so before there is one.
 */
public final class PieceImages {
    /** Sizes kept; a window, with its palettes and small boards, needs three or four. */
    private static final int MOST_SIZES = 12;

    private final Map<Piece, int[]> prepared = new ConcurrentHashMap<>();
    private final Map<Integer, Map<Piece, Image>> sizes = new HashMap<>();
    private volatile int preparedPixels;

    /** Rasters the men of chess at a size in device pixels; any one thread may do that while others need some. */
    public void prepare(int pixels) {
        preparedPixels = pixels;
        for (Piece piece : Piece.values()) {
            if (Geometry.STANDARD.roles().contains(piece.role())) {
                raster(piece, pixels);
            }
        }
    }

    /** The man in a square image of that many device pixels. */
    public Image of(Piece piece, int pixels) {
        if (!sizes.containsKey(pixels) && sizes.size() >= MOST_SIZES) {
            sizes.clear();
        }
        return sizes.computeIfAbsent(pixels, size -> new HashMap<>()).computeIfAbsent(piece, man -> image(man, pixels));
    }

    private Image image(Piece piece, int pixels) {
        IntBuffer argb = IntBuffer.wrap(raster(piece, pixels));
        return new WritableImage(new PixelBuffer<>(pixels, pixels, argb, PixelFormat.getIntArgbPreInstance()));
    }

    private int[] raster(Piece piece, int pixels) {
        return pixels == preparedPixels
                ? prepared.computeIfAbsent(piece, man -> RasterPen.man(man, pixels))
                : RasterPen.man(piece, pixels);
    }
}
