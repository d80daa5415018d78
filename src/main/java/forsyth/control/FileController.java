package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.model.SavedFile;
import forsyth.model.ViewState;
import forsyth.view.MainWindow;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringExpression;

/** Opens and saves the position of a window as a file. Closing never asks: the draft has everything. */
final class FileController {
    /** The settings' key of the file that was opened or saved last. */
    private static final String LAST = "file.last";

    private static final String PROGRAM = "Forsyth";

    private final EditorModel model;
    private final ViewState view;
    private final MainWindow window;
    private final Messages messages;
    private final DropController drops;
    private final EditorHost host;

    FileController(Editor editor, DropController drops, EditorHost host) {
        this.model = editor.model();
        this.view = editor.view();
        this.window = editor.window();
        this.messages = window.messages();
        this.drops = drops;
        this.host = host;
    }

    void register(Actions actions) {
        actions.add(
                "open",
                "open",
                "Shortcut+O",
                () -> host.fileDialogs().open(question()).ifPresent(this::open));
        actions.add("save", "save", "Shortcut+S", this::save);
        actions.add("save-as", "", "", this::saveAs);
    }

    /** The window's title: the file's name, with a star where the position is no longer that of the file. */
    StringExpression title() {
        return Bindings.createStringBinding(
                () -> view.fileProperty()
                        .get()
                        .map(file -> (file.document().equals(model.document()) ? "" : "*")
                                + file.path().getFileName() + " \u2013 " + PROGRAM)
                        .orElse(PROGRAM),
                view.fileProperty(),
                model.snapshotProperty());
    }

    /** Loads a file, which from then on is that of the window; one that cannot be read changes nothing. */
    void open(Path file) {
        drops.open(file).ifPresent(text -> {
            boolean isWhole = FileForm.of(file)
                    .filter(form -> form.isWhole(text, model.document()))
                    .isPresent();
            tie(file, isWhole);
        });
    }

    private void save() {
        Optional<SavedFile> file = view.fileProperty().get().filter(SavedFile::isWhole);
        if (file.isPresent()) {
            write(file.get().path());
        } else {
            saveAs();
        }
    }

    private void saveAs() {
        host.fileDialogs().save(question()).ifPresent(chosen -> {
            boolean hasEnding = chosen.getFileName().toString().contains(".");
            Path file = hasEnding ? chosen : chosen.resolveSibling(chosen.getFileName() + FileForm.FEN.ending());
            if (!hasEnding && Files.exists(file)) {
                window.refuse(messages.text("said.file-exists", file.getFileName()));
            } else {
                write(file);
            }
        });
    }

    private void write(Path file) {
        boolean isWritten = FileForm.write(
                file,
                form -> form.text(model.document(), view.exportLettersProperty().get(), view.exportPolicy()),
                window);
        if (isWritten) {
            tie(file, true);
        }
    }

    private void tie(Path file, boolean isWhole) {
        view.fileProperty().set(Optional.of(new SavedFile(file, model.document(), isWhole)));
        host.change(settings -> settings.with(LAST, file.toAbsolutePath().toString()));
    }

    private FileDialogs.Question question() {
        Optional<Path> near = view.fileProperty()
                .get()
                .map(SavedFile::path)
                .or(() -> host.settings().text(LAST).flatMap(FileController::path));
        return new FileDialogs.Question(window.getScene().getWindow(), messages, near);
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
