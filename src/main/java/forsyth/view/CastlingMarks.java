package forsyth.view;

import forsyth.chess.Castling;
import forsyth.chess.CastlingBacking;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;

/** A small disc on each rook that owns a castling right; with the castling tool, a ring on each that could. */
final class CastlingMarks extends Pane {
    /** Radius of a mark as a share of the square. */
    private static final double RADIUS = 0.075;

    private boolean showsChoices;
    private Rules rules = Rules.ANY_CASTLING;
    private Setup setup;
    private BoardMetrics metrics;

    CastlingMarks() {
        setManaged(false);
        setMouseTransparent(true);
    }

    void showChoices(boolean isShown) {
        showsChoices = isShown;
        if (setup != null) {
            place(setup, metrics);
        }
    }

    /** Which rooks could own a right. */
    void rules(Rules of) {
        rules = of;
    }

    void place(Setup effective, BoardMetrics measures) {
        setup = effective;
        metrics = measures;
        getChildren().clear();
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int owner = effective.castling().rook(side, wing);
                for (int file : CastlingBacking.candidates(effective.board(), rules, side, wing)) {
                    if (file == owner || showsChoices) {
                        mark(Square.of(file, side.backRank()), file == owner);
                    }
                }
            }
        }
    }

    private void mark(int square, boolean isOwner) {
        Point2D centre = centre(square);
        Circle circle = new Circle(centre.getX(), centre.getY(), RADIUS * metrics.square());
        circle.getStyleClass().add(isOwner ? "castling-right" : "castling-choice");
        getChildren().add(circle);
    }

    /** Whether a point of the board lies on the mark of the square's rook. */
    boolean isOnMark(int square, double x, double y) {
        boolean isOwner = false;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int file = setup == null ? Castling.NO_ROOK : setup.castling().rook(side, wing);
                isOwner |= file >= 0 && square == Square.of(file, side.backRank());
            }
        }
        return isOwner && centre(square).distance(x, y) <= 1.3 * RADIUS * metrics.square();
    }

    private Point2D centre(int square) {
        double inset = 1.35 * RADIUS * metrics.square();
        return new Point2D(metrics.x(square) + metrics.square() - inset, metrics.y(square) + inset);
    }
}
