package forsyth.view;

import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Stage;

/**
 * Sees to it that a window that is being shown gets the size of its contents: some window managers shrink it as they put
 * their frame around it.
 */
public final class StageFit extends AnimationTimer {
    /** Pulses that a window manager may take until the window has its frame. */
    private static final int FRAMING = 20;
    /** Pulses at the right size until that is drawn. */
    private static final int DRAWING = 2;
    /** Pulses until that is drawn where the system had to be asked for the size. */
    private static final int RESIZING = 8;

    private final Stage stage;
    private final double width;
    private final double height;
    private final Runnable drawn;
    private int pulses;
    private int fitting;
    private int wanted = DRAWING;
    private boolean isDrawn;

    private StageFit(Stage stage, double width, double height, Runnable drawn) {
        this.stage = stage;
        this.width = width;
        this.height = height;
        this.drawn = drawn;
    }

    /** Shows a window with its scene. */
    public static void show(Stage stage) {
        show(stage, () -> {});
    }

    /** @param drawn what is done once the scene is being drawn at its size, or the window manager has its own will */
    public static void show(Stage stage, Runnable drawn) {
        boolean isNew = !stage.isShowing();
        double width = stage.getScene().getWidth();
        double height = stage.getScene().getHeight();
        stage.show();
        if (isNew) {
            new StageFit(stage, width, height, drawn).start();
        }
    }

    @Override
    public void handle(long now) {
        pulses++;
        if (!stage.isShowing()) {
            stop();
            return;
        }
        Scene scene = stage.getScene();
        boolean fits = Math.abs(scene.getWidth() - width) < 1 && Math.abs(scene.getHeight() - height) < 1;
        if (!fits && pulses > DRAWING) {
            wanted = RESIZING;
            stage.setWidth(width + stage.getWidth() - scene.getWidth());
            stage.setHeight(height + stage.getHeight() - scene.getHeight());
        }
        fitting = fits ? fitting + 1 : 0;
        boolean isOver = pulses == FRAMING;
        if (!isDrawn && (fitting == wanted || isOver)) {
            isDrawn = true;
            drawn.run();
        }
        if (isOver) {
            stop();
        }
    }
}
