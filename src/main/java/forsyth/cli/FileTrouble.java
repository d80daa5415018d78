package forsyth.cli;

import forsyth.lint.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** A file that could not be read or written, with the reason in words. */
final class FileTrouble extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Path file;

    FileTrouble(Path file, IOException cause) {
        super(cause);
        this.file = file;
    }

    /** A line for the user; Java's own message is often no more than a path. */
    String sentence(Messages messages) {
        return messages.text("file", file, reason(messages));
    }

    private String reason(Messages messages) {
        IOException cause = (IOException) getCause();
        if (cause instanceof NoSuchFileException || cause instanceof NotDirectoryException) {
            return messages.text("file.missing");
        }
        if (cause instanceof FileAlreadyExistsException) {
            return messages.text("file.nofolder");
        }
        if (cause instanceof AccessDeniedException) {
            return messages.text("file.denied");
        }
        boolean hasReason = cause instanceof FileSystemException system && system.getReason() != null;
        return hasReason ? ((FileSystemException) cause).getReason() : String.valueOf(cause.getMessage());
    }
}
