package forsyth.diagram.pen;

import forsyth.chess.Piece;
import forsyth.diagram.Diagram;
import forsyth.diagram.scene.DiagramScene;
import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.EnumSet;
import java.util.Set;

/** A scene as a picture of the LaTeX package TikZ. */
final class TikzPen {
    private static final int WIDTH = 240;
    private static final String[] CAPS = {"butt", "round", "rect"};
    private static final String[] JOINS = {"miter", "round", "bevel"};
    private static final String[] ANCHORS = {"base west", "base", "base east"};

    private final StringBuilder out = new StringBuilder(64 * 1024);
    private double scale = 1;

    private TikzPen() {}

    /** A picture 240 pt wide. */
    static String write(Diagram diagram) {
        return new TikzPen().picture(DiagramScene.ofWidth(diagram, WIDTH));
    }

    private String picture(Scene scene) {
        out.append("% Preamble: \\usepackage{tikz}\n\\begin{tikzpicture}[x=1pt,y=-1pt]\n");
        Set<Piece> known = EnumSet.noneOf(Piece.class);
        for (Primitive primitive : scene.primitives()) {
            if (primitive instanceof Primitive.Man man && known.add(man.piece())) {
                scale = man.size() / PieceSet.UNITS;
                out.append("\\tikzset{").append(name(man)).append("/.pic={\n");
                man.set().layers(man.piece()).forEach(this::primitive);
                out.append("}}\n");
            }
        }
        scale = 1;
        scene.primitives().forEach(this::primitive);
        return out.append("\\end{tikzpicture}\n").toString();
    }

    private static String name(Primitive.Man man) {
        return man.set().id(man.piece()).replace("-", "");
    }

    private void primitive(Primitive primitive) {
        if (primitive instanceof Primitive.Area area) {
            out.append("\\path[fill=").append(colour(area.ink()));
            opacity("fill", area.ink());
            path(area.shape());
        } else if (primitive instanceof Primitive.Line line) {
            line(line);
        } else if (primitive instanceof Primitive.Text text) {
            out.append("\\node[inner sep=0pt,anchor=")
                    .append(ANCHORS[text.anchor().ordinal()]);
            out.append(",text=").append(colour(text.ink())).append(",font=\\sffamily\\fontsize{");
            Decimals.append(out, text.size()).append("}{");
            Decimals.append(out, text.size()).append("}\\selectfont] at ");
            point(text.x(), text.baseline());
            out.append(" {").append(Tex.escape(text.text())).append("};\n");
        } else if (primitive instanceof Primitive.Man man) {
            out.append("\\pic at ");
            point(man.x(), man.y());
            out.append(" {").append(name(man)).append("};\n");
        }
    }

    private void line(Primitive.Line line) {
        BasicStroke stroke = line.stroke();
        out.append("\\path[draw=").append(colour(line.ink()));
        opacity("draw", line.ink());
        out.append(",line width=");
        Decimals.append(out, stroke.getLineWidth() * scale).append("pt,line cap=");
        out.append(CAPS[stroke.getEndCap()]).append(",line join=").append(JOINS[stroke.getLineJoin()]);
        float[] dashes = stroke.getDashArray();
        if (dashes != null) {
            out.append(",dash pattern=");
            for (int i = 0; i < dashes.length; i++) {
                out.append(i % 2 == 0 ? "on " : "off ");
                Decimals.append(out, dashes[i] * scale).append("pt ");
            }
        }
        path(line.shape());
    }

    private static String colour(Ink ink) {
        return "{rgb,255:red," + (ink.rgb() >> 16) + ";green," + (ink.rgb() >> 8 & 255) + ";blue," + (ink.rgb() & 255)
                + "}";
    }

    private void opacity(String kind, Ink ink) {
        if (!ink.isOpaque()) {
            Decimals.append(out.append(',').append(kind).append(" opacity="), ink.opacity());
        }
    }

    private void path(Shape shape) {
        out.append("]");
        double[] p = new double[6];
        for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
            switch (i.currentSegment(p)) {
                case PathIterator.SEG_MOVETO -> point(p[0], p[1]);
                case PathIterator.SEG_LINETO -> {
                    out.append("--");
                    point(p[0], p[1]);
                }
                case PathIterator.SEG_CUBICTO -> {
                    out.append("..controls");
                    point(p[0], p[1]);
                    out.append("and");
                    point(p[2], p[3]);
                    out.append("..");
                    point(p[4], p[5]);
                }
                case PathIterator.SEG_CLOSE -> out.append("--cycle");
                default -> throw new IllegalArgumentException("no quadratic curves in a scene");
            }
        }
        out.append(";\n");
    }

    private void point(double x, double y) {
        Decimals.append(out.append('('), x * scale).append(',');
        Decimals.append(out, y * scale).append(')');
    }
}
