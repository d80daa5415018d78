package forsyth.view;

import forsyth.chess.Piece;
import forsyth.diagram.Theme;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.image.PixelFormat;

/** Squares with what stands on them as pixels, those of the last sizes kept. */
final class Stamps {
    private static final int MOST_SIZES = 3;

    private final PieceImages images;
    private final Map<Stamp, int[]> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Stamp, int[]> eldest) {
            return size() > MOST_SIZES * 2 * (Piece.values().length + 1);
        }
    };

    private record Stamp(Optional<Piece> piece, boolean isLight, int pixels) {}

    Stamps(PieceImages images) {
        this.images = images;
    }

    /** The pixels row by row, premultiplied ARGB; not to be changed. */
    int[] of(Optional<Piece> piece, boolean isLight, int pixels) {
        return kept.computeIfAbsent(new Stamp(piece, isLight, pixels), this::draw);
    }

    private int[] draw(Stamp stamp) {
        int side = stamp.pixels();
        int[] pixels = new int[side * side];
        stamp.piece()
                .ifPresent(piece -> images.of(piece, side)
                        .getPixelReader()
                        .getPixels(0, 0, side, side, PixelFormat.getIntArgbPreInstance(), pixels, 0, side));
        int below = rgb(stamp.isLight());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = over(pixels[i], below);
        }
        return pixels;
    }

    /** A premultiplied colour over an opaque one. */
    private static int over(int colour, int below) {
        int open = 255 - (colour >>> 24);
        int mixed = 0xFF000000;
        for (int shift = 0; shift <= 16; shift += 8) {
            mixed |= (colour >> shift & 255) + (below >> shift & 255) * open / 255 << shift;
        }
        return mixed;
    }

    /** The colour of a square, {@code 0xRRGGBB}. */
    static int rgb(boolean isLight) {
        return isLight ? Theme.WALNUT.light() : Theme.WALNUT.dark();
    }
}
