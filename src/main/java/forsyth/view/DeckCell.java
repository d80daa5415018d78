package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Side;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.controlsfx.control.GridCell;

/**
 * An entry: its picture with number and title below, or beside it with tags and notes. Scrolling only changes what its
 * parts show.
 */
final class DeckCell extends GridCell<Integer> {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass BLACK = PseudoClass.getPseudoClass("black");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("present");

    private final DeckGrid grid;
    private final StampedBoard board;
    private final ImageView picture = new ImageView();
    private final Circle turn = new Circle(4);
    private final Label title = new Label();
    private final Label details = new Label();
    private final VBox tile = new VBox();
    private final VBox texts = new VBox();
    private final HBox row = new HBox();

    DeckCell(DeckGrid grid) {
        this.grid = grid;
        board = new StampedBoard(grid.thumbnails().stamps());
        picture.setPreserveRatio(true);
        tile.getStyleClass().addAll("array-cell", "deck-tile");
        row.getStyleClass().addAll("array-cell", "deck-row");
        details.getStyleClass().add("entry-strip");
        turn.getStyleClass().add("deck-turn");
        title.setGraphic(turn);
        setOnMousePressed(this::press);
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && getItem() != null) {
                grid.open(getItem());
            } else if (event.isStillSincePress() && !event.isShortcutDown() && !event.isShiftDown()) {
                chooseAlone();
            }
        });
        grid.selection().changesProperty().addListener((property, before, now) -> mark());
        grid.shownProperty().addListener((property, before, now) -> updateItem(getItem(), isEmpty()));
        grid.attach(this);
    }

    private void press(MouseEvent event) {
        if (getItem() == null) {
            return;
        }
        grid.requestFocus();
        boolean isOther = event.getButton() != MouseButton.PRIMARY;
        if (event.isShortcutDown()) {
            grid.selection().toggle(getItem());
        } else if (event.isShiftDown()) {
            grid.selection().upTo(getItem());
        } else if (!grid.selection().has(getItem()) || grid.selection().size() == 1 || isOther) {
            grid.selection().only(getItem());
        }
    }

    /** A click on one of several chosen entries chooses that one; only a press that becomes a drag keeps them all. */
    private void chooseAlone() {
        if (getItem() != null && grid.selection().size() > 1) {
            grid.selection().only(getItem());
        }
    }

    private Pane content() {
        return grid.isList() ? row : tile;
    }

    private void mark() {
        boolean isHere = getItem() != null;
        content().pseudoClassStateChanged(CHOSEN, isHere && grid.selection().has(getItem()));
        content().pseudoClassStateChanged(CURRENT, isHere && grid.selection().current() == getItem());
    }

    @Override
    protected void updateItem(Integer place, boolean isEmpty) {
        super.updateItem(place, isEmpty);
        boolean isHere = !isEmpty && place != null && place < grid.count();
        content().setVisible(isHere);
        if (isHere) {
            show(grid.index(place));
        }
    }

    private void show(int index) {
        Entry entry = grid.deck().entry(index);
        draw(entry);
        turn.pseudoClassStateChanged(BLACK, entry.setup().turn() == Side.BLACK);
        String name = entry.title();
        String side = grid.messages().text("deck.turn." + entry.setup().turn().name());
        title.setText((index + 1) + (name.isEmpty() ? "" : "  " + name));
        if (grid.isList()) {
            details.setText(details(entry));
        }
        setAccessibleText(title.getText() + ", " + side);
        layoutContent();
        mark();
    }

    private String details(Entry entry) {
        String tags = String.join(", ", entry.tags());
        String notes = entry.get(Property.NOTES);
        String said = tags.isEmpty() || notes.isEmpty() ? tags + notes : tags + " \u00B7 " + notes;
        return said.isEmpty() && FenWriter.write(entry.setup(), Dialect.X_FEN) instanceof Written.Text fen
                ? fen.text()
                : said;
    }

    private void layoutContent() {
        content().setPrefSize(grid.getCellWidth(), grid.getCellHeight());
        if (getGraphic() == content()) {
            return;
        }
        if (grid.isList()) {
            texts.getChildren().setAll(title, details);
            row.getChildren().setAll(picture, texts);
            title.setMaxWidth(Double.MAX_VALUE);
        } else {
            tile.getChildren().setAll(picture, title);
            title.setMaxWidth(grid.picture());
        }
        setGraphic(content());
    }

    private void draw(Entry entry) {
        double scale = DeviceScale.of(this);
        Board men = entry.setup().board();
        Marks marks = entry.marks();
        int files = men.geometry().files();
        int pixels = (int) Math.floor(grid.picture() * scale / files);
        picture.setImage(
                marks.isEmpty()
                        ? board.of(men, Side.WHITE, pixels)
                        : grid.thumbnails().of(men, marks, Side.WHITE, pixels));
        picture.setFitWidth(files * pixels / scale);
    }
}
