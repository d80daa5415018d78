package forsyth.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** A file that could not be read or written, with the reason as a word; Java's own message is often no more than a path. */
public final class FileTrouble extends IOException {
    private static final long serialVersionUID = 1;

    /** The words of the systems for a full disk and for a used up share of it: Java has no exception of its own. */
    private static final Set<String> FULL =
            Set.of("No space left on device", "Disk quota exceeded", "There is not enough space on the disk");

    private final transient Path file;
    private final boolean isWritten;

    private FileTrouble(Path file, IOException thrown, boolean isWritten) {
        super(thrown.getCause() instanceof IOException cause ? cause : thrown);
        this.file = file;
        this.isWritten = isWritten;
    }

    public static FileTrouble reading(Path file, IOException cause) {
        return new FileTrouble(file, cause, false);
    }

    public static FileTrouble writing(Path file, IOException cause) {
        return new FileTrouble(file, cause, true);
    }

    public Path file() {
        return file;
    }

    /** Whether it could not be written; else it could not be read. */
    public boolean isOfWriting() {
        return isWritten;
    }

    /**
     * The reason as a word: {@code is-folder}, {@code missing} of what was to be read, {@code nowhere} of the folder to
     * write to, {@code nofolder} where a file stands in the place of a folder, {@code denied}, {@code full} of the
     * disk; empty where only the system's words are known.
     */
    public Optional<String> kind() {
        if (Files.isDirectory(file)) {
            return Optional.of("is-folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && hasFileAsFolder(folder)) {
            return Optional.of("nofolder");
        }
        if (getCause() instanceof NoSuchFileException) {
            return Optional.of(isWritten ? "nowhere" : "missing");
        }
        if (getCause() instanceof AccessDeniedException) {
            return Optional.of("denied");
        }
        return FULL.contains(reason()) ? Optional.of("full") : Optional.empty();
    }

    private static boolean hasFileAsFolder(Path folder) {
        Path nearest = folder;
        while (nearest != null && !Files.exists(nearest)) {
            nearest = nearest.getParent();
        }
        return nearest != null && !Files.isDirectory(nearest);
    }

    /** The reason in the system's words. */
    public String reason() {
        boolean hasReason = getCause() instanceof FileSystemException system && system.getReason() != null;
        return hasReason
                ? ((FileSystemException) getCause()).getReason()
                : String.valueOf(getCause().getMessage());
    }
}
