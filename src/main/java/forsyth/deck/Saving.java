package forsyth.deck;

import forsyth.deck.form.CsvForm;
import forsyth.lint.Messages;
import forsyth.store.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Saves collections whole or not at all, the former file being kept beside the new one. */
public final class Saving {
    /** The name in {@link #lost} of what stands between the entries or beside a position in its line. */
    public static final String BETWEEN = "between";

    private Saving() {}

    /** By name what a collection says and a file of that form would not. */
    public static Set<String> lost(Deck deck, Form form) {
        Set<String> lost = new TreeSet<>();
        Form written = DeckWriter.of(form, deck).form();
        boolean isAlike = written.isAlike(deck.form());
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
        // In the file's own form what stands around entries stays, whatever theirs is.
        if (form.equals(deck.form())) {
            lost.remove(BETWEEN);
        }
        return lost;
    }

    /** The names of what is lost in words, where they are not those of the file. */
    public static String words(Set<String> lost, Messages messages) {
        return lost.stream()
                .map(name -> messages.keys().contains("deck.lost." + name) ? messages.text("deck.lost." + name) : name)
                .collect(Collectors.joining(", "));
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
