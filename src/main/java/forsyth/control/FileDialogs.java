package forsyth.control;

import forsyth.deck.Form;
import forsyth.lint.Messages;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** Asks the user for the names of files. */
public interface FileDialogs {
    /** Where the dialog begins, and what it shows: the owner's words. */
    record Question(Window owner, Messages messages, Optional<Path> near) {}

    /** The file to open; empty where the user thought better of it. */
    Optional<Path> open(Question question);

    /** The file to save as, of which the user knows that it will be written over. */
    Optional<Path> save(Question question);

    /**
     * Where a picture or a worksheet is to be put; empty where the user thought better of it.
     *
     * @param title of the dialog: what the user does
     * @param name what is proposed, with its ending
     * @param folder where to begin; empty for wherever the system begins
     */
    Optional<Path> saveAs(Window owner, String title, String name, String folder);

    /** The collection to open; empty where the user thought better of it. */
    default Optional<Path> openCollection(Window owner, Messages messages) {
        return Optional.empty();
    }

    /**
     * Where a collection is to be written; empty where the user thought better of it.
     *
     * @param title of the dialog: what the user does
     * @param file the present file
     * @param form what is proposed
     */
    default Optional<Path> saveCollection(Window owner, String title, Optional<Path> file, Form form) {
        return Optional.empty();
    }

    /** The dialogs of the system. */
    final class Choosers implements FileDialogs {
        @Override
        public Optional<Path> open(Question question) {
            FileChooser chooser = chooser(question, "file.open");
            Messages messages = question.messages();
            chooser.getExtensionFilters()
                    .setAll(
                            new ExtensionFilter(messages.text("file.positions"), DeckChooser.ENDINGS),
                            new ExtensionFilter(messages.text("file.all"), "*.*"));
            return path(chooser.showOpenDialog(question.owner()));
        }

        @Override
        public Optional<Path> save(Question question) {
            FileChooser chooser = chooser(question, "file.save");
            Messages messages = question.messages();
            chooser.getExtensionFilters()
                    .setAll(
                            new ExtensionFilter("FEN", "*.fen"),
                            new ExtensionFilter("EPD", "*.epd"),
                            new ExtensionFilter("PGN", "*.pgn"));
            chooser.setInitialFileName(question.near()
                    .map(near -> near.getFileName().toString())
                    .orElse(messages.text("file.name") + ".fen"));
            return path(chooser.showSaveDialog(question.owner()));
        }

        @Override
        public Optional<Path> saveAs(Window owner, String title, String name, String folder) {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(title);
            File begin = new File(folder);
            if (begin.isDirectory()) {
                chooser.setInitialDirectory(begin);
            }
            String ending = name.substring(name.lastIndexOf('.'));
            chooser.setInitialFileName(name);
            chooser.getExtensionFilters()
                    .setAll(new ExtensionFilter(ending.substring(1).toUpperCase(Locale.ROOT), "*" + ending));
            return path(chooser.showSaveDialog(owner)).map(file -> withEnding(file, ending));
        }

        @Override
        public Optional<Path> openCollection(Window owner, Messages messages) {
            return path(DeckChooser.of(messages).showOpenDialog(owner));
        }

        @Override
        public Optional<Path> saveCollection(Window owner, String title, Optional<Path> file, Form form) {
            FileChooser chooser = DeckChooser.forSaving(file, form);
            chooser.setTitle(title);
            return path(chooser.showSaveDialog(owner));
        }

        /** Some systems give the name as it was typed. */
        private static Path withEnding(Path file, String ending) {
            String name = file.getFileName().toString();
            return name.contains(".") ? file : file.resolveSibling(name + ending);
        }

        private static FileChooser chooser(Question question, String title) {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(question.messages().text(title));
            question.near()
                    .map(Path::getParent)
                    .filter(Files::isDirectory)
                    .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
            return chooser;
        }

        private static Optional<Path> path(File file) {
            return Optional.ofNullable(file).map(File::toPath);
        }
    }
}
