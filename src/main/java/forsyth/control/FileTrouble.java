package forsyth.control;

import forsyth.lint.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why the disk refused a file, in the user's words. */
final class FileTrouble {
    private FileTrouble() {}

    static String reason(IOException thrown, Path file, Messages messages) {
        Throwable cause = thrown.getCause() instanceof IOException first ? first : thrown;
        if (Files.isDirectory(file)) {
            return messages.text("file.is-folder");
        }
        if (cause instanceof NoSuchFileException) {
            return messages.text("file.missing");
        }
        if (cause instanceof AccessDeniedException) {
            return messages.text("file.denied");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            return messages.text("file.read-only");
        }
        String said = cause instanceof FileSystemException known ? known.getReason() : cause.getMessage();
        return said == null ? cause.getClass().getSimpleName() : said;
    }
}
