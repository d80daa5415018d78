package forsyth.diagram.scene;

import java.awt.BasicStroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/** Shapes of marks; lengths in squares. */
final class MarkShapes {
    /** From the centre of the first square to the shaft. */
    private static final double START = .30;
    /** From the tip to the centre of the last square. */
    private static final double END = .06;
    /** Half the shaft's width where it begins and where it ends. */
    private static final double THIN = .055;

    private static final double THICK = .085;

    private static final double HEAD = .36;
    private static final double HALF_HEAD = .235;

    private MarkShapes() {}

    /** An arrow along the x axis, from the centre of a square at 0 to that at {@code length}. */
    private static Path2D arrow(double length, double[] dashes) {
        Path2D path = new Path2D.Double();
        double neck = length - END - HEAD;
        boolean isDrawn = true;
        double from = START;
        for (int i = 0; from < neck - 1e-9; i = (i + 1) % dashes.length, isDrawn = !isDrawn) {
            double to = Math.min(neck, from + dashes[i]);
            if (isDrawn) {
                shaft(path, from, to, neck);
            }
            from = to;
        }
        path.moveTo(neck, -HALF_HEAD);
        path.lineTo(length - END, 0);
        path.lineTo(neck, HALF_HEAD);
        path.closePath();
        return path;
    }

    private static void shaft(Path2D path, double from, double to, double neck) {
        double narrow = halfWidth(from, neck);
        double wide = halfWidth(to, neck);
        path.moveTo(from, -narrow);
        path.lineTo(to, -wide);
        path.lineTo(to, wide);
        path.lineTo(from, narrow);
        path.closePath();
    }

    private static double halfWidth(double x, double neck) {
        return THIN + (THICK - THIN) * (x - START) / (neck - START);
    }

    /** A solid arrow as one outline, so that it can be translucent and have an edge. */
    private static Path2D solidArrow(double length) {
        double neck = length - END - HEAD;
        double[][] points = {
            {START, -THIN},
            {neck, -THICK},
            {neck, -HALF_HEAD},
            {length - END, 0},
            {neck, HALF_HEAD},
            {neck, THICK},
            {START, THIN}
        };
        Path2D path = new Path2D.Double();
        path.moveTo(points[0][0], points[0][1]);
        for (int i = 1; i < points.length; i++) {
            path.lineTo(points[i][0], points[i][1]);
        }
        path.closePath();
        return path;
    }

    /**
     * An arrow between the centres of two squares.
     *
     * @param start x and y of the first centre
     * @param step x and y from there to the second, in squares
     * @param square the side of a square
     * @param dashes as those of a hue, none for a solid shaft
     */
    static Path2D arrow(double[] start, double[] step, double square, double[] dashes) {
        double length = Math.hypot(step[0], step[1]);
        AffineTransform place = AffineTransform.getTranslateInstance(start[0], start[1]);
        place.scale(square, square);
        place.rotate(step[0], step[1]);
        Path2D arrow = dashes.length == 0 ? solidArrow(length) : arrow(length, dashes);
        arrow.transform(place);
        return arrow;
    }

    /** A line of that width with dashes, none for a solid line. */
    static BasicStroke stroke(double width, double square, double... dashes) {
        float thick = (float) (width * square);
        if (dashes.length == 0) {
            return new BasicStroke(thick, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 4);
        }
        float[] lengths = new float[dashes.length];
        for (int i = 0; i < dashes.length; i++) {
            lengths[i] = (float) (dashes[i] * square);
        }
        return new BasicStroke(thick, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 4, lengths, 0);
    }
}
