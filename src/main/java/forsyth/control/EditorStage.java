package forsyth.control;

import forsyth.lint.Language;
import forsyth.store.Settings;
import forsyth.view.ProgramIcon;
import forsyth.view.StageFit;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** A stage with the editor of a session, which can be made anew in another language. */
final class EditorStage {
    private final Stage stage;
    private Session session;
    private final BiConsumer<Scene, Editor> dress;
    private final EditorHost host;
    private Editor editor;

    EditorStage(Stage stage, Session session, BiConsumer<Scene, Editor> dress, EditorHost host) {
        this.stage = stage;
        this.session = session;
        this.dress = dress;
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
        WindowSize size = WindowSize.of(settings);
        build(language, size.width(), size.height());
        ProgramIcon.give(stage);
        StageFit.show(stage);
        WindowSize.bound(stage);
        begin();
    }

    private void begin() {
        editor.window().show(session.model().snapshot());
        editor.window().board().requestFocus();
    }

    /**
     * The same work in another language, with the text that is being entered and the windows beside.
     *
     * @param begin called with the work before it is shown again
     */
    void speak(Language language, Consumer<Session> begin) {
        String typed = editor.texts().typed();
        Optional<Stage> projector = editor.releaseProjector();
        SideWork beside = editor.sideWork();
        editor.close();
        session = session.renewed();
        begin.accept(session);
        build(language, stage.getScene().getWidth(), stage.getScene().getHeight());
        projector.ifPresent(editor::adoptProjector);
        editor.texts().type(typed);
        begin();
        editor.goOn(beside);
    }

    private void build(Language language, double width, double height) {
        editor = session.editor(language, host);
        Scene scene = new Scene(editor.window(), width, height);
        dress.accept(scene, editor);
        editor.attach(scene);
        stage.titleProperty().bind(editor.title());
        stage.setScene(scene);
    }

    /** The settings with the size of this window, unless it fills the screen. */
    Settings withSize(Settings settings) {
        boolean isPlain = !stage.isMaximized() && !stage.isFullScreen();
        return isPlain
                ? WindowSize.of(stage.getScene(), editor.window().board()).in(settings)
                : settings;
    }
}
