package forsyth.cli;

import forsyth.lint.Language;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Where a command reads and writes, and how it speaks.
 *
 * @param isInteractive whether a person sees the output: colour is welcome
 */
public record Terminal(InputStream in, OutputStream out, OutputStream err, Language language, boolean isInteractive) {
    /** The three streams of this process, unbuffered, so that no error of theirs is lost. */
    public static Terminal ofProcess() {
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Language.of(Locale.getDefault(Locale.Category.DISPLAY)),
                System.console() != null && !"dumb".equals(System.getenv("TERM")));
    }

    /** Whether to colour: on a terminal, where the user has not said no (no-color.org). */
    boolean hasColour() {
        String refusal = System.getenv("NO_COLOR");
        return isInteractive && (refusal == null || refusal.isEmpty());
    }

    /** Writes results, lines with their ends. */
    void print(CharSequence lines) throws IOException {
        try {
            write(out, lines);
        } catch (IOException e) {
            throw ClosedPipe.orOther(e, out);
        }
    }

    /** Writes a result that is not text. */
    void print(byte[] bytes) throws IOException {
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw ClosedPipe.orOther(e, out);
        }
    }

    /** Writes messages, lines with their ends. */
    void say(CharSequence lines) throws IOException {
        write(err, lines);
    }

    private static void write(OutputStream stream, CharSequence lines) throws IOException {
        if (lines.length() > 0) {
            stream.write(lines.toString().getBytes(StandardCharsets.UTF_8));
        }
    }
}
