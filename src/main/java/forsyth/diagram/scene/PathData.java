package forsyth.diagram.scene;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** SVG path data (SVG 1.1, section 8.3) as far as our drawings use it: absolute M, L, C, A and Z. */
final class PathData {
    private static final Pattern TOKEN = Pattern.compile("[MLCAZ]|-?[0-9.]+");

    private final Matcher token;
    private final Path2D.Double path = new Path2D.Double();

    private PathData(String data) {
        this.token = TOKEN.matcher(data);
    }

    static Path2D parse(String data) {
        PathData reader = new PathData(data);
        while (reader.token.find()) {
            reader.segment(reader.token.group().charAt(0));
        }
        return reader.path;
    }

    private void segment(char command) {
        switch (command) {
            case 'M' -> path.moveTo(number(), number());
            case 'L' -> path.lineTo(number(), number());
            case 'C' -> path.curveTo(number(), number(), number(), number(), number(), number());
            case 'A' -> arc();
            case 'Z' -> path.closePath();
            default -> throw new IllegalArgumentException("no command before " + token.group());
        }
    }

    private double number() {
        if (!token.find()) {
            throw new IllegalArgumentException("the path ends within a command");
        }
        return Double.parseDouble(token.group());
    }

    /** An elliptical arc by its end points, turned into one by its centre (SVG 1.1, appendix F.6.5). */
    private void arc() {
        double x0 = path.getCurrentPoint().getX();
        double y0 = path.getCurrentPoint().getY();
        double rx = number();
        double ry = number();
        double turn = Math.toRadians(number());
        boolean isLarge = number() != 0;
        boolean isSweep = number() != 0;
        double x = number();
        double y = number();
        double dx = (x0 - x) / 2;
        double dy = (y0 - y) / 2;
        double x1 = Math.cos(turn) * dx + Math.sin(turn) * dy;
        double y1 = Math.cos(turn) * dy - Math.sin(turn) * dx;
        double grow = Math.max(1, Math.sqrt(x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)));
        rx *= grow;
        ry *= grow;
        double square = rx * rx * y1 * y1 + ry * ry * x1 * x1;
        double factor = Math.sqrt(Math.max(0, (rx * rx * ry * ry - square) / square)) * (isLarge == isSweep ? -1 : 1);
        double cx = factor * rx * y1 / ry;
        double cy = -factor * ry * x1 / rx;
        double start = Math.toDegrees(Math.atan2((y1 - cy) / ry, (x1 - cx) / rx));
        double extent = Math.toDegrees(Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx)) - start;
        if (isSweep && extent < 0) {
            extent += 360;
        } else if (!isSweep && extent > 0) {
            extent -= 360;
        }
        appendArc(new Arc2D.Double(cx - rx, cy - ry, 2 * rx, 2 * ry, -start, -extent, Arc2D.OPEN), turn, x, y);
    }

    /** Appends an arc about the middle of the current point and (x, y), turned there. */
    private void appendArc(Arc2D arc, double turn, double x, double y) {
        double middleX = (path.getCurrentPoint().getX() + x) / 2;
        double middleY = (path.getCurrentPoint().getY() + y) / 2;
        AffineTransform place = AffineTransform.getTranslateInstance(middleX, middleY);
        place.rotate(turn);
        path.append(place.createTransformedShape(arc), true);
    }
}
