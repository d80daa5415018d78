package forsyth.control;

import forsyth.lint.Language;
import forsyth.store.Settings;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** A stage with the editor of a session, which can be made anew in another language. */
final class EditorStage {
    /** The smallest window in which everything needed stands without scrolling, logical pixels. */
    private static final int LEAST_WIDTH = 900;

    private static final int LEAST_HEIGHT = 640;
    private static final String WIDTH = "window.width";
    private static final String HEIGHT = "window.height";

    private final Stage stage;
    private Session session;
    private final Function<Editor, Scene> scenes;
    private final EditorHost host;
    private Editor editor;

    EditorStage(Stage stage, Session session, Function<Editor, Scene> scenes, EditorHost host) {
        this.stage = stage;
        this.session = session;
        this.scenes = scenes;
        this.host = host;
    }

    Session session() {
        return session;
    }

    Stage stage() {
        return stage;
    }

    Editor editor() {
        return editor;
    }

    void show(Language language, Settings settings) {
        int width = settings.number(WIDTH, 1180, LEAST_WIDTH, 10_000);
        int height = settings.number(HEIGHT, 800, LEAST_HEIGHT, 10_000);
        stage.setWidth(width);
        stage.setHeight(height);
        build(language);
        new StageSize(LEAST_WIDTH, LEAST_HEIGHT).show(stage, width, height);
        editor.window().show(session.model().snapshot());
        editor.window().board().requestFocus();
    }

    /**
     * The same work in another language, with the text that is being entered.
     *
     * @param begin called with the work before it is shown again
     */
    void speak(Language language, Consumer<Session> begin) {
        String typed = editor.texts().typed();
        Optional<Stage> projector = editor.releaseProjector();
        editor.close();
        session = session.renewed();
        begin.accept(session);
        build(language);
        projector.ifPresent(editor::adoptProjector);
        editor.window().show(session.model().snapshot());
        editor.texts().type(typed);
        editor.window().board().requestFocus();
    }

    private void build(Language language) {
        editor = session.editor(language, host);
        Scene scene = scenes.apply(editor);
        editor.attach(scene);
        stage.titleProperty().bind(editor.title());
        stage.setScene(scene);
    }

    /** The settings with the size of this window, unless it fills the screen. */
    Settings withSize(Settings settings) {
        boolean isPlain = !stage.isMaximized() && !stage.isFullScreen();
        return isPlain ? settings.with(WIDTH, (int) stage.getWidth()).with(HEIGHT, (int) stage.getHeight()) : settings;
    }
}
