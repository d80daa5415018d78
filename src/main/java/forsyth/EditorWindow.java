package forsyth;

import forsyth.cli.Cli;
import forsyth.cli.Terminal;
import forsyth.lint.Messages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.application.Application;
import javafx.application.Platform;

/** Opens the editor's window, or says in one sentence what is missing for it. */
final class EditorWindow {
    /** A system library that the dynamic linker names; JavaFX's own ones are there. */
    private static final Pattern LIBRARY = Pattern.compile("\\b(?!libglass|libprism|libjavafx)lib[\\w+-]+\\.so[.\\d]*");

    private static final String GTK = "libgtk-3.so.0";

    private EditorWindow() {}

    /** The exit status, once the window is closed or could not be opened. */
    static int open(Terminal terminal, String... args) throws IOException {
        PrintStream err = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            Preparation.begin();
            Platform.startup(() -> {});
        } catch (RuntimeException | LinkageError e) {
            terminal.err()
                    .write(("forsyth: " + sentence(terminal, said + " " + e) + "\n").getBytes(StandardCharsets.UTF_8));
            return Cli.USAGE;
        } finally {
            System.setErr(err);
        }
        said.writeTo(err);
        Application.launch(App.class, args);
        return Cli.OK;
    }

    /** What the toolkit's own words mean to someone who wants to see a window. */
    private static String sentence(Terminal terminal, String reason) {
        Messages messages = Messages.of("messages-cli", terminal.language());
        if (reason.contains("NoClassDefFoundError: javafx")) {
            return messages.text("window.javafx");
        }
        if (reason.contains("DISPLAY")) {
            String display = System.getenv("DISPLAY");
            boolean isNamed = display != null && !display.isEmpty();
            return messages.text("window.display", isNamed ? messages.text("window.display.named", display) : "");
        }
        Matcher library = LIBRARY.matcher(reason);
        if (library.find()) {
            return messages.text("window.library", library.group());
        }
        boolean isGtk = reason.contains("GTK");
        return isGtk ? messages.text("window.library", GTK) : messages.text("window.other", reason.strip());
    }
}
