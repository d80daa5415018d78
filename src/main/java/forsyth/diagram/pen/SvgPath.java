package forsyth.diagram.pen;

import java.awt.Shape;
import java.awt.geom.PathIterator;

/** Shapes as SVG path data (SVG 1.1, section 8.3). */
final class SvgPath {
    private SvgPath() {}

    static StringBuilder append(StringBuilder out, Shape shape) {
        double[] points = new double[6];
        for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
            int kind = i.currentSegment(points);
            out.append("MLQCZ".charAt(kind));
            int count = kind == PathIterator.SEG_CLOSE ? 0 : Math.max(1, kind) * 2;
            for (int n = 0; n < count; n++) {
                Decimals.append(out.append(n == 0 ? "" : " "), points[n]);
            }
        }
        return out;
    }
}
