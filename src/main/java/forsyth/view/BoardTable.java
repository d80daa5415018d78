package forsyth.view;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.lint.Messages;
import forsyth.model.Snapshot;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The board between the palettes of both sides, which turn with it, and the tools beside the upper one. */
public final class BoardTable extends VBox {
    private final ViewState view;
    private final BoardView board;
    private final Palette white;
    private final Palette black;
    private final HBox upper = new HBox();
    private final HBox lower = new HBox();
    private final ToggleButton hand;
    private final ToggleButton eraser;
    private final ToggleButton castling;
    private final ToggleButton marks;
    private final MarkPalette markPalette;

    BoardTable(PieceImages images, Messages messages, ViewState view, Snapshot first) {
        this.view = view;
        board = new BoardView(images, first.effective());
        board.setAccessibleText(messages.text("board"));
        white = new Palette(Side.WHITE, images, messages);
        black = new Palette(Side.BLACK, images, messages);
        hand = toolButton("hand", "move-tool", new Tool.Hand(), messages);
        eraser = toolButton("eraser", "eraser", new Tool.Eraser(), messages);
        castling = toolButton("castling", "castling", new Tool.Castling(), messages);
        marks = new ToggleButton();
        marks.setId("tool-marks");
        marks.getStyleClass().add("tool-button");
        Icons.decorate(marks, "draw-arrow", messages.text("tool.marks"));
        marks.setOnAction(event -> {
            view.toolProperty().set(view.markToolProperty().get());
            showTool(view.toolProperty().get());
        });
        markPalette = new MarkPalette(view, messages);
        getStyleClass().add("table");
        upper.getStyleClass().add("palette-line");
        lower.getStyleClass().add("palette-line");
        VBox.setVgrow(board, Priority.ALWAYS);
        getChildren().addAll(upper, board, lower);
        view.toolProperty().addListener((property, before, now) -> showTool(now));
        view.litProperty().addListener((property, before, lit) -> board.light(lit));
        view.differingProperty().addListener((property, before, squares) -> board.differ(squares));
        view.cursorProperty().addListener((property, before, square) -> board.cursor(square.intValue()));
        view.themeProperty().addListener((property, before, theme) -> board.theme(theme));
        view.coordinatesProperty().addListener((property, before, labels) -> board.labels(labels));
        view.markLinesProperty().addListener((property, before, differ) -> board.markLines(differ));
        view.boardSizeProperty().addListener((property, before, size) -> board.size(size));
        board.size(view.boardSizeProperty().get());
        board.markLines(view.markLinesProperty().get());
        board.theme(view.themeProperty().get());
        board.labels(view.coordinatesProperty().get());
        board.cursor(view.cursorProperty().get());
        showTool(view.toolProperty().get());
    }

    private ToggleButton toolButton(String name, String icon, Tool tool, Messages messages) {
        ToggleButton button = new ToggleButton();
        button.setId("tool-" + name);
        button.getStyleClass().add("tool-button");
        Icons.decorate(button, icon, messages.text("tool." + name));
        button.setOnAction(event -> {
            view.toolProperty().set(tool);
            showTool(tool);
        });
        return button;
    }

    void show(Snapshot snapshot) {
        Side bottom = view.bottomProperty().get();
        board.castlingRules(snapshot.document().rules());
        board.show(snapshot.effective(), bottom);
        boolean isPlaying = snapshot.document().isPlaying();
        upper.setDisable(isPlaying);
        lower.setDisable(isPlaying);
        board.draw(snapshot.document().marks());
        double scale = board.metrics().scale();
        white.show(snapshot.document().rules().geometry(), scale);
        black.show(snapshot.document().rules().geometry(), scale);
        upper.getChildren().setAll(hand, bottom == Side.WHITE ? black : white, eraser);
        showLower();
    }

    /** Shows a position on the board alone, for as long as nothing else is shown. */
    void preview(Setup setup) {
        board.show(setup, view.bottomProperty().get());
    }

    /** While marks are drawn, their kinds and colours stand in place of the lower palette. */
    private void showLower() {
        Palette men = view.bottomProperty().get() == Side.WHITE ? white : black;
        boolean isDrawing = view.toolProperty().get() instanceof Tool.Mark;
        lower.getChildren().setAll(castling, isDrawing ? markPalette : men, marks);
    }

    private void showTool(Tool tool) {
        white.choose(tool);
        black.choose(tool);
        hand.setSelected(tool instanceof Tool.Hand);
        eraser.setSelected(tool instanceof Tool.Eraser);
        marks.setSelected(tool instanceof Tool.Mark);
        showLower();
        castling.setSelected(tool instanceof Tool.Castling);
        board.castlingChoices(tool instanceof Tool.Castling);
    }

    public BoardView board() {
        return board;
    }

    public Palette palette(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
