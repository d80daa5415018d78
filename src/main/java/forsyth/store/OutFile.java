package forsyth.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/** A file that the user named for a result: written wholly or not at all. */
public final class OutFile {
    /** By these names a file is opened anew, and written over what others have written to it. */
    private static final Set<String> STANDARD_OUTPUT = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    private OutFile() {}

    /** Whether a name means the standard output. */
    public static boolean isStandardOutput(String name) {
        return STANDARD_OUTPUT.contains(name);
    }

    /** Writes a file; what goes wrong, in the content too, leaves no part of it. */
    public static void write(Path file, AtomicFile.Content content) throws FileTrouble {
        try {
            AtomicFile.write(file, content);
        } catch (IOException e) {
            throw FileTrouble.writing(file, e);
        }
    }
}
