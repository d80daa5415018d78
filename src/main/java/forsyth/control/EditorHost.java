package forsyth.control;

import forsyth.lint.Language;
import forsyth.store.RecentTexts;
import forsyth.store.Settings;
import forsyth.view.PieceImages;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.control.Menu;

/** What an editor asks of the program around it. */
public interface EditorHost {
    /** Opens a collection beside an editor: a file, or an empty one. */
    default void openCollection(Editor beside, Optional<Path> file) {}

    /** Asks for a file and opens it beside an editor. */
    default void chooseCollection(Editor beside) {}

    /** Fills a menu with the collections opened last. */
    default void recentCollections(Editor beside, Menu menu) {}

    /** Opens another window. */
    void openWindow();

    /** Shows every window in another language. */
    void speak(Language language);

    /** The texts that were entered last, in whichever window. */
    RecentTexts recentTexts();

    /** Keeps a text that was entered. */
    void remember(String text);

    /** What the user chose, in whichever window. */
    Settings settings();

    /** Keeps a choice. */
    void change(UnaryOperator<Settings> change);

    /** Asks for the names of files. */
    FileDialogs fileDialogs();

    /** Shows a link in the system's browser. */
    void browse(String link);

    /** The men as images, the same for all windows. */
    PieceImages images();

    /** The host of an editor on its own, which has no other windows and keeps nothing on the disk. */
    final class Alone implements EditorHost {
        private RecentTexts recent = RecentTexts.NONE;
        private Settings settings = Settings.EMPTY;
        private final PieceImages images = new PieceImages();

        @Override
        public void openWindow() {}

        @Override
        public void speak(Language language) {}

        @Override
        public RecentTexts recentTexts() {
            return recent;
        }

        @Override
        public void remember(String text) {
            recent = recent.with(text);
        }

        @Override
        public Settings settings() {
            return settings;
        }

        @Override
        public void change(UnaryOperator<Settings> change) {
            settings = change.apply(settings);
        }

        @Override
        public FileDialogs fileDialogs() {
            return new FileDialogs.Choosers();
        }

        @Override
        public void browse(String link) {}

        @Override
        public PieceImages images() {
            return images;
        }
    }
}
