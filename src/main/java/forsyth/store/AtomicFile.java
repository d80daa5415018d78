package forsyth.store;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/**
 * Writes a file so that a reader, a crash or a power cut at any moment finds the former or the new content, whole: a
 * new file in the same folder is written, forced to the disk and moved over the old one.
 */
public final class AtomicFile {
    private static final String UNFINISHED = ".tmp";
    private static final Path DEVICES = Path.of("/dev");

    private AtomicFile() {}

    /** Writes the content of a file; what it throws leaves the former content in place. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Writes a text in UTF-8. */
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes a file into a folder that exists. Permissions of a former file and a symbolic link to it are kept; a
     * device or a pipe is written to as it is.
     *
     * @throws IOException that names the file; the former content is then still there
     */
    public static void write(Path file, Content content) throws IOException {
        try {
            if (isDevice(file)) {
                writeInto(file, content);
            } else {
                replace(target(file), content);
            }
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + reason(e), e);
        }
    }

    /** {@link #write(Path, Content)}, the former content being kept beside it as {@code NAME.bak}. */
    public static void writeWithBackup(Path file, Content content) throws IOException {
        if (Files.isRegularFile(file)) {
            write(file.resolveSibling(file.getFileName() + ".bak"), out -> Files.copy(file, out));
        }
        write(file, content);
    }

    /** Whether a file of this name is what a crash left of writing the other one. */
    static boolean isUnfinished(String name, String file) {
        return name.startsWith("." + file + ".") && name.endsWith(UNFINISHED);
    }

    /** A name below {@code /dev} can lead to a regular file that others have open: {@code /dev/stderr}. */
    private static boolean isDevice(Path file) {
        boolean isRegular = Files.isRegularFile(file) && !file.toAbsolutePath().startsWith(DEVICES);
        return Files.exists(file) && !isRegular && !Files.isDirectory(file);
    }

    private static void writeInto(Path device, Content content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(device, StandardOpenOption.APPEND))) {
            content.writeTo(out);
        }
    }

    private static void replace(Path target, Content content) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("it is a folder");
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString(), null, "it is read-only");
        }
        Path folder = target.getParent();
        Path unfinished = folder.resolve("." + target.getFileName() + "." + UUID.randomUUID() + UNFINISHED);
        try {
            writeThrough(unfinished, content);
            copyPermissions(target, unfinished);
            moveOver(unfinished, target);
        } finally {
            Files.deleteIfExists(unfinished);
        }
        forceFolder(folder);
    }

    private static void writeThrough(Path file, Content content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (source != null && Files.exists(from)) {
            Files.setPosixFilePermissions(to, source.readAttributes().permissions());
        }
    }

    private static void moveOver(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Makes the new name last through a power cut where the system can. Some network folders refuse; the file is whole
     * by then, so that is no failure of writing it.
     */
    private static boolean forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** The file itself where the path is a link to it, so that the link stays one. */
    private static Path target(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        if (!Files.isSymbolicLink(absolute)) {
            return absolute;
        }
        try {
            return absolute.toRealPath();
        } catch (NoSuchFileException e) {
            return absolute.resolveSibling(Files.readSymbolicLink(absolute)).normalize();
        }
    }

    private static String reason(IOException e) {
        boolean isNameOnly = e instanceof FileSystemException known && known.getReason() == null;
        return isNameOnly || e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
