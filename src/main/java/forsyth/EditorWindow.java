package forsyth;

import forsyth.cli.Cli;
import forsyth.cli.Terminal;
import java.io.IOException;
import javafx.application.Application;

/** Opens the editor's window. */
final class EditorWindow {
    private EditorWindow() {}

    static int open(Terminal terminal, String... args) throws IOException {
        Application.launch(App.class, args);
        return Cli.OK;
    }
}
