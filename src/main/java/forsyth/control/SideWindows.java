package forsyth.control;

import forsyth.chess.Geometry;
import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.model.Snapshot;
import forsyth.model.Tool;
import forsyth.view.CheatSheet;
import forsyth.view.ComparePane;
import forsyth.view.HistoryPane;
import forsyth.view.MainWindow;
import forsyth.view.MaterialPane;
import forsyth.view.StageFit;
import forsyth.view.StartsPane;
import java.util.SplittableRandom;
import javafx.beans.value.ChangeListener;
import javafx.stage.Stage;
import org.controlsfx.control.PopOver;

/** What opens beside the window: starting setups, history. Each is made when it is first asked for. */
final class SideWindows {
    private final Editor editor;
    private final MainWindow window;
    private final EditorModel model;
    private final Messages messages;
    private final StartsController starts;
    private StartsPane startsPane;
    private PopOver startsPopOver;
    private Stage startsBrowser;
    private Stage history;
    private Stage cheatSheet;
    private Stage material;
    private Stage compare;

    SideWindows(Editor editor, EditorHost host) {
        this.editor = editor;
        this.window = editor.window();
        this.model = editor.model();
        this.messages = window.messages();
        this.starts = new StartsController(editor, host, new SplittableRandom());
    }

    void register(Actions actions) {
        actions.add("starts", "chess960", "Shortcut+Shift+S", this::showStarts);
        actions.add("history", "", "Shortcut+H", this::showHistory);
        actions.add("cheat-sheet", "", "F1", () -> showCheatSheet(actions));
        actions.add("material", "", "Shortcut+M", this::showMaterial);
        actions.add("compare", "", "Shortcut+D", this::showCompare);
    }

    void close() {
        if (startsPopOver != null) {
            startsPopOver.hide();
        }
        window.sides().close();
    }

    /** Shown again it stays: a key that is held repeats. */
    private void showStarts() {
        if (startsPopOver == null) {
            startsPane = new StartsPane(messages);
            starts.attach(startsPane);
            startsPane.onBrowse(this::browseStarts);
            startsPopOver = new PopOver(startsPane);
            startsPopOver.getRoot().getStylesheets().addAll(window.getScene().getStylesheets());
            startsPopOver.setTitle(messages.text("action.starts"));
            startsPopOver.setArrowLocation(PopOver.ArrowLocation.TOP_CENTER);
        }
        if (!startsPopOver.isShowing()) {
            starts.offer(startsPane);
            startsPopOver.show(window.tools().lookup("#starts"));
            startsPane.number().selectAll();
        }
    }

    private void browseStarts() {
        startsPopOver.hide();
        if (startsBrowser == null) {
            startsBrowser = window.sides().make("starts", starts.browser(window.images()), 900, 640);
        }
        StageFit.show(startsBrowser);
        startsBrowser.toFront();
    }

    private void showCheatSheet(Actions actions) {
        if (cheatSheet == null) {
            CheatSheet sheet = new CheatSheet(messages, actions.all());
            cheatSheet = window.sides().make("cheat-sheet", sheet, 620, 680);
        }
        StageFit.show(cheatSheet);
        cheatSheet.toFront();
    }

    private void showHistory() {
        if (history == null) {
            HistoryPane pane = new HistoryPane(window.images(), messages, model::goTo);
            ChangeListener<Snapshot> update = (property, before, now) -> pane.show(model.steps(), model.step());
            history = window.sides().make("history", pane, 560, 520);
            whileShowing(
                    history,
                    () -> {
                        model.snapshotProperty().addListener(update);
                        pane.show(model.steps(), model.step());
                    },
                    () -> model.snapshotProperty().removeListener(update));
        }
        StageFit.show(history);
        history.toFront();
    }

    private void showMaterial() {
        if (material == null) {
            MaterialPane pane = new MaterialPane(
                    window.images(),
                    messages,
                    piece -> editor.view().toolProperty().set(new Tool.Brush(piece)));
            ChangeListener<Snapshot> update =
                    (property, before, now) -> pane.show(now.document().setup().board());
            double height = MaterialPane.height(Geometry.CAPABLANCA);
            material = window.sides().make("material", pane, 460, height);
            whileShowing(
                    material,
                    () -> {
                        model.snapshotProperty().addListener(update);
                        pane.show(model.document().setup().board());
                    },
                    () -> model.snapshotProperty().removeListener(update));
        }
        StageFit.show(material);
        material.toFront();
    }

    private void showCompare() {
        if (compare == null) {
            ComparePane pane =
                    new ComparePane(window.images(), messages, model.snapshot().effective());
            CompareController controller = new CompareController(model, editor.view(), pane, editor.language());
            compare = window.sides().make("compare", pane, 460, 640);
            whileShowing(compare, controller::begin, controller::end);
        }
        StageFit.show(compare);
        compare.toFront();
    }

    private static void whileShowing(Stage stage, Runnable begin, Runnable end) {
        stage.showingProperty().addListener((property, before, isShowing) -> (isShowing ? begin : end).run());
    }
}
