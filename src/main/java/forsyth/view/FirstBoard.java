package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Side;
import forsyth.diagram.Theme;
import forsyth.model.BoardSize;
import javafx.geometry.Dimension2D;
import javafx.geometry.Insets;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;

/**
 * Squares and men at the place where the window will have them: what a start shows while the rest is made. It needs
 * neither styles nor fonts, which take their time.
 */
public final class FirstBoard extends Pane {
    private final PieceImages images;
    private final Board board;
    private final Theme theme;
    private final BoardSize size;
    private final Insets around;
    private String layoutKey = "";

    /** @param around the room that other parts of the window will take, logical pixels */
    public FirstBoard(PieceImages images, Board board, Theme theme, BoardSize size, boolean isDark, Insets around) {
        this.images = images;
        this.board = board;
        this.theme = theme;
        this.size = size;
        this.around = around;
        setBackground(Background.fill(isDark ? Color.rgb(0x16, 0x1b, 0x22) : Color.rgb(0xec, 0xef, 0xf2)));
    }

    @Override
    protected void layoutChildren() {
        double scale = Math.max(1, DeviceScale.of(this));
        double width = getWidth() - around.getLeft() - around.getRight();
        double height = getHeight() - around.getTop() - around.getBottom();
        String key = width + " " + height + " " + scale;
        if (!key.equals(layoutKey)) {
            layoutKey = key;
            Dimension2D room = new Dimension2D(width, height);
            draw(BoardMetrics.fit(board.geometry(), Side.WHITE, room, scale, size.mostSquare()));
        }
    }

    private void draw(BoardMetrics metrics) {
        Rectangle light = BoardSquares.light(metrics);
        light.setFill(colour(theme.light()));
        Path dark = BoardSquares.dark(metrics);
        dark.setFill(colour(theme.dark()));
        Group squares = new Group(light, dark);
        for (int square : board.geometry().squares()) {
            board.at(square).ifPresent(piece -> squares.getChildren().add(man(piece, square, metrics)));
        }
        squares.setLayoutX(around.getLeft());
        squares.setLayoutY(around.getTop());
        getChildren().setAll(squares);
    }

    private ImageView man(Piece piece, int square, BoardMetrics metrics) {
        ImageView man = new ImageView(images.of(piece, metrics.manPixels()));
        metrics.place(man, square);
        return man;
    }

    private static Color colour(int rgb) {
        return Color.rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff);
    }
}
