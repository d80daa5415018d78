package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.DeckPane;
import forsyth.view.ProgramIcon;
import forsyth.view.StageFit;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/** A stage with a collection beside an editor, which can be made anew in another language. */
final class DeckStage {
    private static final int WIDTH = 860;
    private static final int HEIGHT = 760;
    /** How far from each other windows begin, logical pixels. */
    private static final int STEP = 28;
    /** How many begin so until the next begins at the first place again. */
    private static final int STEPS = 5;

    private static final int LEAST_WIDTH = 600;
    private static final int LEAST_HEIGHT = 420;

    private final EditorBoard board;
    private final BiConsumer<Editor, Optional<Path>> open;
    private final Consumer<Path> onFile;
    private final Stage stage;
    private Runnable onClosed = () -> {};
    private DeckWindow window;

    /**
     * @param open opens another collection beside an editor
     * @param onFile called with each file that is opened or saved
     */
    DeckStage(Editor editor, BiConsumer<Editor, Optional<Path>> open, Consumer<Path> onFile) {
        board = new EditorBoard(editor);
        this.open = open;
        this.onFile = onFile;
        stage = new Stage();
        stage.initOwner(editor.window().getScene().getWindow());
        ProgramIcon.give(stage);
        stage.setOnHidden(event -> {
            window.close();
            onClosed.run();
        });
    }

    DeckWindow window() {
        return window;
    }

    boolean isBeside(Editor editor) {
        return board.editor() == editor;
    }

    void whenClosed(Runnable run) {
        onClosed = run;
    }

    void close() {
        stage.close();
    }

    /** Shows the window in front of the others. */
    void show() {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
    }

    /**
     * Shows a new collection to the right of the editor, as far as the screen allows.
     *
     * @param others how many collections are open, none of which it is to cover
     */
    void begin(DeckDraft draft, int others) {
        window = build(new DeckWindow.Content(new DeckModel(), DeckFile.NONE, draft));
        fill(WIDTH, HEIGHT);
        Window editor = board.editor().window().getScene().getWindow();
        Rectangle2D screen = Screen.getScreensForRectangle(editor.getX(), editor.getY(), 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
        double shift = STEP * (others % STEPS);
        double right = editor.getX() + editor.getWidth() + shift;
        stage.setX(Math.max(screen.getMinX(), Math.min(right, screen.getMaxX() - WIDTH)));
        stage.setY(editor.getY() + shift);
        StageFit.show(stage);
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        window.pane().grid().requestFocus();
    }

    /** Goes on beside another editor in its language, as soon as what is being worked on is done. */
    void follow(Editor editor) {
        board.follow(editor);
        renewWhenIdle();
    }

    private void renewWhenIdle() {
        if (!window.isBusy()) {
            renew();
            return;
        }
        DeckWindow busy = window;
        busy.busyProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Boolean> property, Boolean before, Boolean isBusy) {
                busy.busyProperty().removeListener(this);
                Platform.runLater(DeckStage.this::renewWhenIdle);
            }
        });
    }

    private void renew() {
        DeckPane former = window.pane();
        DeckWindow.Content content = window.detach(stage);
        window = build(content);
        window.pane().take(former);
        fill(stage.getScene().getWidth(), stage.getScene().getHeight());
        window.pane().grid().reveal(Math.max(0, window.pane().selection().current()));
    }

    private DeckWindow build(DeckWindow.Content content) {
        Editor editor = board.editor();
        DeckPane pane = new DeckPane(editor.window().images(), Messages.of("messages-deck", editor.language()));
        DeckWindow built = new DeckWindow(pane, board, content, onFile);
        built.onOpen(path -> open.accept(board.editor(), Optional.of(path)));
        return built;
    }

    private void fill(double width, double height) {
        board.editor().window().sides().fill(stage, window.pane(), width, height);
        stage.getScene().getRoot().getStyleClass().add("whole");
        window.attach(stage);
    }
}
