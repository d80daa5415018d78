package forsyth.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts that the user entered last, the newest first.
 *
 * @param texts at most {@link #MOST}, no two alike, none blank
 */
public record RecentTexts(List<String> texts) {
    /** How many texts are kept. */
    public static final int MOST = 20;

    /** No texts. */
    public static final RecentTexts NONE = new RecentTexts(List.of());

    public RecentTexts {
        texts = texts.stream()
                .filter(text -> !text.isBlank())
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** These with a text in front; one entered before moves there. */
    public RecentTexts with(String text) {
        return new RecentTexts(Stream.concat(Stream.of(text), texts.stream()).toList());
    }

    /** Reads a file of one text a line; none where it does not exist. */
    public static RecentTexts open(Path file) throws IOException {
        return new RecentTexts(Lines.read(file).stream().map(Escapes::unescape).toList());
    }

    /** Writes the texts, whole or not at all. */
    public void save(Path file) throws IOException {
        UserFolders.prepare(file);
        AtomicFile.write(
                file, texts.stream().map(text -> Escapes.escape(text) + "\n").collect(Collectors.joining()));
    }
}
