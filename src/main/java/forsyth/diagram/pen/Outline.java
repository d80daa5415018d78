package forsyth.diagram.pen;

import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Typeface;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A shape that is filled, or a line along it, for surfaces that know SVG's paths but not Java2D: windows, their
 * printers.
 *
 * @param path SVG path data
 * @param rgb {@code 0xRRGGBB}
 * @param opacity 0 (invisible) to 1
 * @param line how the line is drawn; empty where the shape is filled
 */
public record Outline(String path, int rgb, double opacity, Optional<Line> line) {
    /**
     * A line.
     *
     * @param isRound whether its ends and corners are round; else they are cut off and pointed
     * @param dashes drawn and blank pieces in turn, empty for a solid line
     */
    public record Line(double width, boolean isRound, List<Double> dashes) {
        public Line {
            dashes = List.copyOf(dashes);
        }
    }

    /** The outlines of primitives, in the order they are drawn. */
    public static List<Outline> of(List<Primitive> primitives) {
        List<Outline> outlines = new ArrayList<>();
        AffineTransform inPlace = new AffineTransform();
        primitives.forEach(primitive -> add(outlines, primitive, inPlace));
        return outlines;
    }

    private static void add(List<Outline> out, Primitive primitive, AffineTransform place) {
        if (primitive instanceof Primitive.Area area) {
            out.add(filled(place.createTransformedShape(area.shape()), area.ink()));
        } else if (primitive instanceof Primitive.Line line) {
            Shape shape = place.createTransformedShape(line.shape());
            out.add(new Outline(data(shape), line.ink().rgb(), line.ink().opacity(), line(line, place.getScaleX())));
        } else if (primitive instanceof Primitive.Text text) {
            out.add(filled(Typeface.outline(text.text(), text.size(), text.start(), text.baseline()), text.ink()));
        } else if (primitive instanceof Primitive.Man man) {
            double scale = man.size() / PieceSet.UNITS;
            AffineTransform there = new AffineTransform(scale, 0, 0, scale, man.x(), man.y());
            man.set().layers(man.piece()).forEach(layer -> add(out, layer, there));
        }
    }

    private static Outline filled(Shape shape, Ink ink) {
        return new Outline(data(shape), ink.rgb(), ink.opacity(), Optional.empty());
    }

    private static Optional<Line> line(Primitive.Line line, double scale) {
        BasicStroke stroke = line.stroke();
        List<Double> dashes = new ArrayList<>();
        if (stroke.getDashArray() != null) {
            for (float dash : stroke.getDashArray()) {
                dashes.add(dash * scale);
            }
        }
        return Optional.of(
                new Line(stroke.getLineWidth() * scale, stroke.getLineJoin() == BasicStroke.JOIN_ROUND, dashes));
    }

    private static String data(Shape shape) {
        return SvgPath.append(new StringBuilder(), shape).toString();
    }
}
