package forsyth.diagram.scene;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.diagram.Diagram;

/**
 * Where the board lies.
 *
 * @param left the x of its left edge
 * @param top the y of its upper edge
 * @param square the side of a square
 */
record Frame(Geometry geometry, boolean isFlipped, double left, double top, double square) {
    static Frame of(Diagram diagram, double left, double top, double square) {
        return new Frame(diagram.setup().board().geometry(), diagram.style().isFlipped(), left, top, square);
    }

    /** The column of a square, from 0 on the left. */
    int column(int square) {
        int file = Square.file(square);
        return isFlipped ? geometry.files() - 1 - file : file;
    }

    /** The row of a square, from 0 above. */
    int row(int square) {
        int rank = Square.rank(square);
        return isFlipped ? rank : Geometry.RANKS - 1 - rank;
    }

    double x(int square) {
        return left + column(square) * this.square;
    }

    double y(int square) {
        return top + row(square) * this.square;
    }

    /** The centre of a square, x and y. */
    double[] centre(int square) {
        return new double[] {x(square) + this.square / 2, y(square) + this.square / 2};
    }

    double width() {
        return geometry.files() * square;
    }

    double height() {
        return Geometry.RANKS * square;
    }

    double right() {
        return left + width();
    }

    double bottom() {
        return top + height();
    }
}
