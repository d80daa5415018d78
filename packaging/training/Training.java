import forsyth.Launcher;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/** Opens the editor, lets it draw and take a key, and closes it: what it loads meanwhile goes into the archive. */
public final class Training {
    /** Pulses until all that a start brings is drawn. */
    private static final int PULSES = 90;

    /** A start that takes longer, ms, has failed. */
    private static final int LONGEST = 120_000;

    private Training() {}

    public static void main(String[] args) throws Exception {
        Thread observer = new Thread(Training::observe, "observer");
        observer.setDaemon(true);
        observer.start();
        Launcher.main(args);
    }

    private static void observe() {
        try {
            for (int waited = 0; Window.getWindows().isEmpty(); waited += 50) {
                if (waited > LONGEST) {
                    System.err.println("the editor did not start");
                    Runtime.getRuntime().halt(1);
                }
                Thread.sleep(50);
            }
            Platform.runLater(Training::watch);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void watch() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                pulses++;
                if (pulses == PULSES / 2) {
                    press(KeyCode.S);
                } else if (pulses == PULSES) {
                    Window.getWindows().forEach(Window::hide);
                    stop();
                }
            }
        }.start();
    }

    private static void press(KeyCode key) {
        Window window = Window.getWindows().get(0);
        KeyEvent event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false);
        window.getScene().getFocusOwner().fireEvent(event);
    }
}
