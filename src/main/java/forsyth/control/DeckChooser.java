package forsyth.control;

import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.PgnForm;
import forsyth.lint.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;

/** The dialogs that ask for a collection's file. */
final class DeckChooser {
    /** What files of positions are called. */
    static final List<String> ENDINGS = List.of("*.pgn", "*.epd", "*.fen", "*.csv", "*.txt", "*.gz", "*.zst");

    private DeckChooser() {}

    /** For any file that can be opened. */
    static FileChooser of(Messages messages) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(messages.text("deck.open"));
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(messages.text("deck.files"), ENDINGS),
                        new ExtensionFilter(messages.text("deck.files.all"), "*"));
        return chooser;
    }

    /** For a file to save to, the present form first. */
    static FileChooser forSaving(Optional<Path> file, Form form) {
        FileChooser chooser = new FileChooser();
        List<ExtensionFilter> filters = List.of(
                new ExtensionFilter("PGN", "*.pgn"),
                new ExtensionFilter("EPD", "*.epd"),
                new ExtensionFilter("FEN", "*.fen"),
                new ExtensionFilter("CSV", "*.csv"));
        chooser.getExtensionFilters().addAll(filters);
        int index = form.equals(PgnForm.PGN) ? 0 : form.equals(EpdForm.EPD) ? 1 : form instanceof CsvForm ? 3 : 2;
        chooser.setSelectedExtensionFilter(filters.get(index));
        String ending = filters.get(index).getExtensions().get(0).substring(1);
        file.ifPresent(path -> {
            chooser.setInitialFileName(path.getFileName().toString().replaceAll("(\\.\\w{2,4}){1,2}$", "") + ending);
            Optional.ofNullable(path.toAbsolutePath().getParent())
                    .ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
        });
        return chooser;
    }
}
