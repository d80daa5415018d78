package forsyth.diagram.scene;

import forsyth.chess.Piece;
import java.awt.BasicStroke;
import java.awt.Shape;

/** What a pen must be able to draw. Lengths are in the units of the scene, y grows downwards. */
public sealed interface Primitive {
    /** A filled shape, by the non-zero winding rule. */
    record Area(Shape shape, Ink ink) implements Primitive {}

    /** A line along a shape. */
    record Line(Shape shape, Ink ink, BasicStroke stroke) implements Primitive {}

    /** A man in a square of the given size, whose upper left corner is given. */
    record Man(Piece piece, PieceSet set, double x, double y, double size) implements Primitive {}

    /**
     * A line of text in the {@link Typeface}.
     *
     * @param x where the text begins, is centred or ends, by the anchor
     * @param baseline the y of the line on which letters stand
     * @param size the font size
     */
    record Text(String text, double x, double baseline, double size, Anchor anchor, Ink ink) implements Primitive {
        /** The x at which the text begins. */
        public double start() {
            return anchor == Anchor.START ? x : x - Typeface.width(text, size) * anchor.share();
        }
    }

    /** Which point of a text lies at its x. */
    enum Anchor {
        START(0),
        MIDDLE(.5),
        END(1);

        private final double share;

        Anchor(double share) {
            this.share = share;
        }

        double share() {
            return share;
        }
    }
}
