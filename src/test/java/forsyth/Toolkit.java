package forsyth;

import forsyth.control.Editor;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Starts JavaFX once for all tests, without a display where the build says so. */
public final class Toolkit implements BeforeAllCallback {
    private static Stage stage;

    @Override
    public void beforeAll(ExtensionContext context) throws TimeoutException {
        stage = FxToolkit.registerPrimaryStage();
    }

    /** The one window that all tests of the window share. */
    public static Stage stage() {
        return stage;
    }

    /** Runs on the JavaFX thread and waits for the result; what is thrown there is thrown here. */
    public static <T> T call(Callable<T> callable) {
        return WaitForAsyncUtils.waitForAsyncFx(60_000, callable);
    }

    public static void run(Runnable runnable) {
        call(() -> {
            runnable.run();
            return true;
        });
    }

    /** The scene of an editor as the program has it. */
    public static Scene scene(Editor editor) {
        Scene scene = new Scene(editor.window(), 1180, 800);
        App.dress(scene, editor);
        return scene;
    }

    /** Puts a text on the clipboard. */
    public static void putOnClipboard(String text) {
        run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    /** The text on the clipboard; empty for none. */
    public static String clipboard() {
        return call(() -> {
            String text = Clipboard.getSystemClipboard().getString();
            return text == null ? "" : text;
        });
    }
}
