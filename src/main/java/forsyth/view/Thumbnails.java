package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Theme;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;

/** Small pictures of positions, the last few hundred of them kept. */
public final class Thumbnails {
    private static final int MOST_KEPT = 400;

    private final PieceImages images;
    private final Map<Key, Image> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
            return size() > MOST_KEPT;
        }
    };

    private record Key(Board board, Side bottom, int squarePixels) {}

    public Thumbnails(PieceImages images) {
        this.images = images;
    }

    /** The board seen from a side, with squares of that many device pixels. */
    public Image of(Board board, Side bottom, int squarePixels) {
        return kept.computeIfAbsent(new Key(board, bottom, squarePixels), this::draw);
    }

    private Image draw(Key key) {
        Geometry geometry = key.board().geometry();
        BoardMetrics metrics = new BoardMetrics(geometry, key.bottom(), key.squarePixels(), 0, 0, 1);
        Canvas canvas = new Canvas(metrics.width(), metrics.height());
        GraphicsContext pen = canvas.getGraphicsContext2D();
        for (int square : geometry.squares()) {
            pen.setFill(colour(Square.isLight(square) ? Theme.WALNUT.light() : Theme.WALNUT.dark()));
            pen.fillRect(metrics.x(square), metrics.y(square), metrics.square(), metrics.square());
            key.board()
                    .at(square)
                    .ifPresent(piece ->
                            pen.drawImage(images.of(piece, key.squarePixels()), metrics.x(square), metrics.y(square)));
        }
        return canvas.snapshot(new SnapshotParameters(), null);
    }

    private static Color colour(int rgb) {
        return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
