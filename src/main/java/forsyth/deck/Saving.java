package forsyth.deck;

import forsyth.deck.form.CsvForm;
import forsyth.store.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Set;
import java.util.TreeSet;

/** Saves collections whole or not at all, the former file being kept beside the new one. */
public final class Saving {
    /** The name in {@link #lost} of what stands between the entries. */
    public static final String BETWEEN = "";

    private Saving() {}

    /** By name what a collection says and a file of that form would not. */
    public static Set<String> lost(Deck deck, Form form) {
        Set<String> lost = new TreeSet<>();
        boolean isAlike = form.isAlike(deck.form());
        if (!isAlike && !deck.tail().isBlank()) {
            lost.add(BETWEEN);
        }
        for (int i = 0; i < deck.size(); i++) {
            if (!isAlike && !deck.entry(i).lead().isBlank()) {
                lost.add(BETWEEN);
            }
            boolean isOfTables = form instanceof CsvForm && deck.form(i) instanceof CsvForm;
            if (!isOfTables && !form.equals(deck.form(i))) {
                lost.addAll(deck.entry(i).lost(form));
            }
        }
        return lost;
    }

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
