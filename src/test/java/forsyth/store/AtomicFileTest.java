package forsyth.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files written whole or not at all. */
class AtomicFileTest {
    @TempDir
    Path folder;

    @Test
    void writesOverAndLeavesNothingElse() throws IOException {
        Path file = Files.createDirectory(folder.resolve("\u043f\u0430\u043f\u043a\u0430"))
                .resolve("a.fen");
        AtomicFile.write(file, "first");
        AtomicFile.write(file, "second \u265a");
        assertEquals("second \u265a", Files.readString(file));
        assertEquals(Set.of("a.fen"), names(file.getParent()));
    }

    @Test
    void aFailureLeavesTheFormerContent() throws IOException {
        Path file = folder.resolve("a.fen");
        AtomicFile.write(file, "former");
        IOException failure = assertThrows(
                IOException.class,
                () -> AtomicFile.write(file, out -> {
                    out.write(new byte[100_000]);
                    throw new IOException("disk full");
                }));
        assertEquals("cannot write " + file + ": disk full", failure.getMessage());
        assertEquals("former", Files.readString(file));
        assertEquals(Set.of("a.fen"), names(folder));
    }

    @Test
    void noFolderIsMade() throws IOException {
        assertTrue(message(folder.resolve("new/a.fen")).contains("a.fen"));
        assertEquals(Set.of(), names(folder));
    }

    @Test
    void aPipeIsWrittenToAndStaysAPipe() throws Exception {
        assumePosix();
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.readString(pipe);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        AtomicFile.write(pipe, "through");
        assertEquals("through", read.get());
        assertEquals(Set.of("pipe"), names(folder));
        assertFalse(Files.isRegularFile(pipe));
    }

    @Test
    void aDeviceIsWrittenTo() throws IOException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.isWritable(device));
        AtomicFile.write(device, "gone");
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void whatIsNoFileIsRefused() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("b.fen"));
        assertTrue(message(inTheWay).contains("b.fen"));
        Path file = Files.writeString(folder.resolve("a.fen"), "a");
        assertTrue(message(file.resolve("c.fen")).contains("c.fen"));
        assertEquals("a", Files.readString(file));
    }

    private static String message(Path file) {
        return assertThrows(IOException.class, () -> AtomicFile.write(file, "x"))
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-rw-r--", "rwxr-x---"})
    void keepsThePermissions(String permissions) throws IOException {
        assumePosix();
        Path file = folder.resolve("a.fen");
        AtomicFile.write(file, "first");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        AtomicFile.writeWithBackup(file, out -> out.write('2'));
        assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals("2", Files.readString(file));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        assumePosix();
        Path real = Files.writeString(
                Files.createDirectory(folder.resolve("elsewhere")).resolve("real"), "first");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("elsewhere/real"));
        AtomicFile.write(link, "second");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("second", Files.readString(real));
        Files.delete(real);
        AtomicFile.write(link, "third");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("third", Files.readString(real));
    }

    @Test
    void theBackupIsTheFormerContent() throws IOException {
        Path file = folder.resolve("a.pgn");
        for (String text : new String[] {"1", "2", "3"}) {
            AtomicFile.writeWithBackup(file, out -> out.write(text.getBytes()));
        }
        assertEquals("3", Files.readString(file));
        assertEquals("2", Files.readString(folder.resolve("a.pgn.bak")));
        assertEquals(Set.of("a.pgn", "a.pgn.bak"), names(folder));
    }

    static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static void assumePosix() {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    }
}
