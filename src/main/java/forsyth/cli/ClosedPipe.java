package forsyth.cli;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Nobody reads the output any more, as after {@code head}: the end of the work, and no error. */
final class ClosedPipe extends IOException {
    private static final long serialVersionUID = 1;

    /** What standard output is, on Linux: {@code pipe:[4711]} or a path. */
    private static final Path OUT = Path.of("/proc/self/fd/1");

    private ClosedPipe(IOException cause) {
        super(cause);
    }

    /** The same error of writing to a stream as a closed pipe, if it is one: a full disk is not. */
    static IOException orOther(IOException error, OutputStream out) {
        String message = String.valueOf(error.getMessage()).toLowerCase(Locale.ROOT);
        boolean isOfProcess = out instanceof FileOutputStream;
        return message.contains("pipe") || isOfProcess && isPipe() ? new ClosedPipe(error) : error;
    }

    /** Whether standard output is one. The message alone is not enough: the system may speak any language. */
    private static boolean isPipe() {
        try {
            return Files.isSymbolicLink(OUT)
                    && Files.readSymbolicLink(OUT).toString().startsWith("pipe:");
        } catch (IOException e) {
            return false;
        }
    }
}
