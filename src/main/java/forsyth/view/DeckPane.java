package forsyth.view;

import forsyth.lint.Messages;
import forsyth.model.DeckSelection;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
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
    private final NoticeBar notice;
    private final Label status = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final Button cancel = new Button();
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
        notice = new NoticeBar(messages);
        this.messages = messages;
        grid = new DeckGrid(images, messages, selection);
        details = new DeckDetails(messages);
        getStyleClass().add("deck-pane");
        setTop(new VBox(menus, notice, searchLine()));
        ScrollPane scroll = new ScrollPane(details);
        scroll.setFitToWidth(true);
        SplitPane split = new SplitPane(grid, scroll);
        split.setOrientation(Orientation.HORIZONTAL);
        split.setDividerPositions(0.68);
        SplitPane.setResizableWithParent(scroll, false);
        setCenter(split);
        setBottom(statusLine());
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
        HBox line = new HBox(search, filter, list);
        line.getStyleClass().addAll("entry-line", "deck-search-line");
        return line;
    }

    private HBox statusLine() {
        status.setId("deck-status");
        progress.setId("deck-progress");
        cancel.setId("deck-cancel");
        cancel.setText(messages.text("deck.cancel"));
        faults.setId("deck-faults");
        for (Region part : new Region[] {progress, cancel, faults}) {
            part.setVisible(false);
            part.managedProperty().bind(part.visibleProperty());
            part.getStyleClass().add("small");
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(status, space, faults, progress, cancel);
        line.getStyleClass().addAll("entry-line", "status-line", "deck-status-line");
        return line;
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

    /** Says what is shown or what was done. */
    public void say(String sentence) {
        status.setText(sentence);
    }

    /** Shows that work goes on, from 0 to 1 or -1 where nobody knows how far, with a way to stop it. */
    public void working(double share, Runnable stop) {
        progress.setProgress(share);
        progress.setVisible(true);
        cancel.setVisible(true);
        cancel.setOnAction(event -> stop.run());
    }

    /** Shows that the work has ended. */
    public void idle() {
        progress.setVisible(false);
        cancel.setVisible(false);
    }
}
