package forsyth.view;

import forsyth.deck.Deck;
import forsyth.lint.Messages;
import forsyth.model.DeckSelection;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.collections.ObservableListBase;
import javafx.scene.control.skin.VirtualFlow;
import org.controlsfx.control.GridCell;
import org.controlsfx.control.GridView;

/** The entries of a collection as thumbnails or as a list; only those in sight are drawn. */
public final class DeckGrid extends GridView<Integer> {
    /** Logical pixels of a picture's width: 20 a square of 8x8, 16 of 10x8. */
    private static final int TILE = 160;

    private static final int ROW = 64;

    private final Thumbnails thumbnails;
    private final Messages messages;
    private final DeckSelection selection;
    private final ReadOnlyLongWrapper times = new ReadOnlyLongWrapper();
    private Deck deck = Deck.empty();
    private int[] shown = {};
    private boolean isList;
    private IntConsumer onOpen = place -> {};
    private Consumer<GridCell<Integer>> onCell = cell -> {};

    DeckGrid(PieceImages images, Messages messages, DeckSelection selection) {
        this.thumbnails = new Thumbnails(images);
        this.messages = messages;
        this.selection = selection;
        setId("deck-grid");
        getStyleClass().add("deck-grid");
        setFocusTraversable(true);
        setHorizontalCellSpacing(2);
        setVerticalCellSpacing(2);
        setCellFactory(view -> new DeckCell(this));
        setList(false);
        widthProperty().addListener((property, before, now) -> setList(isList));
    }

    /** Shows entries of a deck, in the order of the indices. */
    public void show(Deck changed, int[] indices) {
        deck = changed;
        shown = indices;
        setItems(new Places(indices.length));
        times.set(times.get() + 1);
    }

    /** Counts up whenever other entries are shown: a cell whose place is the same may show another one. */
    ReadOnlyLongProperty shownProperty() {
        return times.getReadOnlyProperty();
    }

    /** The index in the deck of the entry in a place of the view. */
    public int index(int place) {
        return shown[place];
    }

    public int count() {
        return shown.length;
    }

    /** Whether entries of that very deck are shown. */
    public boolean isOf(Deck other) {
        return deck == other;
    }

    Deck deck() {
        return deck;
    }

    /** How many entries the whole collection has. */
    public int deckSize() {
        return deck.size();
    }

    DeckSelection selection() {
        return selection;
    }

    Thumbnails thumbnails() {
        return thumbnails;
    }

    Messages messages() {
        return messages;
    }

    boolean isList() {
        return isList;
    }

    /** How wide the picture of a board is, logical pixels. */
    int picture() {
        return isList ? ROW : TILE;
    }

    /** One entry a line, or tiles. */
    public void setList(boolean list) {
        isList = list;
        setCellWidth(list ? Math.max(200, getWidth() - 40) : TILE + 14);
        setCellHeight(list ? ROW + 10 : TILE + 34);
    }

    /** Calls with the place of an entry that is double-clicked. */
    public void onOpen(IntConsumer open) {
        onOpen = open;
    }

    /** Calls with each cell, whose item is the place it shows, to attach dragging. */
    public void onCell(Consumer<GridCell<Integer>> attach) {
        onCell = attach;
    }

    void open(int place) {
        onOpen.accept(place);
    }

    void attach(GridCell<Integer> cell) {
        onCell.accept(cell);
    }

    /** How many entries stand beside each other. */
    public int columns() {
        double cell = getCellWidth() + 2 * getHorizontalCellSpacing();
        return isList ? 1 : Math.max(1, (int) Math.floor(getWidth() / cell));
    }

    /** Brings the entry of that place into sight. */
    public void reveal(int place) {
        if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getCellCount() > 0) {
            int row = Math.min(flow.getCellCount() - 1, place / columns());
            int first = flow.getFirstVisibleCell() == null
                    ? 0
                    : flow.getFirstVisibleCell().getIndex();
            int last = flow.getLastVisibleCell() == null
                    ? 0
                    : flow.getLastVisibleCell().getIndex();
            if (row <= first || row >= last) {
                flow.scrollTo(row);
            }
        }
    }

    /** Places from 0, none of which takes memory. */
    private static final class Places extends ObservableListBase<Integer> {
        private final int size;

        Places(int size) {
            this.size = size;
        }

        @Override
        public Integer get(int place) {
            return place;
        }

        @Override
        public int size() {
            return size;
        }
    }
}
