package forsyth.diagram.sheet;

import forsyth.diagram.Words;
import forsyth.diagram.pen.PdfPen;
import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.diagram.scene.Typeface;
import java.awt.BasicStroke;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;

/** A page that is being filled: its head and foot, and the room between them. Lengths are points. */
final class PageCanvas {
    static final double MARGIN = 15 * PdfPen.POINTS_PER_MM;
    private static final double TITLE = 17;
    private static final double SMALL = 9;
    private static final double NAME_LINE = 26;
    private static final double RULE = .6;
    private static final int TITLE_LINES = 2;

    private final SheetStyle style;
    private final List<Primitive> out = new ArrayList<>();
    private double top = MARGIN;

    PageCanvas(SheetStyle style) {
        this.style = style;
    }

    double left() {
        return MARGIN;
    }

    double right() {
        return style.width() - MARGIN;
    }

    /** Where the room below the head begins. */
    double top() {
        return top;
    }

    /** Where the foot begins. */
    double bottom() {
        return style.height() - MARGIN;
    }

    void title(String title) {
        for (String line : Typeface.wrap(Typeface.printable(title), TITLE, right() - left(), TITLE_LINES)) {
            text(line, style.width() / 2, top + TITLE, TITLE, Primitive.Anchor.MIDDLE);
            top += TITLE * 1.3;
        }
        top += title.isEmpty() ? 0 : 8;
    }

    /** Room for a name, two thirds of the width, and a date. */
    void nameLine(Words words) {
        double baseline = top + 12;
        double middle = left() + (right() - left()) * .66;
        blank(words.text("sheet.name"), left(), middle - 12, baseline);
        blank(words.text("sheet.date"), middle, right(), baseline);
        top += NAME_LINE;
    }

    private void blank(String label, double from, double to, double baseline) {
        String text = Typeface.printable(label);
        text(text, from, baseline, SMALL + 1, Primitive.Anchor.START);
        rule(from + Typeface.width(text, SMALL + 1) + 4, to, baseline + 1);
    }

    void foot(String text) {
        text(Typeface.printable(text), style.width() / 2, style.height() - MARGIN * .5, SMALL, Primitive.Anchor.MIDDLE);
    }

    void text(String text, double x, double baseline, double size, Primitive.Anchor anchor) {
        out.add(new Primitive.Text(text, x, baseline, size, anchor, Ink.of(0)));
    }

    /** A thin line to write on. */
    void rule(double from, double to, double y) {
        BasicStroke thin = new BasicStroke((float) RULE);
        out.add(new Primitive.Line(new Line2D.Double(from, y, to, y), Ink.of(0x808080), thin));
    }

    void addAll(List<Primitive> primitives) {
        out.addAll(primitives);
    }

    Scene scene() {
        return new Scene(style.width(), style.height(), out);
    }
}
