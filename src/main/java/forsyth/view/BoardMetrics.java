package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Side;
import forsyth.chess.Square;
import javafx.geometry.Dimension2D;
import javafx.scene.image.ImageView;

/**
 * Where the squares of a board lie: every edge on a device pixel, at any display scale.
 *
 * @param squarePixels the side of a square in device pixels
 * @param originX the left edge of the board, logical
 * @param originY the top edge of the board, logical
 * @param scale device pixels to a logical one
 */
public record BoardMetrics(
        Geometry geometry, Side bottom, int squarePixels, double originX, double originY, double scale) {
    /** Room for the coordinates on the left and below, logical. */
    static final double MARGIN = 22;

    /** The share of the square that a man takes. */
    private static final double MAN = 0.94;

    /** The largest board that fits, centred with its coordinates. */
    static BoardMetrics fit(Geometry geometry, Side bottom, double width, double height, double scale) {
        return fit(geometry, bottom, new Dimension2D(width, height), scale, Double.MAX_VALUE);
    }

    /**
     * The largest board that fits, centred with its coordinates.
     *
     * @param room logical
     * @param mostSquare the largest side of a square, logical
     */
    static BoardMetrics fit(Geometry geometry, Side bottom, Dimension2D room, double scale, double mostSquare) {
        double width = room.getWidth();
        double height = room.getHeight();
        double fitting = Math.min((width - 2 * MARGIN) / geometry.files(), (height - MARGIN) / Geometry.RANKS);
        int pixels = (int) Math.max(8, Math.floor(Math.min(fitting, mostSquare) * scale));
        double left = (width - geometry.files() * pixels / scale) / 2;
        double top = (height - MARGIN - Geometry.RANKS * pixels / scale) / 2;
        return new BoardMetrics(
                geometry, bottom, pixels, Math.round(left * scale) / scale, Math.round(top * scale) / scale, scale);
    }

    /** The side of a square, logical. */
    double square() {
        return squarePixels / scale;
    }

    double width() {
        return geometry.files() * squarePixels / scale;
    }

    double height() {
        return Geometry.RANKS * squarePixels / scale;
    }

    /** The left edge of a square. */
    double x(int square) {
        int column = bottom == Side.WHITE ? Square.file(square) : geometry.files() - 1 - Square.file(square);
        return originX + column * squarePixels / scale;
    }

    /** The top edge of a square. */
    double y(int square) {
        int row = bottom == Side.WHITE ? Geometry.RANKS - 1 - Square.rank(square) : Square.rank(square);
        return originY + row * squarePixels / scale;
    }

    /** The square at a point of the board view, or {@link Square#NONE}. */
    int squareAt(double x, double y) {
        int column = (int) Math.floor((x - originX) / square());
        int row = (int) Math.floor((y - originY) / square());
        if (column < 0 || column >= geometry.files() || row < 0 || row >= Geometry.RANKS) {
            return Square.NONE;
        }
        return bottom == Side.WHITE
                ? Square.of(column, Geometry.RANKS - 1 - row)
                : Square.of(geometry.files() - 1 - column, row);
    }

    /** The side of a man's image in device pixels. */
    public int manPixels() {
        return (int) Math.floor(squarePixels * MAN);
    }

    /** The side of a man's image, logical. */
    double man() {
        return manPixels() / scale;
    }

    /** Lays the image of a man on its square. */
    void place(ImageView image, int square) {
        image.setFitWidth(man());
        image.setFitHeight(man());
        image.setX(x(square) + manInset());
        image.setY(y(square) + manInset());
    }

    /** How far a man's image lies from the edge of its square, logical and on a device pixel. */
    double manInset() {
        return (squarePixels - manPixels()) / 2 / scale;
    }
}
