package forsyth.deck;

import forsyth.deck.read.Loader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Loads and saves collections for tests. */
public final class Loading {
    private Loading() {}

    public static Loader.Loaded file(Path file) {
        try {
            return new Loader(file, early -> {}).load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Loader.Loaded bytes(byte[] bytes) {
        try {
            Path file = Files.createTempFile("deck", ".txt");
            try {
                Files.write(file, bytes);
                return file(file);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Loader.Loaded text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** What saving in that form writes. */
    public static String saved(Deck deck, Form form) {
        return DeckWriter.text(form, deck);
    }
}
