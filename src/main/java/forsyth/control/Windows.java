package forsyth.control;

import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.DraftText;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import forsyth.store.UserFolders;
import forsyth.view.NoticeBar;
import forsyth.view.NoticeBar.Choice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.stage.Stage;

/** All windows of the program, with what is kept for them: settings and drafts. */
public final class Windows implements EditorHost {
    private final UserFiles files;
    private final Function<Editor, Scene> scenes;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "drafts");
        thread.setDaemon(true);
        return thread;
    });
    private final DeckWindows decks;
    private final List<EditorStage> open = new ArrayList<>();

    /** @param scenes makes the scene of an editor, with its look */
    public Windows(UserFolders folders, Function<Editor, Scene> scenes) {
        this.scenes = scenes;
        files = new UserFiles(folders);
        decks = new DeckWindows(folders, writer);
    }

    /** Opens the first window, with what the program was started with, and offers what a former run left. */
    public void openFirst(Stage stage, Optional<String> argument) {
        List<Drafts.Left> left = files.left();
        EditorStage first = open(stage, new EditorModel(Document.start(Preferences.rules(files.settings()))));
        argument.ifPresent(first.editor()::open);
        offer(first, left);
        decks.restore(first.editor());
    }

    @Override
    public void openCollection(Editor beside, Optional<Path> file) {
        decks.open(beside, file);
    }

    @Override
    public void chooseCollection(Editor beside) {
        decks.choose(beside);
    }

    @Override
    public void recentCollections(Editor beside, Menu menu) {
        decks.recent(menu, beside);
    }

    private void offer(EditorStage stage, List<Drafts.Left> left) {
        NoticeBar notice = stage.editor().window().notice();
        Messages messages = stage.editor().window().messages();
        Optional<DraftText.History> last = left.stream().findFirst().flatMap(draft -> DraftText.read(draft.text()));
        if (files.trouble().isPresent()) {
            String reason = files.trouble().get().getMessage();
            notice.show(messages.text("said.not-kept", reason), List.of());
        } else if (files.setAside().isPresent()) {
            notice.show(messages.text("notice.settings", files.setAside().get()), List.of());
        } else if (last.isPresent()) {
            Drafts.Left draft = left.get(0);
            List<Choice> choices = List.of(
                    new Choice("draft-open", messages.text("notice.open"), () -> restore(draft, last.get())),
                    new Choice("draft-discard", messages.text("notice.discard"), () -> files.discard(draft)));
            notice.show(messages.text(draft.isClosed() ? "notice.draft" : "notice.lost"), choices);
        }
    }

    private void restore(Drafts.Left left, DraftText.History history) {
        files.adopt(left).ifPresent(draft -> open(new Stage(), new EditorModel(history), Optional.of(draft)));
    }

    @Override
    public void openWindow() {
        open(new Stage(), new EditorModel(Document.start(Preferences.rules(files.settings()))));
    }

    private EditorStage open(Stage stage, EditorModel model) {
        return open(stage, model, files.begin());
    }

    private EditorStage open(Stage stage, EditorModel model, Optional<Draft> draft) {
        ViewState view = new ViewState();
        Preferences.apply(files.settings(), view, () -> false);
        Session session = new Session(model, view, draft, writer);
        EditorStage window = new EditorStage(stage, session, scenes, this);
        open.stream()
                .findFirst()
                .ifPresent(first -> stage.getIcons().setAll(first.stage().getIcons()));
        open.add(window);
        window.show(Preferences.language(files.settings()), files.settings());
        stage.setOnHidden(event -> closed(window));
        return window;
    }

    @Override
    public void speak(Language language) {
        files.choose(Preferences.withLanguage(files.settings(), language));
        List.copyOf(open).forEach(window -> window.speak(language));
    }

    private void closed(EditorStage window) {
        open.remove(window);
        window.session().close();
        files.choose(window.taken(files.settings()));
        files.save();
        files.trouble()
                .ifPresent(trouble -> System.getLogger(Windows.class.getName())
                        .log(System.Logger.Level.WARNING, "settings or drafts not kept", trouble));
        if (open.isEmpty()) {
            finish();
        }
    }

    /** Lets the last draft reach the disk. */
    private void finish() {
        writer.shutdown();
        try {
            writer.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
