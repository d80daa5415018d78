package forsyth;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import forsyth.control.Editor;
import forsyth.control.Windows;
import forsyth.store.UserFolders;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/** The editor's process: the look, the window, what it was asked to open. */
public final class App extends Application {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

    @Override
    public void start(Stage stage) {
        Windows windows = new Windows(UserFolders.ofSystem(), App::scene, getHostServices()::showDocument);
        Optional<String> argument = getParameters().getUnnamed().stream().findFirst();
        if (argument.isPresent()) {
            open(windows, stage, argument);
            return;
        }
        windows.paintFirst(stage, App::scene);
        Scene first = stage.getScene();
        Runnable painted = new Runnable() {
            @Override
            public void run() {
                first.removePostLayoutPulseListener(this);
                Platform.runLater(() -> open(windows, stage, argument));
            }
        };
        first.addPostLayoutPulseListener(painted);
    }

    /** Makes the window, unless it has been closed meanwhile. */
    private static void open(Windows windows, Stage stage, Optional<String> argument) {
        if (argument.isPresent() || stage.isShowing()) {
            stage.getIcons().addAll(icons());
            windows.openFirst(stage, argument);
        }
    }

    private static Scene scene(Parent root, boolean isDark) {
        Scene scene = new Scene(root, 1180, 800);
        scene.getStylesheets().add(resource("styles/forsyth.css"));
        look(root, isDark);
        return scene;
    }

    /** The window's contents with styles, in the look that the view state asks for. */
    public static Scene scene(Editor editor) {
        Scene scene = scene(editor.window(), editor.view().darkProperty().get());
        editor.view().darkProperty().addListener((property, before, isDark) -> look(editor.window(), isDark));
        return scene;
    }

    private static void look(Parent window, boolean isDark) {
        setUserAgentStylesheet(
                isDark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        window.pseudoClassStateChanged(DARK, isDark);
    }

    private static List<Image> icons() {
        return Stream.of(16, 32, 48, 64, 128)
                .map(size -> new Image(resource("icon/icon" + size + ".png")))
                .toList();
    }

    private static String resource(String name) {
        return Objects.requireNonNull(App.class.getResource("/forsyth/assets/" + name), name)
                .toExternalForm();
    }
}
