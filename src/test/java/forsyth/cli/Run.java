package forsyth.cli;

import forsyth.lint.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Runs a command on streams in memory. */
final class Run {
    private Run() {}

    /** What a run left behind. */
    record Result(int status, String out, String err) {}

    static Result of(String input, String... args) {
        return of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), Language.ENGLISH, args);
    }

    static Result of(InputStream input, Language language, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Cli.run(new Terminal(input, out, err, language, false), args);
        return new Result(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
