package forsyth;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import forsyth.control.Editor;
import forsyth.control.Windows;
import java.util.Objects;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The editor's process: the look, the window, what it was asked to open. */
public final class App extends Application {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

    @Override
    public void start(Stage stage) {
        Windows windows =
                new Windows(Preparation.files(), Preparation.images(), App::dress, getHostServices()::showDocument);
        windows.openFirst(stage, getParameters().getUnnamed().stream().findFirst());
    }

    /** Gives a scene with an editor the styles, in the look that the view state asks for. */
    public static void dress(Scene scene, Editor editor) {
        scene.getStylesheets().add(resource("styles/forsyth.css"));
        look(editor, editor.view().darkProperty().get());
        editor.view().darkProperty().addListener((property, before, isDark) -> look(editor, isDark));
    }

    private static void look(Editor editor, boolean isDark) {
        setUserAgentStylesheet(
                isDark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        editor.window().pseudoClassStateChanged(DARK, isDark);
    }

    private static String resource(String name) {
        return Objects.requireNonNull(App.class.getResource("/forsyth/assets/" + name), name)
                .toExternalForm();
    }
}
