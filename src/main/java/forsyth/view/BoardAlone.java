package forsyth.view;

import forsyth.chess.Setup;
import forsyth.model.ViewState;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;

/** A board with nothing but room around it. */
public final class BoardAlone extends Region {
    private final BoardView board;
    private final Insets margins;

    /** @param margins between the board and the edges, logical pixels */
    public BoardAlone(Setup setup, ViewState view, Insets margins) {
        this.margins = margins;
        board = new BoardView(new PieceImages(), setup);
        board.theme(view.themeProperty().get());
        board.labels(view.coordinatesProperty().get());
        board.show(setup, view.bottomProperty().get());
        setMouseTransparent(true);
        getStyleClass().addAll("window", "table");
        getChildren().add(board);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - margins.getLeft() - margins.getRight();
        double height = getHeight() - margins.getTop() - margins.getBottom();
        board.resizeRelocate(margins.getLeft(), margins.getTop(), Math.max(0, width), Math.max(0, height));
    }
}
