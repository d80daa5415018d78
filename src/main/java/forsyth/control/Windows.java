package forsyth.control;

import forsyth.lint.Language;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Draft;
import forsyth.store.RecentTexts;
import forsyth.store.Settings;
import forsyth.view.PieceImages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.stage.Stage;

/** All windows of the program, with what is kept for them: settings, last texts and drafts. */
public final class Windows implements EditorHost {
    private final UserFiles files;
    private final BiConsumer<Scene, Editor> dress;
    private final DeckWindows decks;
    private final List<EditorStage> open = new ArrayList<>();
    private final Notices notices;
    private final Look look;
    private final PieceImages images;
    private final Consumer<String> browser;

    /**
     * @param dress gives the scene of an editor its styles
     * @param browser shows a link in the system's browser
     */
    public Windows(UserFiles files, PieceImages images, BiConsumer<Scene, Editor> dress, Consumer<String> browser) {
        this.images = images;
        this.dress = dress;
        this.browser = browser;
        this.files = files;
        look = new Look(files);
        notices =
                new Notices(files, (history, draft) -> open(new Stage(), new EditorModel(history), Optional.of(draft)));
        decks = new DeckWindows(files.folders(), files.writer());
    }

    /** The size of a man on the board of the window to come, as far as it is known before that is there. */
    public static int manPixels(UserFiles files) {
        return WindowSize.man(files.settings());
    }

    /**
     * Opens the first window, with what the program was started with, and offers what a former run left. The board is
     * shown at once, the rest as soon as it is made.
     */
    public void openFirst(Stage stage, Optional<String> argument) {
        Document start = startDocument();
        Document shown = argument.isEmpty() ? start : new Edit.EmptyBoard().applyTo(start);
        new FirstPicture(files.settings(), look.darkProperty().get(), images)
                .show(stage, shown, () -> furnish(stage, argument));
    }

    private void furnish(Stage stage, Optional<String> argument) {
        notices.gather();
        EditorStage first = open(stage, startModel(), files.begin());
        argument.ifPresent(first.editor()::open);
        notices.showIn(first.editor());
        decks.restore(first.editor());
        look.askSystem();
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

    @Override
    public void openWindow() {
        open(new Stage(), startModel(), files.begin());
    }

    private EditorModel startModel() {
        return new EditorModel(startDocument());
    }

    private Document startDocument() {
        return Document.start(Preferences.rules(files.settings()));
    }

    private EditorStage open(Stage stage, EditorModel model, Optional<Draft> draft) {
        ViewState view = new ViewState();
        Preferences.apply(files.settings(), view, look.darkProperty().get());
        Session session = new Session(model, view, draft, files.writer());
        EditorStage window = new EditorStage(stage, session, dress, this);
        open.add(window);
        keepChoices(session);
        window.show(Preferences.language(files.settings()), files.settings());
        stage.setOnHidden(event -> closed(window));
        return window;
    }

    /** From now on what is chosen in a window is what the next one begins with. */
    private void keepChoices(Session session) {
        session.view().darkProperty().bindBidirectional(look.darkProperty());
        Preferences.whenChanged(
                session.view(),
                session.model(),
                () -> files.change(settings -> Preferences.taken(
                        settings, session.view(), session.model().document().rules())));
    }

    @Override
    public void speak(Language language) {
        files.change(settings -> Preferences.withLanguage(settings, language));
        for (EditorStage window : open) {
            window.session().view().darkProperty().unbindBidirectional(look.darkProperty());
            Editor former = window.editor();
            window.speak(language, this::keepChoices);
            decks.follow(former, window.editor());
        }
        notices.showIn(open.get(0).editor());
    }

    @Override
    public PieceImages images() {
        return images;
    }

    @Override
    public RecentTexts recentTexts() {
        return files.recentTexts().texts();
    }

    @Override
    public void remember(String text) {
        files.recentTexts().add(text);
    }

    @Override
    public Settings settings() {
        return files.settings();
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        files.change(change);
    }

    @Override
    public FileDialogs fileDialogs() {
        return new FileDialogs.Choosers();
    }

    @Override
    public void browse(String link) {
        browser.accept(link);
    }

    private void closed(EditorStage window) {
        open.remove(window);
        decks.close(window.editor());
        window.session().close();
        files.change(window::withSize);
        if (open.isEmpty()) {
            finish();
        }
    }

    /** Lets the last draft and the last settings reach the disk. */
    private void finish() {
        files.writer().shutdown();
        try {
            files.writer().awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
