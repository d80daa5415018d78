package forsyth.control;

import forsyth.store.Settings;
import forsyth.view.BoardView;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * How large the contents of an editor's window are, and how much of that lies around the board.
 *
 * @param width logical pixels
 * @param height logical pixels
 * @param aroundBoard logical pixels
 * @param man the side of a man on the board, device pixels
 */
record WindowSize(int width, int height, Insets aroundBoard, int man) {
    /** The smallest window in which everything needed stands without scrolling, logical pixels. */
    private static final int LEAST_WIDTH = 900;

    private static final int LEAST_HEIGHT = 640;
    private static final int MOST = 10_000;
    private static final String WIDTH = "window.width";
    private static final String HEIGHT = "window.height";
    private static final String BOARD = "window.around-board";
    private static final String MAN = "window.man";
    /** A man larger than that is not drawn before it is asked for. */
    private static final int MOST_MAN = 400;

    private static final Pattern FOUR_NUMBERS = Pattern.compile("(\\d{1,4}) (\\d{1,4}) (\\d{1,4}) (\\d{1,4})");

    /** What a window has that was never shown. */
    private static final WindowSize USUAL = new WindowSize(1180, 800, new Insets(144, 410, 96, 10), 62);

    /** The size that the last window had, as far as the screen has room. */
    static WindowSize of(Settings settings) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        int width = settings.number(WIDTH, USUAL.width, LEAST_WIDTH, MOST);
        int height = settings.number(HEIGHT, USUAL.height, LEAST_HEIGHT, MOST);
        return new WindowSize(
                (int) Math.min(width, screen.getWidth()),
                (int) Math.min(height, screen.getHeight()),
                insets(settings.text(BOARD, "")).orElse(USUAL.aroundBoard),
                man(settings));
    }

    /** The side of a man in the last window, which can be asked for before there is a screen. */
    static int man(Settings settings) {
        return settings.number(MAN, USUAL.man, 1, MOST_MAN);
    }

    static WindowSize of(Scene scene, BoardView board) {
        Bounds place = board.localToScene(board.getLayoutBounds());
        Insets around = new Insets(
                place.getMinY(),
                scene.getWidth() - place.getMaxX(),
                scene.getHeight() - place.getMaxY(),
                place.getMinX());
        return new WindowSize(
                (int) scene.getWidth(),
                (int) scene.getHeight(),
                around,
                board.metrics().manPixels());
    }

    Settings in(Settings settings) {
        String around = String.format(
                "%.0f %.0f %.0f %.0f",
                aroundBoard.getTop(), aroundBoard.getRight(), aroundBoard.getBottom(), aroundBoard.getLeft());
        return settings.with(WIDTH, width)
                .with(HEIGHT, height)
                .with(BOARD, around)
                .with(MAN, man);
    }

    private static Optional<Insets> insets(String text) {
        Matcher numbers = FOUR_NUMBERS.matcher(text);
        if (!numbers.matches()) {
            return Optional.empty();
        }
        int[] sides = IntStream.rangeClosed(1, 4)
                .map(group -> Integer.parseInt(numbers.group(group)))
                .toArray();
        boolean leavesRoom = sides[0] + sides[2] < LEAST_HEIGHT && sides[1] + sides[3] < LEAST_WIDTH;
        return leavesRoom ? Optional.of(new Insets(sides[0], sides[1], sides[2], sides[3])) : Optional.empty();
    }

    /** Lets nobody make the window smaller than it can be used. */
    static void bound(Stage stage) {
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
    }
}
