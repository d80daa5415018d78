package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Messages;
import forsyth.model.Document;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.GridCell;
import org.controlsfx.control.GridView;

/** Every step as a small board; a click goes there. */
public final class HistoryPane extends VBox {
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("chosen");
    /** Side of a square of the small boards, logical pixels. */
    private static final int SQUARE = 15;

    private final Thumbnails thumbnails;
    private final Messages messages;
    private final IntConsumer onGo;
    private final GridView<Integer> grid = new GridView<>();
    private List<Document> steps = List.of();
    private int present;

    /** @param onGo called with the number of a step, 0 for the first */
    public HistoryPane(PieceImages images, Messages messages, IntConsumer onGo) {
        this.thumbnails = new Thumbnails(images);
        this.messages = messages;
        this.onGo = onGo;
        getStyleClass().add("history-pane");
        grid.setId("history");
        grid.setCellWidth(10 * SQUARE + 12);
        grid.setCellHeight(8 * SQUARE + 34);
        grid.setCellFactory(view -> new StepCell());
        VBox.setVgrow(grid, Priority.ALWAYS);
        getChildren().add(grid);
    }

    /** Shows the steps there have been and which is the present one. */
    public void show(List<Document> shown, int now) {
        steps = shown;
        present = now;
        grid.getItems().setAll(IntStream.range(0, shown.size()).boxed().toList());
        Platform.runLater(this::scrollToPresent);
    }

    private void scrollToPresent() {
        if (grid.lookup(".virtual-flow") instanceof VirtualFlow<?> rows && rows.getCellCount() > 0) {
            int columns = (steps.size() + rows.getCellCount() - 1) / rows.getCellCount();
            rows.scrollTo(present / columns);
        }
    }

    private final class StepCell extends GridCell<Integer> {
        private final ImageView picture = new ImageView();
        private final DrawnMarks drawn = new DrawnMarks();
        private final Label name = new Label();
        private final VBox content = new VBox(new Pane(picture, drawn.below(), drawn.above()), name);

        StepCell() {
            content.getStyleClass().add("array-cell");
            content.setFocusTraversable(true);
            content.setOnMouseClicked(event -> go());
            content.setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                    go();
                }
            });
        }

        private void go() {
            if (getItem() != null) {
                onGo.accept(getItem());
            }
        }

        @Override
        protected void updateItem(Integer step, boolean isEmpty) {
            super.updateItem(step, isEmpty);
            if (isEmpty || step == null || step >= steps.size()) {
                setGraphic(null);
                return;
            }
            Document document = steps.get(step);
            Setup setup = document.effective();
            double scale = DeviceScale.of(this);
            int pixels = (int) Math.floor(SQUARE * scale);
            picture.setImage(thumbnails.of(setup.board(), Side.WHITE, pixels));
            Geometry geometry = setup.board().geometry();
            picture.setFitWidth(geometry.files() * pixels / scale);
            picture.setPreserveRatio(true);
            drawn.draw(document.marks());
            drawn.place(setup, new BoardMetrics(geometry, Side.WHITE, pixels, 0, 0, scale));
            name.setText(messages.text("history.step", step));
            Written written = FenWriter.write(setup, Dialect.X_FEN);
            content.setAccessibleText(written instanceof Written.Text text ? text.text() : name.getText());
            content.pseudoClassStateChanged(PRESENT, step == present);
            setGraphic(content);
        }
    }
}
