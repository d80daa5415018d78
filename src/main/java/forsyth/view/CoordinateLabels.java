package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** The letters of the files and the numbers of the ranks, outside the board or in the corners of its edge squares. */
final class CoordinateLabels {
    /** Size of inner labels as a share of the square. */
    private static final double INSIDE = 0.155;
    /** Size of outer labels, logical pixels. */
    private static final double OUTSIDE = 12.5;

    private final BoardMetrics metrics;

    CoordinateLabels(BoardMetrics metrics) {
        this.metrics = metrics;
    }

    List<Text> of(Coordinates place) {
        List<Text> labels = new ArrayList<>();
        for (int file = 0; file < metrics.geometry().files(); file++) {
            String letter = String.valueOf(Square.fileLetter(file));
            labels.add(place == Coordinates.INSIDE ? innerFile(file, letter) : outerFile(file, letter));
        }
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            String number = String.valueOf(rank + 1);
            labels.add(place == Coordinates.INSIDE ? innerRank(rank, number) : outerRank(rank, number));
        }
        return labels;
    }

    private Text outerFile(int file, String letter) {
        Text text = text(letter, OUTSIDE, "coordinate");
        double centre = metrics.x(Square.of(file, 0)) + metrics.square() / 2;
        text.setX(Math.round(centre - text.getLayoutBounds().getWidth() / 2));
        text.setY(Math.round(metrics.originY() + metrics.height() + BoardMetrics.MARGIN * 0.72));
        return text;
    }

    private Text outerRank(int rank, String number) {
        Text text = text(number, OUTSIDE, "coordinate");
        double centre = metrics.originX() - BoardMetrics.MARGIN / 2;
        text.setX(Math.round(centre - text.getLayoutBounds().getWidth() / 2));
        text.setY(Math.round(metrics.y(Square.of(0, rank)) + metrics.square() / 2 + 4.5));
        return text;
    }

    private Text innerFile(int file, String letter) {
        int square = Square.of(file, metrics.bottom().backRank());
        Text text = inner(letter);
        double inset = metrics.square() * 0.04;
        text.setX(metrics.x(square)
                + metrics.square()
                - inset
                - text.getLayoutBounds().getWidth());
        text.setY(metrics.y(square) + metrics.square() - inset);
        return text;
    }

    private Text innerRank(int rank, String number) {
        int left = metrics.x(Square.of(0, rank)) < metrics.x(Square.of(1, rank))
                ? 0
                : metrics.geometry().files() - 1;
        int square = Square.of(left, rank);
        Text text = inner(number);
        double inset = metrics.square() * 0.04;
        text.setX(metrics.x(square) + inset);
        text.setY(metrics.y(square) + inset + text.getFont().getSize() * 0.8);
        return text;
    }

    private Text inner(String label) {
        return text(label, metrics.square() * INSIDE, "coordinate-inside");
    }

    private static Text text(String label, double size, String style) {
        Text text = new Text(label);
        text.setFont(Font.font(null, FontWeight.BOLD, size));
        text.getStyleClass().add(style);
        return text;
    }
}
