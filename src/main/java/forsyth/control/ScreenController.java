package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.view.MainWindow;
import forsyth.view.ProjectorView;
import forsyth.view.StageFit;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/** Full screen, and a second window with the board alone for a class to look at. */
final class ScreenController {
    private final MainWindow window;
    private final EditorModel model;
    private final ViewState view;
    private final Messages messages;
    private Stage projector;

    ScreenController(Editor editor) {
        this.window = editor.window();
        this.model = editor.model();
        this.view = editor.view();
        this.messages = window.messages();
    }

    void register(Actions actions) {
        actions.add("full-screen", "", "F11", () -> toggle((Stage) mainWindow()));
        actions.add("projector", "", "Shift+F11", this::showProjector);
    }

    /** Gives the projector's window away, which then stays open; empty where there is none. */
    Optional<Stage> release() {
        Optional<Stage> released = Optional.ofNullable(projector).filter(Stage::isShowing);
        projector = null;
        return released;
    }

    /** Goes on with the projector's window of a former editor. */
    void adopt(Stage former) {
        projector = former;
        fill(former);
    }

    /** Closes the projector's window. */
    void close() {
        if (projector != null) {
            projector.close();
        }
    }

    private Window mainWindow() {
        return window.getScene().getWindow();
    }

    /** Escape is left to what it cancels: the key that fills the screen is the one that leaves it. */
    private void toggle(Stage stage) {
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint(messages.text("full-screen.hint"));
        stage.setFullScreen(!stage.isFullScreen());
    }

    private void showProjector() {
        if (projector == null) {
            projector = new Stage();
            fill(projector);
        }
        if (!projector.isShowing()) {
            Optional<Screen> other = otherScreen();
            other.map(Screen::getVisualBounds).ifPresent(this::moveTo);
            StageFit.show(projector);
            if (other.isPresent()) {
                toggle(projector);
            }
        }
        projector.toFront();
    }

    private void fill(Stage stage) {
        ProjectorView board =
                new ProjectorView(window.images(), model.snapshot().effective());
        InvalidationListener mirror = changed -> show(board);
        List.<Observable>of(
                        model.snapshotProperty(),
                        view.bottomProperty(),
                        view.projectorThemeProperty(),
                        view.markLinesProperty())
                .forEach(shown -> shown.addListener(mirror));
        show(board);
        stage.setTitle(messages.text("action.projector"));
        stage.getIcons().setAll(((Stage) mainWindow()).getIcons());
        Scene scene = new Scene(board, 800, 800);
        scene.getStylesheets().setAll(window.getScene().getStylesheets());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                stage.close();
            } else if (event.getCode() == KeyCode.F11) {
                toggle(stage);
            }
        });
        stage.setScene(scene);
        mainWindow().addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> stage.close());
    }

    private void show(ProjectorView board) {
        board.look(view.projectorThemeProperty().get());
        board.show(model.snapshot().effective(), view.bottomProperty().get());
        board.draw(model.document().marks(), view.markLinesProperty().get());
    }

    /** A screen that the editor's window is not on. */
    private Optional<Screen> otherScreen() {
        Window main = mainWindow();
        List<Screen> own = Screen.getScreensForRectangle(main.getX(), main.getY(), main.getWidth(), main.getHeight());
        return Screen.getScreens().stream()
                .filter(screen -> !own.contains(screen))
                .findFirst();
    }

    private void moveTo(Rectangle2D screen) {
        projector.setX(screen.getMinX());
        projector.setY(screen.getMinY());
    }
}
