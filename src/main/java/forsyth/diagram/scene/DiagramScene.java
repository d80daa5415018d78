package forsyth.diagram.scene;

import forsyth.chess.Geometry;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Theme;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Lays a diagram out. */
public final class DiagramScene {
    /** The narrowest picture: below it men could not be told apart. */
    public static final int MIN_WIDTH = 64;

    private static final double MAN = .94;
    private static final double INSIDE_COORDINATE = .19;
    /** The width of the line around a man's areas, of which half is seen, in the units of its drawing. */
    private static final double HALO = 13;

    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xFFFFFF;

    private final Diagram diagram;
    private final DiagramStyle style;
    private final Theme theme;
    private final Frame frame;
    private final Margins margins;
    private final List<Primitive> out = new ArrayList<>();

    private DiagramScene(Diagram diagram, Frame frame, Margins margins) {
        this.diagram = diagram;
        this.style = diagram.style();
        this.theme = style.theme();
        this.frame = frame;
        this.margins = margins;
    }

    /**
     * A scene of whole units, squares and men included, so that a raster of it at 1:1 is sharp.
     *
     * @param width the width of the picture, margins included, from {@link #MIN_WIDTH}
     */
    public static Scene ofWidth(Diagram diagram, int width) {
        if (width < MIN_WIDTH) {
            throw new IllegalArgumentException("a picture is at least " + MIN_WIDTH + " wide, not " + width);
        }
        Margins margins = Margins.of(diagram);
        int files = diagram.setup().board().geometry().files();
        int square = (int) (width / (margins.left() + files + margins.right()));
        double spare = width - (margins.left() + files + margins.right()) * square;
        int left = (int) Math.round(margins.left() * square + spare / 2);
        int top = (int) Math.ceil(margins.top() * square);
        Frame frame = Frame.of(diagram, left, top, square);
        double height = frame.bottom() + Math.ceil(margins.bottom() * square);
        return new Scene(width, height, new DiagramScene(diagram, frame, margins).draw());
    }

    /** The characters that a diagram should have and the font has not; question marks stand in their place. */
    public static String unprintable(Diagram diagram) {
        return Typeface.unprintable(
                diagram.legend() + String.join("", diagram.marks().labels().values()));
    }

    /** The height of a diagram that is that wide, margins included. */
    public static double height(Diagram diagram, double width) {
        Margins margins = Margins.of(diagram);
        return square(diagram, margins, width) * (margins.top() + Geometry.RANKS + margins.bottom());
    }

    /** How far the board's left edge is from that of a diagram that is so wide. */
    public static double boardLeft(Diagram diagram, double width) {
        Margins margins = Margins.of(diagram);
        return margins.left() * square(diagram, margins, width);
    }

    /** How far the board's right edge is from the left edge of a diagram that is so wide. */
    public static double boardRight(Diagram diagram, double width) {
        Margins margins = Margins.of(diagram);
        return width - margins.right() * square(diagram, margins, width);
    }

    /** The primitives of a diagram whose upper left corner is (x, y), margins included, as part of a larger scene. */
    public static List<Primitive> at(Diagram diagram, double x, double y, double width) {
        Margins margins = Margins.of(diagram);
        double square = square(diagram, margins, width);
        Frame frame = Frame.of(diagram, x + margins.left() * square, y + margins.top() * square, square);
        return new DiagramScene(diagram, frame, margins).draw();
    }

    private static double square(Diagram diagram, Margins margins, double width) {
        return width / (margins.left() + diagram.setup().board().geometry().files() + margins.right());
    }

    private List<Primitive> draw() {
        squares();
        MarkLayer marks = new MarkLayer(diagram, frame);
        out.addAll(marks.below());
        border();
        coordinates();
        men();
        out.addAll(marks.above());
        turnMark();
        legend();
        return out;
    }

    private void squares() {
        Path2D dark = new Path2D.Double();
        for (int square : frame.geometry().squares()) {
            if (!Square.isLight(square)) {
                dark.append(
                        new Rectangle2D.Double(frame.x(square), frame.y(square), frame.square(), frame.square()),
                        false);
            }
        }
        int light = style.isHatched() ? WHITE : theme.light();
        area(new Rectangle2D.Double(frame.left(), frame.top(), frame.width(), frame.height()), light);
        if (style.isHatched()) {
            area(hatching(), theme.isPrint() ? BLACK : theme.dark());
        } else {
            area(dark, theme.dark());
        }
    }

    private Path2D hatching() {
        Path2D lines = new Path2D.Double();
        for (int square : frame.geometry().squares()) {
            if (!Square.isLight(square)) {
                lines.append(Hatching.in(frame.x(square), frame.y(square), frame.square()), false);
            }
        }
        return lines;
    }

    private void border() {
        if (!style.hasBorder()) {
            return;
        }
        double line = Math.max(frame.square() >= 20 ? 1 : .5, Math.rint(Margins.BORDER * frame.square()));
        Path2D path = new Path2D.Double();
        double outerWidth = frame.width() + 2 * line;
        path.append(new Rectangle2D.Double(frame.left() - line, frame.top() - line, outerWidth, line), false);
        path.append(new Rectangle2D.Double(frame.left() - line, frame.bottom(), outerWidth, line), false);
        path.append(new Rectangle2D.Double(frame.left() - line, frame.top(), line, frame.height()), false);
        path.append(new Rectangle2D.Double(frame.right(), frame.top(), line, frame.height()), false);
        area(path, theme.text());
    }

