package forsyth.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;

/** A file that could not be read or written, with the reason as a word; Java's own message is often no more than a path. */
public final class FileTrouble extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Path file;

    public FileTrouble(Path file, IOException cause) {
        super(cause);
        this.file = file;
    }

    public Path file() {
        return file;
    }

    /** The reason as a word: {@code missing}, {@code nofolder}, {@code denied}; empty where only the system's words are known. */
    public Optional<String> kind() {
        Throwable cause = getCause();
        if (cause instanceof NoSuchFileException || cause instanceof NotDirectoryException) {
            return Optional.of("missing");
        }
        if (cause instanceof FileAlreadyExistsException) {
            return Optional.of("nofolder");
        }
        return cause instanceof AccessDeniedException ? Optional.of("denied") : Optional.empty();
    }

    /** The reason in the system's words. */
    public String reason() {
        boolean hasReason = getCause() instanceof FileSystemException system && system.getReason() != null;
        return hasReason
                ? ((FileSystemException) getCause()).getReason()
                : String.valueOf(getCause().getMessage());
    }
}
