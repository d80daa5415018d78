package forsyth.control;

import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Loader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The file of a collection as it was when it was last read or written.
 *
 * @param path empty for a collection that was never saved
 * @param isWhole whether the collection has all of a plain file, so that writing it there loses nothing
 * @param written when the file was written; empty where that is not known
 * @param faults the first of those found when it was read
 * @param faultCount how many were found
 */
record DeckFile(
        Optional<Path> path,
        Form form,
        boolean isWhole,
        Optional<FileTime> written,
        List<Fault> faults,
        long faultCount) {
    /** That of a new collection. */
    static final DeckFile NONE = new DeckFile(Optional.empty(), PgnForm.PGN, true, Optional.empty(), List.of(), 0);

    /** What others have done to the file. */
    enum State {
        UNTOUCHED,
        CHANGED,
        GONE
    }

    static DeckFile read(Path path, Loader.Loaded loaded) {
        return new DeckFile(
                Optional.of(path),
                loaded.form(),
                loaded.isWhole(),
                Optional.of(loaded.modified()),
                loaded.faults(),
                loaded.faultCount());
    }

    /** That of unsaved work of a former run. */
    static DeckFile kept(DeckDraft.Kept draft, Form form) {
        return new DeckFile(draft.path(), form, true, draft.written(), List.of(), 0);
    }

    /** That of the collection after saving it; what was found when it was read is still told. */
    DeckFile saved(Path target, Form spelt, FileTime time) {
        return new DeckFile(Optional.of(target), spelt, true, Optional.of(time), faults, faultCount);
    }

    /** Whether that path names this file. */
    boolean isOf(Path other) {
        return path.filter(own -> isSame(own, other)).isPresent();
    }

    /** Whether two paths name the same file. */
    static boolean isSame(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    /** Whether the collection can be written in its place. */
    boolean canBeSaved() {
        return path.isPresent() && isWhole;
    }

    State state() {
        if (path.isEmpty() || written.isEmpty()) {
            return State.UNTOUCHED;
        }
        if (Files.notExists(path.get())) {
            return State.GONE;
        }
        try {
            boolean isSame = Files.getLastModifiedTime(path.get()).equals(written.get());
            return isSame ? State.UNTOUCHED : State.CHANGED;
        } catch (IOException e) {
            // A file that cannot be looked at cannot be written either, and saving says why.
            return State.UNTOUCHED;
        }
    }

    /** Whether a file's name says that it is compressed, as none is written. */
    static boolean isPacked(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT).matches(".*\\.(gz|zst)");
    }

    /** The form that a file's name asks for. */
    static Form formOf(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".pgn")) {
            return PgnForm.PGN;
        }
        if (name.endsWith(".csv")) {
            return CsvForm.OWN;
        }
        return name.endsWith(".epd") ? EpdForm.EPD : FenForm.FEN;
    }
}
