package forsyth.diagram.scene;

import forsyth.diagram.Coordinates;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import java.util.List;

/** What stands around the board, in squares. */
record Margins(double left, double top, double right, double bottom, List<String> legend) {
    /** The width of the line around the board. */
    static final double BORDER = .04;
    /** The font size of coordinates outside. */
    static final double COORDINATE = .28;
    /** The font size of the caption, and the distance of its lines. */
    static final double LEGEND = .34;

    static final double LEGEND_LINE = .46;
    private static final double PAD = .08;
    private static final double COORDINATES = .42;
    private static final double TURN_MARK = .56;
    private static final int MOST_LINES = 3;

    static Margins of(Diagram diagram) {
        DiagramStyle style = diagram.style();
        boolean isOutside = style.coordinates() == Coordinates.OUTSIDE;
        double left = isOutside ? COORDINATES : PAD;
        double right = style.hasTurnMark() ? TURN_MARK : PAD;
        double width = left + diagram.setup().board().geometry().files() + right;
        String text = diagram.legend();
        List<String> legend =
                text.isEmpty() ? List.of() : Typeface.balance(Typeface.printable(text), LEGEND, width - .2, MOST_LINES);
        double below = legend.isEmpty() ? 0 : .12 + legend.size() * LEGEND_LINE;
        return new Margins(left, PAD, right, (isOutside ? COORDINATES : PAD) + below, legend);
    }

    /** How much of the lower margin is not the caption's. */
    double aboveLegend() {
        return legend.isEmpty() ? bottom : bottom - .12 - legend.size() * LEGEND_LINE;
    }
}
