package forsyth.view;

import forsyth.chess.Castling;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.diagram.Marks;
import forsyth.diagram.Theme;
import javafx.css.PseudoClass;
import javafx.scene.layout.StackPane;

/** The board alone, as large as the window allows, for those who look on. */
public final class ProjectorView extends StackPane {
    private static final PseudoClass PAPER = PseudoClass.getPseudoClass("paper");

    private final BoardView board;

    public ProjectorView(PieceImages images, Setup first) {
        board = new BoardView(images, first);
        board.setId("projector-board");
        board.setFocusTraversable(false);
        setId("projector");
        setMouseTransparent(true);
        getStyleClass().add("projector");
        getChildren().add(board);
    }

    /** Shows a position without the marks of editing, seen from a side. */
    public void show(Setup setup, Side bottom) {
        board.show(setup.with(Castling.NONE), bottom);
    }

    /** Draws marks in place of those that were drawn. */
    public void draw(Marks marks, boolean haveLines) {
        board.markLines(haveLines);
        board.draw(marks);
    }

    /** The colours of the board, on a dark ground, or on white where they are those of print. */
    public void look(Theme theme) {
        board.theme(theme);
        pseudoClassStateChanged(PAPER, theme == Theme.PAPER);
    }

    public BoardView board() {
        return board;
    }
}
