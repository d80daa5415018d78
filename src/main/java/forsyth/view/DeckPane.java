package forsyth.view;

import forsyth.lint.Messages;
import forsyth.model.DeckSelection;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The window of a collection: menus, search, entries, what the current one says, and the state of long work. */
public final class DeckPane extends BorderPane {
    private final Messages messages;
    private final DeckSelection selection = new DeckSelection();
    private final DeckGrid grid;
    private final DeckDetails details;
    private final MenuBar menus = new MenuBar();
    private final TextField search = new TextField();
    private final ComboBox<Filter> filter = new ComboBox<>();
    private final ToggleButton list = new ToggleButton();
    private final SplitPane split = new SplitPane();
    private final NoticeBar notice;
    private final Label hint = new Label();
    private final Label status = new Label();
    private final ProgressLine progress;
    private final ProgressLine searching;
    private final Button faults = new Button();

    /** Which entries are shown. */
    public enum Filter {
        ALL,
        WHITE,
        BLACK,
        ERRORS,
        FINDINGS,
        DUPLICATES
    }

    public DeckPane(PieceImages images, Messages messages) {
        this.messages = messages;
        notice = new NoticeBar(messages);
        progress = unseen(new ProgressLine(messages));
        searching = unseen(new ProgressLine(messages));
        searching.setId("deck-searching");
        grid = new DeckGrid(images, messages, selection);
        details = new DeckDetails(messages);
        getStyleClass().add("deck-pane");
        setTop(new VBox(menus, notice, searchLine()));
        ScrollPane scroll = new ScrollPane(details);
        scroll.setFitToWidth(true);
        hint.setId("deck-hint");
        hint.setWrapText(true);
        hint.setMouseTransparent(true);
        split.getItems().setAll(new StackPane(grid, hint), scroll);
        split.setOrientation(Orientation.HORIZONTAL);
        split.setDividerPositions(0.68);
        SplitPane.setResizableWithParent(scroll, false);
        setCenter(split);
        setBottom(statusLine());
        menus.disableProperty().bind(progress.visibleProperty());
        details.disableProperty().bind(progress.visibleProperty());
    }

    /** Takes no room while there is nothing to show. */
    private static <T extends Node> T unseen(T part) {
        part.managedProperty().bind(part.visibleProperty());
        return part;
    }

    private HBox searchLine() {
        search.setId("deck-search");
        search.setPromptText(messages.text("deck.search"));
        search.setAccessibleText(messages.text("deck.search"));
        HBox.setHgrow(search, Priority.ALWAYS);
        filter.setId("deck-filter");
        filter.getItems().setAll(Filter.values());
        filter.setValue(Filter.ALL);
        filter.setAccessibleText(messages.text("deck.filter"));
        filter.setConverter(new Names<>(value -> messages.text("deck.filter." + value)));
        list.setId("deck-list");
        list.setText(messages.text("deck.list"));
        list.selectedProperty().addListener((property, before, isList) -> {
            grid.setList(isList);
            Platform.runLater(() -> grid.reveal(Math.max(0, selection.current())));
        });
        HBox line = new HBox(search, searching, filter, list);
        line.getStyleClass().addAll("entry-line", "deck-search-line");
        return line;
    }

    private HBox statusLine() {
        status.setId("deck-status");
        faults.setId("deck-faults");
        faults.setVisible(false);
        faults.getStyleClass().add("small");
        unseen(faults);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(status, space, faults, progress);
        line.getStyleClass().addAll("entry-line", "status-line", "deck-status-line");
        return line;
    }

    /** Shows what another one asks for and chooses. */
    public void take(DeckPane other) {
        search.setText(other.search.getText());
        filter.setValue(other.filter.getValue());
        list.setSelected(other.list.isSelected());
        split.setDividerPositions(other.split.getDividerPositions());
        selection.take(other.selection);
    }

    public DeckSelection selection() {
        return selection;
    }

    public DeckGrid grid() {
        return grid;
    }

    public DeckDetails details() {
        return details;
    }

    public MenuBar menus() {
        return menus;
    }

    public TextField search() {
        return search;
    }

    public ComboBox<Filter> filter() {
        return filter;
    }

    public NoticeBar notice() {
        return notice;
    }

    public Button faults() {
        return faults;
    }

    /** What says in the place of entries why there are none; nothing where there are some. */
    public Label hint() {
        return hint;
    }

    /** Says what is shown or what was done. */
    public void say(String sentence) {
        status.setText(sentence);
    }

    /** The bar of what is done with the whole collection; meanwhile nothing else can be done with it. */
    public ProgressLine progress() {
        return progress;
    }

    /** The bar of a search. */
    public ProgressLine searching() {
        return searching;
    }
}
