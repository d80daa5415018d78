package forsyth;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import forsyth.control.Editor;
import forsyth.control.Windows;
import forsyth.store.UserFolders;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/** The editor's process: the look, the window, what it was asked to open. */
public final class App extends Application {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

    @Override
    public void start(Stage stage) {
        stage.getIcons().addAll(icons());
        Windows windows = new Windows(UserFolders.ofSystem(), App::scene, getHostServices()::showDocument);
        windows.openFirst(stage, getParameters().getUnnamed().stream().findFirst());
    }

    /** The window's contents with styles, in the look that the view state asks for. */
    public static Scene scene(Editor editor) {
        Scene scene = new Scene(editor.window(), 1180, 800);
        scene.getStylesheets().add(resource("styles/forsyth.css"));
        look(editor, editor.view().darkProperty().get());
        editor.view().darkProperty().addListener((property, before, isDark) -> look(editor, isDark));
        return scene;
    }

    private static void look(Editor editor, boolean isDark) {
        setUserAgentStylesheet(
                isDark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        editor.window().pseudoClassStateChanged(DARK, isDark);
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
