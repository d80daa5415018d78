package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Geometry;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every edge on a whole device pixel, at all display scales and in many windows. */
class BoardMetricsTest {
    private static final double EXACT = 1e-6;

    static Stream<Arguments> boards() {
        return Stream.of(1.0, 1.25, 1.5, 1.75, 2.0)
                .flatMap(scale -> Arrays.stream(Geometry.values())
                        .flatMap(geometry ->
                                Arrays.stream(Side.values()).map(side -> Arguments.of(scale, geometry, side))));
    }

    /** Sizes as a window of that scale can have them (whole device pixels), and any others. */
    private static Stream<BoardMetrics> metrics(double scale, Geometry geometry, Side bottom) {
        Random random = new Random(7);
        Stream<double[]> whole = Stream.generate(() ->
                        new double[] {(240 + random.nextInt(2_400)) / scale, (240 + random.nextInt(1_400)) / scale})
                .limit(400);
        Stream<double[]> any = Stream.generate(
                        () -> new double[] {random.nextDouble(120, 2_000), random.nextDouble(120, 1_400)})
                .limit(200);
        return Stream.concat(whole, any).map(size -> BoardMetrics.fit(geometry, bottom, size[0], size[1], scale));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyEdgeLiesOnADevicePixel(double scale, Geometry geometry, Side bottom) {
        metrics(scale, geometry, bottom).forEach(metrics -> {
            assertWhole(metrics.originX() * scale, metrics);
            assertWhole(metrics.originY() * scale, metrics);
            assertEquals(metrics.squarePixels(), metrics.square() * scale, EXACT);
            assertEquals(metrics.manPixels(), metrics.man() * scale, EXACT);
            for (int square : geometry.squares()) {
                assertWhole(metrics.x(square) * scale, metrics);
                assertWhole(metrics.y(square) * scale, metrics);
                assertWhole((metrics.x(square) + metrics.manInset()) * scale, metrics);
                assertWhole((metrics.y(square) + metrics.manInset()) * scale, metrics);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("boards")
    void squaresFillTheBoardWithoutGapAndFindThemselves(double scale, Geometry geometry, Side bottom) {
        metrics(scale, geometry, bottom).forEach(metrics -> {
            double side = metrics.square();
            for (int square : geometry.squares()) {
                double x = metrics.x(square);
                double y = metrics.y(square);
                assertEquals(square, metrics.squareAt(x + side / 2, y + side / 2));
                assertEquals(square, metrics.squareAt(x + 0.01, y + 0.01));
                assertEquals(square, metrics.squareAt(x + side - 0.01, y + side - 0.01));
            }
            double right = metrics.originX() + metrics.width();
            double below = metrics.originY() + metrics.height();
            assertEquals(geometry.files() * side, metrics.width(), EXACT);
            assertEquals(Geometry.RANKS * side, metrics.height(), EXACT);
            assertEquals(Square.NONE, metrics.squareAt(metrics.originX() - 0.01, metrics.originY() + 1));
            assertEquals(Square.NONE, metrics.squareAt(metrics.originX() + 1, metrics.originY() - 0.01));
            assertEquals(Square.NONE, metrics.squareAt(right + 0.01, metrics.originY() + 1));
            assertEquals(Square.NONE, metrics.squareAt(metrics.originX() + 1, below + 0.01));
        });
    }

    @ParameterizedTest
    @MethodSource("boards")
    void theBoardTurnsAroundItsMiddle(double scale, Geometry geometry, Side bottom) {
        BoardMetrics metrics = BoardMetrics.fit(geometry, bottom, 900, 700, scale);
        int corner = bottom == Side.WHITE ? Square.of(0, 7) : Square.of(geometry.files() - 1, 0);
        assertEquals(metrics.originX(), metrics.x(corner));
        assertEquals(metrics.originY(), metrics.y(corner));
    }

    /** As large as fits: a square of one more pixel would not; and centred to a pixel, inside the room it was given. */
    @ParameterizedTest
    @MethodSource("boards")
    void theBoardIsAsLargeAsFits(double scale, Geometry geometry, Side bottom) {
        for (int width = 300; width < 1_500; width += 37) {
            for (int height = 300; height < 1_100; height += 41) {
                BoardMetrics metrics = BoardMetrics.fit(geometry, bottom, width, height, scale);
                double room = Math.min(
                        (width - 2 * BoardMetrics.MARGIN) / geometry.files(),
                        (height - BoardMetrics.MARGIN) / Geometry.RANKS);
                assertEquals((int) Math.floor(room * scale), metrics.squarePixels());
                double left = metrics.originX();
                double right = width - left - metrics.width();
                assertEquals(left, right, 1 / scale + EXACT);
                assertTrue(left >= BoardMetrics.MARGIN - 0.5 / scale - EXACT, metrics::toString);
                assertTrue(metrics.originY() >= 0 && metrics.originY() + metrics.height() <= height, metrics::toString);
            }
        }
    }

    private static void assertWhole(double pixels, BoardMetrics metrics) {
        assertEquals(Math.rint(pixels), pixels, EXACT, metrics::toString);
    }
}
