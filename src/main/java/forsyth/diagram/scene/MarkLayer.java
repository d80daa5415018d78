package forsyth.diagram.scene;

import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Lays the marks of a diagram out: coloured squares below the men, all others above them. */
public final class MarkLayer {
    private static final double OPACITY = .85;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x000000;
    private static final int DARK = 0x1F1A16;
    private static final double RING = .455;
    private static final double RING_WIDTH = .07;
    /** How far the edge of a mark reaches beyond its colour: dark, for no hue can be told from every square. */
    private static final double EDGE = .02;

    private static final double FRAME_WIDTH = .08;
    private static final double BADGE = .17;
    private static final double LABEL = .5;
    private static final double[] SOLID = {};

    private final Diagram diagram;
    private final DiagramStyle style;
    private final Marks marks;
    private final Frame frame;

    MarkLayer(Diagram diagram, Frame frame) {
        this.diagram = diagram;
        this.style = diagram.style();
        this.marks = diagram.marks();
        this.frame = frame;
    }

    /** The marks of a board whose upper left corner is given, with squares of that side. */
    public static MarkLayer at(Diagram diagram, double left, double top, double square) {
        return new MarkLayer(diagram, Frame.of(diagram, left, top, square));
    }

    /** What lies below the men. */
    public List<Primitive> below() {
        List<Primitive> out = new ArrayList<>();
        marks.fields().forEach((square, hue) -> field(out, square, hue));
        return out;
    }

    /** What lies above the men. */
    public List<Primitive> above() {
        List<Primitive> out = new ArrayList<>();
        marks.rings().forEach((square, hue) -> ring(out, square, hue));
        marks.arrows().forEach(arrow -> arrow(out, arrow));
        marks.labels().forEach((square, label) -> label(out, square, label));
        return out;
    }

    private void field(List<Primitive> out, int square, Hue hue) {
        double side = frame.square();
        Shape whole = new Rectangle2D.Double(frame.x(square), frame.y(square), side, side);
        if (!style.hasLines()) {
            out.add(new Primitive.Area(whole, new Ink(hue.rgb(), .65)));
            return;
        }
        out.add(new Primitive.Area(whole, style.isHatched() ? Ink.of(WHITE) : new Ink(hue.rgb(), .3)));
        double inset = FRAME_WIDTH / 2 * side;
        double inner = side - 2 * inset;
        Shape edge = new Rectangle2D.Double(frame.x(square) + inset, frame.y(square) + inset, inner, inner);
        out.add(new Primitive.Line(edge, ink(hue), MarkShapes.stroke(FRAME_WIDTH, side, hue.dashes())));
    }

    private void ring(List<Primitive> out, int square, Hue hue) {
        double side = frame.square();
        double[] centre = frame.centre(square);
        Shape circle = circle(centre[0], centre[1], RING * side);
        if (style.hasLines()) {
            out.add(new Primitive.Line(circle, Ink.of(WHITE), MarkShapes.stroke(RING_WIDTH + .05, side)));
            out.add(new Primitive.Line(circle, ink(hue), MarkShapes.stroke(RING_WIDTH, side, dashes(hue))));
        } else {
            out.add(new Primitive.Line(circle, Ink.of(DARK), MarkShapes.stroke(RING_WIDTH + 2 * EDGE, side)));
            out.add(new Primitive.Line(circle, Ink.of(hue.rgb()), MarkShapes.stroke(RING_WIDTH, side)));
        }
    }

    private void arrow(List<Primitive> out, Marks.Arrow arrow) {
        double side = frame.square();
        double[] step = {
            frame.column(arrow.to()) - frame.column(arrow.from()), frame.row(arrow.to()) - frame.row(arrow.from())
        };
        double[] start = frame.centre(arrow.from());
        Shape whole = MarkShapes.arrow(start, step, side, SOLID);
        if (style.hasLines()) {
            out.add(new Primitive.Area(whole, Ink.of(WHITE)));
            out.add(new Primitive.Line(whole, Ink.of(WHITE), edge(.07 * side)));
        } else {
            out.add(new Primitive.Line(whole, Ink.of(DARK), edge(2 * EDGE * side)));
        }
        out.add(new Primitive.Area(MarkShapes.arrow(start, step, side, dashes(arrow.hue())), ink(arrow.hue())));
    }

    private static BasicStroke edge(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private void label(List<Primitive> out, int square, String label) {
        double side = frame.square();
        String text = Typeface.printable(label);
        double[] centre = frame.centre(square);
        boolean isEmpty = diagram.setup().board().isEmpty(square);
        double size = isEmpty ? LABEL : BADGE * 1.35;
        double room = isEmpty ? .8 : BADGE * 1.6;
        size = Math.min(size, size * room / Math.max(room, Typeface.width(text, size)));
        // In the upper left corner, unless a coordinate stands there; on the screen castling marks stand on the right.
        double corner = style.coordinates() == Coordinates.INSIDE ? 1 - BADGE - .03 : BADGE + .03;
        double x = isEmpty ? centre[0] : frame.x(square) + corner * side;
        double y = isEmpty ? centre[1] : frame.y(square) + (BADGE + .03) * side;
        if (!isEmpty || style.isHatched()) {
            Shape badge = circle(x, y, (isEmpty ? .36 : BADGE) * side);
            out.add(new Primitive.Area(badge, Ink.of(WHITE)));
            out.add(new Primitive.Line(badge, Ink.of(DARK), new BasicStroke((float) (.025 * side))));
        }
        double baseline = y + size * Typeface.CAPITAL / 2 * side;
        out.add(new Primitive.Text(text, x, baseline, size * side, Primitive.Anchor.MIDDLE, Ink.of(DARK)));
    }

    private double[] dashes(Hue hue) {
        return style.hasLines() ? hue.dashes() : SOLID;
    }

    private Ink ink(Hue hue) {
        if (style.hasLines()) {
            return Ink.of(style.isHatched() ? BLACK : hue.rgb());
        }
        return new Ink(hue.rgb(), OPACITY);
    }

    private static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
