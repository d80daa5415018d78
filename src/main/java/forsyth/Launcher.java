package forsyth;

import forsyth.cli.Cli;
import forsyth.cli.Terminal;
import forsyth.lint.Messages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where the program starts: a command or an option goes to the command line, a file or a position to the editor. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) throws IOException {
        int status = run(Terminal.ofProcess(), args);
        if (status != Cli.OK) {
            System.exit(status);
        }
    }

    /** The exit status; of the editor once its window is closed. */
    static int run(Terminal terminal, String... args) throws IOException {
        if (args.length > 0 && Cli.isCommand(args[0])) {
            return Cli.run(terminal, args);
        }
        if (args.length > 0 && !isForEditor(args[0])) {
            return wrongUsage(terminal, "launch.unknown", args[0]);
        }
        if (args.length > 1) {
            return wrongUsage(terminal, args[0].contains("/") ? "unquoted" : "launch.several", String.join(" ", args));
        }
        return EditorWindow.open(terminal, args);
    }

    private static boolean isForEditor(String text) {
        return text.contains("/") || isFile(text);
    }

    private static boolean isFile(String text) {
        try {
            return !text.isEmpty() && Files.exists(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static int wrongUsage(Terminal terminal, String key, String argument) throws IOException {
        String sentence = Messages.of("messages-cli", terminal.language()).text(key, argument);
        terminal.err().write(("forsyth: " + sentence + "\n").getBytes(StandardCharsets.UTF_8));
        return Cli.USAGE;
    }
}
