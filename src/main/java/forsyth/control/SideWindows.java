package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.model.Snapshot;
import forsyth.view.CheatSheet;
import forsyth.view.HistoryPane;
import forsyth.view.MainWindow;
import forsyth.view.StartsPane;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import javafx.beans.value.ChangeListener;
import javafx.stage.Stage;
import org.controlsfx.control.PopOver;

/** What opens beside the window: starting setups, history. Each is made when it is first asked for. */
final class SideWindows {
    private final MainWindow window;
    private final EditorModel model;
    private final Messages messages;
    private final StartsController starts;
    private PopOver startsPopOver;
    private Stage startsBrowser;
    private Stage history;
    private Stage cheatSheet;

    SideWindows(MainWindow window, EditorModel model, Messages messages) {
        this.window = window;
        this.model = model;
        this.messages = messages;
        this.starts = new StartsController(model, new SplittableRandom(), messages, window::say);
    }

    void register(Actions actions) {
        actions.add("starts", "chess960", "Shortcut+Shift+S", this::toggleStarts);
        actions.add("history", "", "Shortcut+H", this::showHistory);
        actions.add("cheat-sheet", "", "F1", () -> showCheatSheet(actions));
    }

    void close() {
        if (startsPopOver != null) {
            startsPopOver.hide();
        }
        Stream.of(startsBrowser, history, cheatSheet).filter(Objects::nonNull).forEach(Stage::close);
    }

    private void toggleStarts() {
        if (startsPopOver == null) {
            StartsPane pane = new StartsPane(messages);
            starts.attach(pane);
            pane.onBrowse(this::browseStarts);
            startsPopOver = new PopOver(pane);
            startsPopOver.setTitle(messages.text("action.starts"));
            startsPopOver.setArrowLocation(PopOver.ArrowLocation.TOP_CENTER);
        }
        if (startsPopOver.isShowing()) {
            startsPopOver.hide();
        } else {
            startsPopOver.show(window.tools().lookup("#starts"));
        }
    }

    private void browseStarts() {
        startsPopOver.hide();
        if (startsBrowser == null) {
            startsBrowser = window.beside(messages.text("action.starts"), starts.browser(window.images()), 900, 640);
        }
        startsBrowser.show();
        startsBrowser.toFront();
    }

    private void showCheatSheet(Actions actions) {
        if (cheatSheet == null) {
            CheatSheet sheet = new CheatSheet(messages, actions.all());
            cheatSheet = window.beside(messages.text("action.cheat-sheet"), sheet, 620, 680);
        }
        cheatSheet.show();
        cheatSheet.toFront();
    }

    private void showHistory() {
        if (history == null) {
            HistoryPane pane = new HistoryPane(window.images(), messages, model::goTo);
            ChangeListener<Snapshot> update = (property, before, now) -> pane.show(model.steps(), model.step());
            history = window.beside(messages.text("action.history"), pane, 560, 520);
            history.showingProperty().addListener((property, before, isShowing) -> {
                if (isShowing) {
                    model.snapshotProperty().addListener(update);
                    pane.show(model.steps(), model.step());
                } else {
                    model.snapshotProperty().removeListener(update);
                }
            });
        }
        history.show();
        history.toFront();
    }
}
