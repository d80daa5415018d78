package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Marks;
import forsyth.diagram.Theme;
import forsyth.diagram.pen.Outline;
import forsyth.diagram.scene.MarkLayer;
import java.nio.IntBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Small pictures of positions, the last few hundred of them kept. */
public final class Thumbnails {
    private static final int MOST_KEPT = 400;

    private final PieceImages images;
    private final Map<Stamp, int[]> stamps = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        /** The squares of two sizes. */
        @Override
        protected boolean removeEldestEntry(Map.Entry<Stamp, int[]> eldest) {
            return size() > 2 * 2 * (Piece.values().length + 1);
        }
    };
    private final Map<Key, Image> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private record Key(Board board, Marks marks, Side bottom, int squarePixels) {
        BoardMetrics metrics() {
            return new BoardMetrics(board.geometry(), bottom, squarePixels, 0, 0, 1);
        }
    }

    /** A square with what stands on it. */
    private record Stamp(Optional<Piece> piece, boolean isLight, int pixels) {}

    public Thumbnails(PieceImages images) {
        this.images = images;
    }

    /** The board seen from a side, with squares of that many device pixels. */
    public Image of(Board board, Side bottom, int squarePixels) {
        return of(board, Marks.NONE, bottom, squarePixels);
    }

    /** The board with what is drawn on it. */
    public Image of(Board board, Marks marks, Side bottom, int squarePixels) {
        Key key = new Key(board, marks, bottom, squarePixels);
        return kept.computeIfAbsent(key, wanted -> marks.isEmpty() ? stamped(wanted) : drawn(wanted));
    }

    /** Put together pixel by pixel, for a picture that is drawn waits for the renderer: too long while scrolling. */
    private Image stamped(Key key) {
        BoardMetrics metrics = key.metrics();
        int width = (int) metrics.width();
        int height = (int) metrics.height();
        int[] pixels = new int[width * height];
        for (int square : key.board().geometry().squares()) {
            Stamp stamp = new Stamp(key.board().at(square), Square.isLight(square), key.squarePixels());
            int[] from = stamps.computeIfAbsent(stamp, this::pixels);
            int corner = (int) metrics.y(square) * width + (int) metrics.x(square);
            for (int row = 0; row < stamp.pixels(); row++) {
                System.arraycopy(from, row * stamp.pixels(), pixels, corner + row * width, stamp.pixels());
            }
        }
        return new WritableImage(
                new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance()));
    }

    private int[] pixels(Stamp stamp) {
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

    private Image drawn(Key key) {
        Geometry geometry = key.board().geometry();
        BoardMetrics metrics = key.metrics();
        Canvas canvas = new Canvas(metrics.width(), metrics.height());
        GraphicsContext pen = canvas.getGraphicsContext2D();
        for (int square : geometry.squares()) {
            pen.setFill(colour(rgb(Square.isLight(square)), 1));
            pen.fillRect(metrics.x(square), metrics.y(square), metrics.square(), metrics.square());
        }
        Diagram diagram = Diagram.of(Setup.empty(geometry).with(key.board()))
                .with(DiagramStyle.SCREEN.withFlipped(key.bottom() == Side.BLACK))
                .with(key.marks());
        MarkLayer marks = MarkLayer.at(diagram, metrics.originX(), metrics.originY(), metrics.square());
        draw(pen, Outline.of(marks.below()));
        for (int square : geometry.squares()) {
            key.board()
                    .at(square)
                    .ifPresent(piece ->
                            pen.drawImage(images.of(piece, key.squarePixels()), metrics.x(square), metrics.y(square)));
        }
        draw(pen, Outline.of(marks.above()));
        return canvas.snapshot(new SnapshotParameters(), null);
    }

    private static void draw(GraphicsContext pen, List<Outline> outlines) {
        for (Outline outline : outlines) {
            pen.beginPath();
            pen.appendSVGPath(outline.path());
            pen.setFill(colour(outline.rgb(), outline.opacity()));
            pen.setStroke(pen.getFill());
            outline.line().ifPresentOrElse(line -> stroke(pen, line), pen::fill);
        }
    }

    private static void stroke(GraphicsContext pen, Outline.Line line) {
        pen.setLineWidth(line.width());
        pen.setLineJoin(line.isRound() ? StrokeLineJoin.ROUND : StrokeLineJoin.MITER);
        pen.setLineCap(line.isRound() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
        pen.setLineDashes(
                line.dashes().stream().mapToDouble(Double::doubleValue).toArray());
        pen.stroke();
    }

    private static int rgb(boolean isLight) {
        return isLight ? Theme.WALNUT.light() : Theme.WALNUT.dark();
    }

    private static Color colour(int rgb, double opacity) {
        return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, opacity);
    }
}
