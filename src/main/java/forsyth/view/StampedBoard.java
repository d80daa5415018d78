package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/**
 * A picture of a board that is put together square by square, and over again into the same memory: one that is drawn
 * waits for the renderer, and pictures that come and go keep the garbage collector busy while scrolling.
 */
final class StampedBoard {
    private final Stamps stamps;
    private int[] pixels = {};
    private int width;
    private PixelBuffer<IntBuffer> buffer;
    private Image image;
    private Board shown;
    private Side bottom;

    StampedBoard(Stamps stamps) {
        this.stamps = stamps;
    }

    /** The picture of the board seen from a side, with squares of that many device pixels; until the next call. */
    Image of(Board board, Side side, int squarePixels) {
        BoardMetrics metrics = new BoardMetrics(board.geometry(), side, squarePixels, 0, 0, 1);
        boolean isOfSize = width == (int) metrics.width() && pixels.length == width * (int) metrics.height();
        if (!isOfSize) {
            resize((int) metrics.width(), (int) metrics.height());
        } else if (board.equals(shown) && side == bottom) {
            return image;
        }
        shown = board;
        bottom = side;
        for (int square : board.geometry().squares()) {
            int[] stamp = stamps.of(board.at(square), Square.isLight(square), squarePixels);
            int corner = (int) metrics.y(square) * width + (int) metrics.x(square);
            for (int row = 0; row < squarePixels; row++) {
                System.arraycopy(stamp, row * squarePixels, pixels, corner + row * width, squarePixels);
            }
        }
        buffer.updateBuffer(changed -> null);
        return image;
    }

    private void resize(int wide, int high) {
        width = wide;
        pixels = new int[wide * high];
        buffer = new PixelBuffer<>(wide, high, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }
}
