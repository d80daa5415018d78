package forsyth.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Reads text files of lines. */
final class Lines {
    private Lines() {}

    /**
     * The lines of a file in UTF-8 with any line ends and with or without a byte order mark, none where it does not
     * exist; bytes that are no UTF-8 become U+FFFD.
     */
    static List<String> read(Path file) throws IOException {
        try {
            return of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    static List<String> of(String text) {
        String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return List.of(body.split("\r\n|\n|\r", -1));
    }
}