    private void coordinates() {
        if (style.coordinates() == Coordinates.OFF) {
            return;
        }
        for (int file = 0; file < frame.geometry().files(); file++) {
            file(file);
        }
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            rank(rank);
        }
    }

    private void file(int file) {
        String letter = String.valueOf(Square.fileLetter(file));
        int edge = Square.of(file, style.isFlipped() ? Geometry.RANKS - 1 : 0);
        double side = frame.square();
        if (style.coordinates() == Coordinates.INSIDE) {
            double x = frame.x(edge) + side * .96;
            plate(edge, x - side * .13, frame.bottom() - side * .23);
            text(letter, x, frame.bottom() - side * .05, INSIDE_COORDINATE, Primitive.Anchor.END, BLACK);
        } else {
            double baseline = frame.bottom() + side * .12 + Margins.COORDINATE * side * .73;
            text(letter, frame.centre(edge)[0], baseline, Margins.COORDINATE, Primitive.Anchor.MIDDLE, theme.text());
        }
    }

    private void rank(int rank) {
        String number = String.valueOf(rank + 1);
        int edge = Square.of(style.isFlipped() ? frame.geometry().files() - 1 : 0, rank);
        double side = frame.square();
        if (style.coordinates() == Coordinates.INSIDE) {
            double baseline = frame.y(edge) + side * (.05 + INSIDE_COORDINATE * Typeface.CAPITAL);
            plate(edge, frame.left(), frame.y(edge));
            text(number, frame.left() + side * .04, baseline, INSIDE_COORDINATE, Primitive.Anchor.START, BLACK);
        } else {
            double baseline = frame.centre(edge)[1] + side * Margins.COORDINATE * Typeface.CAPITAL / 2;
            text(
                    number,
                    frame.left() - side * .22,
                    baseline,
                    Margins.COORDINATE,
                    Primitive.Anchor.MIDDLE,
                    theme.text());
        }
    }

    /** White behind a coordinate that stands on lines. */
    private void plate(int edge, double x, double y) {
        if (style.isHatched() && !Square.isLight(edge)) {
            area(new Rectangle2D.Double(x, y, .17 * frame.square(), .23 * frame.square()), WHITE);
        }
    }

    private void men() {
        PieceSet set = PieceSet.of(theme);
        double size = MAN * frame.square();
        double inset = (frame.square() - size) / 2;
        if (frame.square() == Math.rint(frame.square())) {
            size = Math.rint(size);
            inset = Math.floor((frame.square() - size) / 2);
        }
        for (int square : frame.geometry().squares()) {
            double x = frame.x(square) + inset;
            double y = frame.y(square) + inset;
            double side = size;
            boolean isOnLines = style.isHatched()
                    && !Square.isLight(square)
                    && !diagram.marks().fields().containsKey(square);
            diagram.setup().board().at(square).ifPresent(piece -> {
                Primitive.Man man = new Primitive.Man(piece, set, x, y, side);
                if (isOnLines) {
                    halo(man);
                }
                out.add(man);
            });
        }
    }

    /** White around a man, so that no line touches it. */
    private void halo(Primitive.Man man) {
        double scale = man.size() / PieceSet.UNITS;
        AffineTransform place = new AffineTransform(scale, 0, 0, scale, man.x(), man.y());
        BasicStroke line = new BasicStroke((float) (HALO * scale), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        Path2D outline = new Path2D.Double();
        man.set().silhouette(man.piece()).forEach(shape -> outline.append(place.createTransformedShape(shape), false));
        out.add(new Primitive.Line(outline, Ink.of(WHITE), line));
    }

    private void turnMark() {
        if (!style.hasTurnMark()) {
            return;
        }
        double side = frame.square();
        boolean isWhite = diagram.setup().turn() == Side.WHITE;
        boolean isBelow = isWhite != style.isFlipped();
        double size = .32 * side;
        double line = .05 * side;
        double x = frame.right() + .18 * side;
        double y = (isBelow ? frame.bottom() - side / 2 : frame.top() + side / 2) - size / 2;
        area(new Rectangle2D.Double(x - line, y - line, size + 2 * line, size + 2 * line), theme.text());
        area(new Rectangle2D.Double(x, y, size, size), isWhite ? WHITE : BLACK);
    }

    private void legend() {
        double side = frame.square();
        double middle = (frame.left() + frame.right()) / 2;
        double top = frame.bottom() + (margins.aboveLegend() + .12) * side;
        for (int i = 0; i < margins.legend().size(); i++) {
            double baseline = top + (i * Margins.LEGEND_LINE + Margins.LEGEND * .75) * side;
            text(margins.legend().get(i), middle, baseline, Margins.LEGEND, Primitive.Anchor.MIDDLE, theme.text());
        }
    }

    private void area(Shape shape, int rgb) {
        out.add(new Primitive.Area(shape, Ink.of(rgb)));
    }

    private void text(String text, double x, double baseline, double size, Primitive.Anchor anchor, int rgb) {
        out.add(new Primitive.Text(text, x, baseline, size * frame.square(), anchor, Ink.of(rgb)));
    }
}
