package forsyth.diagram.scene;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/** Slanting lines that end at the edges of a square and go on in the next dark one. */
final class Hatching {
    /** Lines that meet an edge, and how wide they are along it; in squares. */
    private static final int COUNT = 6;

    private static final double HALF_WIDTH = .018;

    private Hatching() {}

    /** The lines as areas, which unlike strokes no program moves to the nearest pixel. */
    static Path2D in(double left, double top, double square) {
        Path2D lines = new Path2D.Double();
        for (int i = 1; i < 2 * COUNT; i++) {
            double middle = (double) i / COUNT;
            band(lines, middle - HALF_WIDTH, middle + HALF_WIDTH);
        }
        lines.transform(new AffineTransform(square, 0, 0, square, left, top));
        return lines;
    }

    /** The part of the unit square in which x + y lies between two numbers. */
    private static void band(Path2D path, double from, double to) {
        path.moveTo(Math.max(0, from - 1), Math.min(1, from));
        if (from < 1 && to > 1) {
            path.lineTo(0, 1);
        }
        path.lineTo(Math.max(0, to - 1), Math.min(1, to));
        path.lineTo(Math.min(1, to), Math.max(0, to - 1));
        if (from < 1 && to > 1) {
            path.lineTo(1, 0);
        }
        path.lineTo(Math.min(1, from), Math.max(0, from - 1));
        path.closePath();
    }
}
