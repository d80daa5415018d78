package forsyth.diagram.pen;

import forsyth.chess.Piece;
import forsyth.diagram.Diagram;
import forsyth.diagram.scene.DiagramScene;
import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.diagram.scene.Typeface;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.Set;

/** Scalable Vector Graphics 1.1: elements and attributes that every reader knows, no style sheet. */
public final class SvgPen {
    private static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    private static final String FONTS = "Liberation Sans, Arial, Helvetica, sans-serif";
    private static final String[] ANCHORS = {"start", "middle", "end"};

    private final StringBuilder out = new StringBuilder(48 * 1024);
    private final boolean isFlat;

    private SvgPen(boolean isFlat) {
        this.isFlat = isFlat;
    }

    /**
     * An SVG document in which each man is drawn once, as a symbol.
     *
     * @param width pixels, margins included
     * @param alt what a reader of screens says; empty for nothing
     */
    public static String write(Diagram diagram, int width, String alt) {
        return XML + new SvgPen(false).document(DiagramScene.ofWidth(diagram, width), alt);
    }

    /** The same of plain shapes only, text included, for programs that know neither symbols nor the font. */
    public static String writeFlat(Diagram diagram, int width, String alt) {
        return XML + new SvgPen(true).document(DiagramScene.ofWidth(diagram, width), alt);
    }

    /** The element alone, to stand in HTML. */
    static String element(Diagram diagram, int width, String alt) {
        return new SvgPen(false).document(DiagramScene.ofWidth(diagram, width), alt);
    }

    private String document(Scene scene, String alt) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        if (!isFlat) {
            out.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
        }
        attribute("width", scene.width());
        attribute("height", scene.height());
        out.append(" viewBox=\"0 0 ");
        Decimals.append(out, scene.width()).append(' ');
        Decimals.append(out, scene.height()).append("\" role=\"img\">\n");
        if (!alt.isEmpty()) {
            out.append("<title>").append(Markup.escape(alt)).append("</title>\n");
        }
        if (!isFlat) {
            symbols(scene);
        }
        scene.primitives().forEach(this::primitive);
        return out.append("</svg>\n").toString();
    }

    private void symbols(Scene scene) {
        Set<Piece> known = EnumSet.noneOf(Piece.class);
        for (Primitive primitive : scene.primitives()) {
            if (primitive instanceof Primitive.Man man && known.add(man.piece())) {
                out.append(known.size() == 1 ? "<defs>\n" : "");
                out.append("<symbol id=\"").append(man.set().id(man.piece())).append("\" viewBox=\"0 0 100 100\">");
                out.append(man.set().markup(man.piece())).append("</symbol>\n");
            }
        }
        out.append(known.isEmpty() ? "" : "</defs>\n");
    }

    private void primitive(Primitive primitive) {
        if (primitive instanceof Primitive.Area area) {
            shape(area.shape());
            ink("fill", area.ink());
            out.append("/>\n");
        } else if (primitive instanceof Primitive.Line line) {
            line(line);
        } else if (primitive instanceof Primitive.Text text) {
            text(text);
        } else if (primitive instanceof Primitive.Man man) {
            man(man);
        }
    }

    private void man(Primitive.Man man) {
        if (isFlat) {
            out.append("<g transform=\"translate(");
            Decimals.append(out, man.x()).append(' ');
            Decimals.append(out, man.y()).append(") scale(");
            out.append(man.size() / PieceSet.UNITS).append(")\">");
            out.append(man.set().markup(man.piece())).append("</g>\n");
            return;
        }
        out.append("<use xlink:href=\"#").append(man.set().id(man.piece())).append('"');
        attribute("x", man.x());
        attribute("y", man.y());
        attribute("width", man.size());
        attribute("height", man.size());
        out.append("/>\n");
    }

    private void line(Primitive.Line line) {
        BasicStroke stroke = line.stroke();
        shape(line.shape());
        out.append(" fill=\"none\"");
        ink("stroke", line.ink());
        attribute("stroke-width", stroke.getLineWidth());
        if (stroke.getLineJoin() == BasicStroke.JOIN_ROUND) {
            out.append(" stroke-linejoin=\"round\"");
        }
        if (stroke.getEndCap() == BasicStroke.CAP_ROUND) {
            out.append(" stroke-linecap=\"round\"");
        }
        if (stroke.getDashArray() != null) {
            out.append(" stroke-dasharray=\"");
            for (float dash : stroke.getDashArray()) {
                Decimals.append(out, dash).append(' ');
            }
            out.setLength(out.length() - 1);
            out.append('"');
        }
        out.append("/>\n");
    }

    private void text(Primitive.Text text) {
        if (isFlat) {
            path(Typeface.outline(text.text(), text.size(), text.start(), text.baseline()));
            ink("fill", text.ink());
            out.append("/>\n");
            return;
        }
        out.append("<text");
        attribute("x", text.x());
        attribute("y", text.baseline());
        attribute("font-size", text.size());
        out.append(" font-family=\"").append(FONTS).append('"');
        out.append(" text-anchor=\"").append(ANCHORS[text.anchor().ordinal()]).append('"');
        ink("fill", text.ink());
        out.append('>').append(Markup.escape(text.text())).append("</text>\n");
    }

    private void shape(Shape shape) {
        if (shape instanceof Rectangle2D rectangle) {
            out.append("<rect");
            attribute("x", rectangle.getX());
            attribute("y", rectangle.getY());
            attribute("width", rectangle.getWidth());
            attribute("height", rectangle.getHeight());
        } else if (shape instanceof Ellipse2D circle) {
            out.append("<circle");
            attribute("cx", circle.getCenterX());
            attribute("cy", circle.getCenterY());
            attribute("r", circle.getWidth() / 2);
        } else {
            path(shape);
        }
    }

    private void path(Shape shape) {
        SvgPath.append(out.append("<path d=\""), shape).append('"');
    }

    private void ink(String name, Ink ink) {
        out.append(' ').append(name).append("=\"").append(ink.hex()).append('"');
        if (!ink.isOpaque()) {
            attribute(name + "-opacity", ink.opacity());
        }
    }

    private void attribute(String name, double value) {
        Decimals.append(out.append(' ').append(name).append("=\""), value).append('"');
    }
}
