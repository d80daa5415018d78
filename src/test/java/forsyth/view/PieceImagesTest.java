package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.model.Document;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** The men are rastered at the pixels they are shown at. */
@ExtendWith(Toolkit.class)
class PieceImagesTest {
    private final PieceImages images = new PieceImages();

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 31, 38, 47, 75, 112, 150, 301})
    void hasExactlyThePixelsAskedFor(int pixels) {
        for (Piece piece : Piece.values()) {
            Image image = Toolkit.call(() -> images.of(piece, pixels));
            assertEquals(pixels, image.getWidth(), piece::toString);
            assertEquals(pixels, image.getHeight(), piece::toString);
        }
    }

    /** Drawn in the middle of its square, not cut off at the edges, and unlike every other man. */
    @Test
    void drawsEveryManWholeAndDifferently() {
        Set<Integer> seen = new HashSet<>();
        for (Piece piece : Piece.values()) {
            int[] pixels = Toolkit.call(() -> pixels(images.of(piece, 60)));
            int drawn = 0;
            int onEdge = 0;
            for (int i = 0; i < pixels.length; i++) {
                boolean isDrawn = pixels[i] >>> 24 != 0;
                int x = i % 60;
                int y = i / 60;
                drawn += isDrawn ? 1 : 0;
                onEdge += isDrawn && (x == 0 || y == 0 || x == 59 || y == 59) ? 1 : 0;
            }
            assertTrue(drawn > 600 && drawn < 3_000, piece + ": " + drawn + " pixels");
            assertEquals(0, onEdge, piece::toString);
            assertTrue(seen.add(java.util.Arrays.hashCode(pixels)), piece::toString);
        }
    }

    @Test
    void rastersOncePerSize() {
        Image first = Toolkit.call(() -> images.of(Piece.WHITE_KING, 50));
        assertSame(first, Toolkit.call(() -> images.of(Piece.WHITE_KING, 50)));
        assertNotEquals(first, Toolkit.call(() -> images.of(Piece.WHITE_KING, 51)));
    }

    @ParameterizedTest
    @EnumSource(Rules.class)
    void theBoardShowsItsMenPixelForPixel(Rules rules) throws TimeoutException {
        BoardView board = Toolkit.call(() -> {
            BoardView made = new BoardView(images, Document.start(rules).effective());
            made.resize(640, 480);
            made.layout();
            return made;
        });
        assertEquals("", Toolkit.call(() -> faults(board)));
        for (int width : new int[] {500, 733, 901}) {
            Toolkit.run(() -> {
                board.resize(width, width);
                board.show(Document.start(rules).effective(), Side.BLACK);
            });
            WaitForAsyncUtils.waitFor(
                    10,
                    TimeUnit.SECONDS,
                    () -> Toolkit.call(() -> faults(board)).isEmpty());
        }
    }

    private static String faults(BoardView board) {
        StringBuilder faults = new StringBuilder();
        BoardMetrics metrics = board.metrics();
        for (int square : board.board().geometry().squares()) {
            if (board.manNode(square) instanceof ImageView man) {
                boolean isExact = man.getImage().getWidth() == metrics.manPixels()
                        && man.getFitWidth() == metrics.man()
                        && man.getX() == Math.rint(man.getX())
                        && man.getY() == Math.rint(man.getY());
                faults.append(isExact ? "" : Square.name(square) + " ");
            } else if (!board.board().isEmpty(square)) {
                faults.append("no ").append(Square.name(square));
            }
        }
        return faults.toString();
    }

    @Test
    void theDraggedManIsAsSharpAsOnTheBoard() {
        Toolkit.run(() -> {
            BoardMetrics metrics = BoardMetrics.fit(Geometry.STANDARD, Side.WHITE, 613, 613, 1);
            DragLayer layer = new DragLayer(images);
            layer.show(Piece.WHITE_QUEEN, metrics, new Point2D(101.3, 77.7));
            ImageView man = (ImageView) layer.getChildren().get(0);
            assertEquals(metrics.manPixels(), man.getImage().getWidth());
            assertEquals(Math.rint(man.getX()), man.getX());
            assertEquals(Math.rint(man.getY()), man.getY());
        });
    }

    private static int[] pixels(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        PixelReader reader = image.getPixelReader();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = reader.getArgb(i % width, i / width);
        }
        return pixels;
    }
}
