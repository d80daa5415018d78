package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Coordinates;
import forsyth.diagram.Marks;
import forsyth.diagram.Theme;
import forsyth.model.BoardSize;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.animation.PauseTransition;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;

/**
 * The board: layers of squares, marks, men and coordinates. It shows what it is given and knows which square lies at a
 * point; gestures are its controller's business.
 */
public final class BoardView extends Region {
    /** How long the size must rest before the men are rastered anew. */
    private static final Duration REST = Duration.millis(60);

    private final PieceImages images;
    private final Pane squares = layer();
    private final TargetMarks targets = new TargetMarks();
    private final SquareMarks marks = new SquareMarks();
    private final DrawnMarks drawn = new DrawnMarks();
    private final Pane men = layer();
    private final CastlingMarks castling = new CastlingMarks();
    private final Pane coordinates = layer();
    private final Rectangle frame = new Rectangle();
    private final PauseTransition rest = new PauseTransition(REST);
    private final Map<Integer, ImageView> manAt = new HashMap<>();

    private Setup setup;
    private Side bottom = Side.WHITE;
    private Coordinates labels = Coordinates.OUTSIDE;
    private BoardSize size = BoardSize.FIT;
    private int lifted = Square.NONE;
    private int rasterPixels;
    private BoardMetrics metrics;
    private String layoutKey = "";

    public BoardView(PieceImages images, Setup first) {
        this.images = images;
        this.setup = first;
        setId("board");
        getStyleClass().add("board");
        setAccessibleRole(AccessibleRole.NODE);
        setFocusTraversable(true);
        setMinSize(240, 240);
        frame.getStyleClass().add("board-frame");
        frame.setMouseTransparent(true);
        getChildren().addAll(frame, squares, targets, drawn.below(), marks, men, drawn.above(), castling, coordinates);
        rest.setOnFinished(event -> rasterAgain());
        metrics = BoardMetrics.fit(first.board().geometry(), bottom, 400, 400, 1);
    }

    private static Pane layer() {
        Pane layer = new Pane();
        layer.setManaged(false);
        layer.setMouseTransparent(true);
        return layer;
    }

    /** Chooses where the coordinates stand. */
    void labels(Coordinates chosen) {
        labels = chosen;
        layoutKey = "";
        requestLayout();
    }

    /** How large the board may become. */
    void size(BoardSize chosen) {
        size = chosen;
        requestLayout();
    }

    /** The colours of the squares. */
    void theme(Theme theme) {
        setStyle(String.format("-board-light: #%06X; -board-dark: #%06X;", theme.light(), theme.dark()));
    }

    /** Shows a position, seen from a side. */
    public void show(Setup shown, Side seenFrom) {
        setup = shown;
        bottom = seenFrom;
        requestLayout();
        layout();
    }

    public Board board() {
        return setup.board();
    }

    /** The square at a point of the scene, or {@link Square#NONE}. */
    public int squareAt(double sceneX, double sceneY) {
        Point2D point = sceneToLocal(sceneX, sceneY);
        return metrics.squareAt(point.getX(), point.getY());
    }

    /** The middle of a square in the scene. */
    public Point2D centreOf(int square) {
        double half = metrics.square() / 2;
        return localToScene(metrics.x(square) + half, metrics.y(square) + half);
    }

    /** Fades the man that is being dragged to a ghost on its square; {@link Square#NONE} for none. */
    public void ghost(int square) {
        lifted = square;
        manAt.forEach((at, view) -> view.setOpacity(at == square ? 0.35 : 1));
    }

    /** The square that a drop would reach now, or {@link Square#NONE}. */
    public void target(int square) {
        marks.target(square);
        marks.place(metrics);
    }

    /** The keyboard's square, or {@link Square#NONE}. */
    public void cursor(int square) {
        marks.cursor(square);
        marks.place(metrics);
    }

