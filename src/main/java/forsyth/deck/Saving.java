package forsyth.deck;

import forsyth.store.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/** Saves collections whole or not at all, the former file being kept beside the new one. */
public final class Saving {
    private Saving() {}

    /**
     * Writes a file; what was there before is then {@code NAME.bak}.
     *
     * @return when the file was written
     * @throws IOException that names the file; the former content is then still there
     */
    public static FileTime save(Deck deck, Form form, Path file) throws IOException {
        AtomicFile.writeWithBackup(file, out -> DeckWriter.of(form, deck).write(deck, out));
        return Files.getLastModifiedTime(file);
    }
}
