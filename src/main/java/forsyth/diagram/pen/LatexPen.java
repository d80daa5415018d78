package forsyth.diagram.pen;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Map;
import java.util.SortedMap;

/**
 * LaTeX to be put into a document: on 8x8 a board of the packages xskak and chessboard, in their own look; on 10x8, for
 * which these have no men, the picture itself for TikZ.
 */
public final class LatexPen {
    private final Diagram diagram;
    private final StringBuilder out = new StringBuilder(1024);

    private LatexPen(Diagram diagram) {
        this.diagram = diagram;
    }

    public static String write(Diagram diagram) {
        return diagram.setup().board().geometry() == Geometry.STANDARD
                ? new LatexPen(diagram).chessboard()
                : TikzPen.write(diagram);
    }

    private String chessboard() {
        out.append("% Preamble: \\usepackage{xskak}\n");
        colours();
        out.append("\\begin{center}\n\\chessboard[\n  setfen={").append(fen()).append("}");
        key("showmover=" + diagram.style().hasTurnMark());
        key("inverse=" + diagram.style().isFlipped());
        boolean hasCoordinates = diagram.style().coordinates() != Coordinates.OFF;
        key("label=false, labelleft=" + hasCoordinates + ", labelbottom=" + hasCoordinates);
        key("border=" + diagram.style().hasBorder());
        marks();
        out.append("]");
        if (!diagram.legend().isEmpty()) {
            out.append("\n\n").append(Tex.escape(diagram.legend()));
        }
        return out.append("\n\\end{center}\n").toString();
    }

    private void key(String key) {
        out.append(",\n  ").append(key);
    }

    /** The placement and the side to move: all that a picture shows. */
    private String fen() {
        String text = ((Written.Text) FenWriter.write(diagram.setup(), Dialect.X_FEN)).text();
        return text.substring(0, text.indexOf(' ') + 2);
    }

    private void colours() {
        Marks marks = diagram.marks();
        for (Hue hue : Hue.values()) {
            boolean isUsed = marks.rings().containsValue(hue)
                    || marks.fields().containsValue(hue)
                    || marks.arrows().stream().anyMatch(arrow -> arrow.hue() == hue);
            if (isUsed) {
                out.append(String.format("\\definecolor{%s}{HTML}{%06X}%n", colour(hue), hue.rgb())
                        .replace("\r", ""));
            }
        }
    }

    private static String colour(Hue hue) {
        return "mark" + hue.letter();
    }

    private void marks() {
        Marks marks = diagram.marks();
        fields("pgfstyle=color, opacity=.5", "backfield", marks.fields());
        if (!marks.fields().isEmpty()) {
            key("opacity=1");
        }
        fields("pgfstyle=circle, linewidth=.07em, padding=-.05em", "markfield", marks.rings());
        for (Marks.Arrow arrow : marks.arrows()) {
            key("pgfstyle=straightmove, arrow=stealth, linewidth=.14em, shortenstart=.3em, color=" + colour(arrow.hue())
                    + ", markmove=" + Square.name(arrow.from()) + "-" + Square.name(arrow.to()));
        }
        for (Map.Entry<Integer, String> label : marks.labels().entrySet()) {
            boolean isEmpty = diagram.setup().board().isEmpty(label.getKey());
            String place = isEmpty ? "text" : "{[x=.3em,y=.3em]text}";
            key("pgfstyle=" + place + ", color=black, text={\\sffamily\\" + (isEmpty ? "large" : "scriptsize") + " "
                    + Tex.escape(label.getValue()) + "}, markfield=" + Square.name(label.getKey()));
        }
    }

    private void fields(String style, String command, SortedMap<Integer, Hue> fields) {
        fields.forEach(
                (square, hue) -> key(style + ", color=" + colour(hue) + ", " + command + "=" + Square.name(square)));
    }
}
