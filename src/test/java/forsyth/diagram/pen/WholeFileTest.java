package forsyth.diagram.pen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files wholly or not at all. */
class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void replacesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        WholeFile.write(file, out -> out.write('n'));
        assertEquals("n", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    void keepsWhatWasThereWhenTheDiskFails() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        IOException error = assertThrows(
                IOException.class,
                () -> WholeFile.write(file, out -> {
                    out.write(new byte[100_000]);
                    throw new IOException("No space left on device");
                }));
        assertEquals("No space left on device", error.getMessage());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    void writesThroughALink() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("b.txt"), file.getFileName());
        WholeFile.write(link, out -> out.write('n'));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("n", Files.readString(file));
    }

    @Test
    void needsTheFolder() throws IOException {
        Path file = folder.resolve("none").resolve("a.txt");
        assertThrows(NoSuchFileException.class, () -> WholeFile.write(file, out -> out.write('n')));
        assertEquals(List.of(), names());
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
