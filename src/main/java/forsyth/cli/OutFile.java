package forsyth.cli;

import forsyth.store.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/** A file that the user named for a result. */
final class OutFile {
    /** By these names a file is opened anew, and written over what others have written to it. */
    private static final Set<String> STANDARD_OUTPUT = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    private OutFile() {}

    static boolean isStandardOutput(String name) {
        return STANDARD_OUTPUT.contains(name);
    }

    static void write(Path file, AtomicFile.Content content) throws FileTrouble {
        try {
            AtomicFile.write(file, content);
        } catch (IOException e) {
            throw FileTrouble.writing(file, e.getCause() instanceof IOException reason ? reason : e);
        }
    }
}
