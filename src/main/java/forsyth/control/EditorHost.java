package forsyth.control;

import forsyth.lint.Language;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Menu;

/** What an editor asks of the program around it. */
public interface EditorHost {
    /** A host that does nothing, for an editor on its own. */
    EditorHost NONE = new EditorHost() {
        @Override
        public void openWindow() {}

        @Override
        public void speak(Language language) {}
    };

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
}
