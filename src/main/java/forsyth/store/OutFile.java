package forsyth.store;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that the user named for a result: written wholly or not at all, but a device stays what it is. */
public final class OutFile {
    private OutFile() {}

    /** Writes a file; what goes wrong, in the content too, leaves no part of it. */
    public static void write(Path file, AtomicFile.Content content) throws FileTrouble {
        try {
            boolean isDevice = Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
            if (isDevice) {
                direct(file, content);
            } else {
                AtomicFile.write(file, content);
            }
        } catch (IOException e) {
            throw new FileTrouble(file, e.getCause() instanceof IOException reason ? reason : e);
        }
    }

    private static void direct(Path file, AtomicFile.Content content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.WRITE))) {
            content.writeTo(out);
        }
    }
}
