package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import javafx.scene.image.Image;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Small pictures, with and without what is drawn on the board. */
@ExtendWith(Toolkit.class)
class ThumbnailsTest {
    private static final int SIDE = 20;

    @ParameterizedTest
    @EnumSource
    void marksChangeTheirSquaresOnly(Side bottom) {
        for (Geometry geometry : new Geometry[] {Geometry.STANDARD, Geometry.CAPABLANCA}) {
            Board board = Setup.start(geometry).board();
            int marked = Square.parse("e4", geometry);
            Image[] images = Toolkit.call(() -> {
                Thumbnails thumbnails = new Thumbnails(new PieceImages());
                return new Image[] {
                    thumbnails.of(board, bottom, SIDE),
                    thumbnails.of(board, Marks.NONE.withField(marked, Hue.RED), bottom, SIDE)
                };
            });
            assertEquals(geometry.files() * SIDE, images[0].getWidth());
            assertEquals(8 * SIDE, images[0].getHeight());
            BoardMetrics metrics = new BoardMetrics(geometry, bottom, SIDE, 0, 0, 1);
            for (int square : geometry.squares()) {
                int difference = difference(images, (int) metrics.x(square), (int) metrics.y(square));
                assertTrue(square == marked ? difference > 30 : difference <= 2, Square.name(square) + difference);
            }
            assertNotEquals(0xFF000000, images[0].getPixelReader().getArgb(0, 0));
        }
    }

    /** The largest difference of a colour in a square. */
    private static int difference(Image[] images, int left, int top) {
        int most = 0;
        for (int x = left; x < left + SIDE; x++) {
            for (int y = top; y < top + SIDE; y++) {
                int one = images[0].getPixelReader().getArgb(x, y);
                int other = images[1].getPixelReader().getArgb(x, y);
                for (int shift = 0; shift < 32; shift += 8) {
                    most = Math.max(most, Math.abs((one >> shift & 255) - (other >> shift & 255)));
                }
            }
        }
        return most;
    }
}