    /** Draws marks in place of those that were drawn. */
    public void draw(Marks shown) {
        drawn.draw(shown);
        drawn.place(setup, metrics);
    }

    /** Whether the colours of marks differ by their lines too. */
    void markLines(boolean differ) {
        drawn.lines(differ);
        drawn.place(setup, metrics);
    }

    /** Squares that a finding speaks of. */
    public void light(List<Integer> lit) {
        marks.light(lit);
        marks.place(metrics);
    }

    /** Squares in which another position differs. */
    void differ(List<Integer> differing) {
        marks.differ(differing);
        marks.place(metrics);
    }

    /** By which rules rooks could own a castling right. */
    void castlingRules(Rules rules) {
        castling.rules(rules);
    }

    /** The man chosen to move, or {@link Square#NONE}, and where it may go. */
    public void targets(int chosen, List<Integer> reached) {
        targets.choose(chosen, reached);
        targets.place(setup.board(), metrics);
    }

    /** The squares of the move played last. */
    public void lastMove(List<Integer> ends) {
        targets.last(ends);
        targets.place(setup.board(), metrics);
    }

    /** Whether rooks that could own a castling right carry a mark too. */
    void castlingChoices(boolean isShown) {
        castling.showChoices(isShown);
    }

    /** Whether a point of the scene lies on the castling mark of the square's rook. */
    public boolean isOnCastlingMark(int square, double sceneX, double sceneY) {
        Point2D point = sceneToLocal(sceneX, sceneY);
        return castling.isOnMark(square, point.getX(), point.getY());
    }

    /** The measures of the last layout. */
    public BoardMetrics metrics() {
        return metrics;
    }

    /** The node of the man on a square; for those who look at pixels. */
    Node manNode(int square) {
        return manAt.get(square);
    }

    @Override
    protected void layoutChildren() {
        Geometry geometry = setup.board().geometry();
        Dimension2D room = new Dimension2D(Math.max(1, getWidth()), Math.max(1, getHeight()));
        metrics = BoardMetrics.fit(geometry, bottom, room, scale(), size.mostSquare());
        if (getWidth() > 0) {
            layoutSquares();
            layoutMen();
            targets.place(setup.board(), metrics);
            marks.place(metrics);
            castling.place(setup, metrics);
            drawn.place(setup, metrics);
        }
    }

    private double scale() {
        return Math.max(1, DeviceScale.of(this));
    }

    private void layoutSquares() {
        String key = metrics.toString();
        if (key.equals(layoutKey)) {
            return;
        }
        layoutKey = key;
        frame.setX(metrics.originX() - 1);
        frame.setY(metrics.originY() - 1);
        frame.setWidth(metrics.width() + 2);
        frame.setHeight(metrics.height() + 2);
        squares.getChildren().clear();
        coordinates.getChildren().clear();
        squares.getChildren().addAll(BoardSquares.light(metrics), BoardSquares.dark(metrics));
        if (labels != Coordinates.OFF) {
            coordinates.getChildren().setAll(new CoordinateLabels(metrics).of(labels));
        }
    }

    private void layoutMen() {
        Board board = setup.board();
        if (rasterPixels == 0) {
            rasterPixels = metrics.manPixels();
        } else if (rasterPixels != metrics.manPixels()) {
            rest.playFromStart();
        }
        manAt.keySet()
                .removeIf(square -> board.isEmpty(square) || !board.geometry().contains(square));
        for (int square : board.geometry().squares()) {
            board.at(square).ifPresent(piece -> place(square, piece));
        }
        men.getChildren().setAll(manAt.values());
    }

    private void place(int square, Piece piece) {
        ImageView view = manAt.computeIfAbsent(square, at -> new ImageView());
        view.setImage(images.of(piece, rasterPixels));
        metrics.place(view, square);
        view.setOpacity(square == lifted ? 0.35 : 1);
    }

    private void rasterAgain() {
        rasterPixels = metrics.manPixels();
        layoutMen();
    }
}
