package forsyth.diagram.pen;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/** Writes a file wholly or not at all: beside its place under another name, and moves it there at the end. */
public final class WholeFile {
    private WholeFile() {}

    /** What writes the bytes. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a file in place of any that was there; after an error that one still is, and nothing else. */
    public static void write(Path file, Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            direct(file, content);
            return;
        }
        Path place = Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
        Path part = part(place);
        try {
            try (OutputStream out =
                    new BufferedOutputStream(Files.newOutputStream(part, StandardOpenOption.CREATE_NEW))) {
                content.writeTo(out);
            }
            move(part, place);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Where the bytes go first; with the permissions of any new file, unlike the system's temporary files. */
    private static Path part(Path place) {
        String name = "." + place.getFileName() + "."
                + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ".part";
        return place.resolveSibling(name);
    }

    private static void move(Path part, Path place) throws IOException {
        try {
            Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, place, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** A device, such as {@code /dev/stdout}, is written to and stays what it is. */
    private static void direct(Path file, Content content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.WRITE))) {
            content.writeTo(out);
        }
    }
}
