package forsyth.cli;

import forsyth.lint.Messages;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file that could not be read or written, with the reason in words. */
final class FileTrouble extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Path file;
    private final boolean isWritten;

    private FileTrouble(Path file, IOException cause, boolean isWritten) {
        super(cause);
        this.file = file;
        this.isWritten = isWritten;
    }

    static FileTrouble reading(Path file, IOException cause) {
        return new FileTrouble(file, cause, false);
    }

    static FileTrouble writing(Path file, IOException cause) {
        return new FileTrouble(file, cause, true);
    }

    /** A line for the user; Java's own message is often no more than a path. */
    String sentence(Messages messages) {
        return messages.text("file", file, reason(messages));
    }

    private String reason(Messages messages) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && hasFileAsFolder(folder)) {
            return messages.text("file.nofolder");
        }
        IOException cause = (IOException) getCause();
        if (cause instanceof NoSuchFileException) {
            return messages.text(isWritten ? "file.nowhere" : "file.missing");
        }
        if (cause instanceof AccessDeniedException) {
            return messages.text("file.denied");
        }
        boolean hasReason = cause instanceof FileSystemException system && system.getReason() != null;
        return hasReason ? ((FileSystemException) cause).getReason() : String.valueOf(cause.getMessage());
    }

    private static boolean hasFileAsFolder(Path folder) {
        Path nearest = folder;
        while (nearest != null && !Files.exists(nearest)) {
            nearest = nearest.getParent();
        }
        return nearest != null && !Files.isDirectory(nearest);
    }
}
