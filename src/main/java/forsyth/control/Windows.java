package forsyth.control;

import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.DraftText;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Drafts;
import forsyth.store.Settings;
import forsyth.store.UserFolders;
import forsyth.view.NoticeBar.Choice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** All windows of the program, with what is kept for them: settings and drafts. */
public final class Windows implements EditorHost {
    private final Path settingsFile;
    private final Drafts drafts;
    private final Function<Editor, Scene> scenes;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "drafts");
        thread.setDaemon(true);
        return thread;
    });
    private final List<EditorStage> open = new ArrayList<>();
    private Settings settings;
    private Optional<Path> setAside;

    /**
     * Reads the settings and finds the drafts.
     *
     * @param scenes makes the scene of an editor, with its look
     * @throws IOException where the user's folders cannot be read or made
     */
    public Windows(UserFolders folders, Function<Editor, Scene> scenes) throws IOException {
        this.scenes = scenes;
        settingsFile = folders.configuration().resolve("settings");
        Settings.Opened opened = Settings.open(settingsFile);
        settings = opened.settings();
        setAside = opened.setAside();
        drafts = Drafts.in(folders.data().resolve("drafts"));
    }

    /** Opens the first window, with what the program was started with, and offers what a former run left. */
    public void openFirst(Stage stage, Optional<String> argument) {
        try {
            List<Drafts.Left> left = drafts.left();
            EditorStage first = open(stage, new EditorModel(Document.start(Preferences.rules(settings))));
            argument.ifPresent(first.editor()::open);
            offer(first, left);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void offer(EditorStage stage, List<Drafts.Left> left) {
        Messages messages = stage.editor().window().messages();
        Optional<DraftText.History> last = left.stream().findFirst().flatMap(draft -> DraftText.read(draft.text()));
        if (setAside.isPresent()) {
            String name = String.valueOf(setAside.get());
            stage.editor().window().notice().show(messages.text("notice.settings", name), List.of());
        } else if (last.isPresent()) {
            Drafts.Left draft = left.get(0);
            String key = draft.isClosed() ? "notice.draft" : "notice.lost";
            stage.editor()
                    .window()
                    .notice()
                    .show(
                            messages.text(key),
                            List.of(
                                    new Choice(
                                            "draft-open",
                                            messages.text("notice.open"),
                                            () -> restore(draft, last.get())),
                                    new Choice(
                                            "draft-discard", messages.text("notice.discard"), () -> discard(draft))));
        }
    }

    private void restore(Drafts.Left left, DraftText.History history) {
        try {
            open(new Stage(), new EditorModel(history));
            drafts.discard(left);
        } catch (IOException e) {
            failed(e);
        }
    }

    private void discard(Drafts.Left left) {
        try {
            drafts.discard(left);
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void openWindow() {
        try {
            open(new Stage(), new EditorModel(Document.start(Preferences.rules(settings))));
        } catch (IOException e) {
            failed(e);
        }
    }

    private EditorStage open(Stage stage, EditorModel model) throws IOException {
        ViewState view = new ViewState();
        Preferences.apply(settings, view, () -> false);
        Session session = new Session(model, view, drafts.begin(), writer);
        EditorStage window = new EditorStage(stage, session, scenes, this);
        open.add(window);
        window.show(Preferences.language(settings), settings);
        stage.setOnHidden(event -> closed(window));
        return window;
    }

    @Override
    public void speak(Language language) {
        settings = Preferences.withLanguage(settings, language);
        List.copyOf(open).forEach(window -> window.speak(language));
    }

    private void closed(EditorStage window) {
        open.remove(window);
        window.session().close();
        settings = window.taken(settings);
        try {
            settings.save(settingsFile);
        } catch (IOException e) {
            failed(e);
        }
        if (open.isEmpty()) {
            finish();
        }
    }

    private void finish() {
        writer.shutdown();
        try {
            writer.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void failed(IOException e) {
        if (open.isEmpty()) {
            System.getLogger(Windows.class.getName()).log(System.Logger.Level.WARNING, "not kept", e);
        } else {
            EditorStage window = open.get(0);
            window.editor().window().say(window.editor().window().messages().text("said.not-kept", e.getMessage()));
        }
    }
}
