package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Marks;
import forsyth.diagram.pen.Outline;
import forsyth.diagram.scene.MarkLayer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Small pictures of positions, the last few hundred of them kept. */
public final class Thumbnails {
    private static final int MOST_KEPT = 400;

    private final PieceImages images;
    private final Stamps stamps;
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

    public Thumbnails(PieceImages images) {
        this.images = images;
        stamps = new Stamps(images);
    }

    Stamps stamps() {
        return stamps;
    }

    /** The board seen from a side, with squares of that many device pixels. */
    public Image of(Board board, Side bottom, int squarePixels) {
        return of(board, Marks.NONE, bottom, squarePixels);
    }

    /** The board with what is drawn on it. */
    public Image of(Board board, Marks marks, Side bottom, int squarePixels) {
        Key key = new Key(board, marks, bottom, squarePixels);
        return kept.computeIfAbsent(
                key,
                wanted -> marks.isEmpty() ? new StampedBoard(stamps).of(board, bottom, squarePixels) : drawn(wanted));
    }

    private Image drawn(Key key) {
        Geometry geometry = key.board().geometry();
        BoardMetrics metrics = key.metrics();
        Canvas canvas = new Canvas(metrics.width(), metrics.height());
        GraphicsContext pen = canvas.getGraphicsContext2D();
        for (int square : geometry.squares()) {
            pen.setFill(colour(Stamps.rgb(Square.isLight(square)), 1));
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

    private static Color colour(int rgb, double opacity) {
        return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, opacity);
    }
}
