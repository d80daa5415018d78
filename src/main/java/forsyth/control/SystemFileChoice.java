package forsyth.control;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The system's own dialog. */
final class SystemFileChoice implements FileChoice {
    private final Supplier<Window> owner;

    SystemFileChoice(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> save(String name, String folder) {
        FileChooser chooser = new FileChooser();
        File begin = new File(folder);
        if (begin.isDirectory()) {
            chooser.setInitialDirectory(begin);
        }
        String ending = name.substring(name.lastIndexOf('.'));
        chooser.setInitialFileName(name);
        chooser.getExtensionFilters()
                .setAll(new FileChooser.ExtensionFilter(ending.substring(1).toUpperCase(Locale.ROOT), "*" + ending));
        return Optional.ofNullable(chooser.showSaveDialog(owner.get()))
                .map(File::toPath)
                .map(file -> withEnding(file, ending));
    }

    /** Some systems give the name as it was typed. */
    private static Path withEnding(Path file, String ending) {
        String name = file.getFileName().toString();
        return name.contains(".") ? file : file.resolveSibling(name + ending);
    }
}
