package forsyth.bench;

import forsyth.App;
import forsyth.control.Editor;
import forsyth.control.UserFiles;
import forsyth.control.Windows;
import forsyth.store.UserFolders;
import forsyth.view.DeckPane;
import forsyth.view.PieceImages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollBar;
import javafx.scene.image.ImageView;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Measures a large collection in its window: the first pictures, loading, memory, a search, scrolling, and stopping.
 * The argument is a file; without one a million lines of EPD are made.
 */
public final class CollectionBench {
    private static final int LINES = 1_000_000;
    private static final int FRAMES = 600;
    private static final int STEP = 25;
    private static final double MILLION = 1e6;

    private final Path file;
    private Editor editor;
    private DeckPane pane;

    private CollectionBench(Path file) {
        this.file = file;
    }

    public static void main(String[] args) throws Exception {
        Path home = Files.createTempDirectory("collection");
        boolean isGiven = args.length > 0 && !args[0].isBlank();
        Path file = isGiven ? Path.of(args[0]) : lines(home.resolve("million.epd"));
        System.out.printf(Locale.ROOT, "%s, %d MB%n", file.getFileName(), Files.size(file) >> 20);
        CompletableFuture<Void> started = new CompletableFuture<>();
        Platform.startup(() -> started.complete(null));
        started.get();
        new CollectionBench(file).measure(new UserFolders(home.resolve("config"), home.resolve("data")));
        System.exit(0);
    }

    private static Path lines(Path file) throws IOException {
        String[] positions = Arrays.stream(Corpus.STANDARD.texts())
                .map(text -> text.substring(0, text.lastIndexOf(' ', text.lastIndexOf(' ') - 1)))
                .toArray(String[]::new);
        return Files.write(file, (Iterable<String>) IntStream.range(0, LINES)
                .mapToObj(i -> positions[i % positions.length] + " bm Nf3; id \"Line " + i + "\";")::iterator);
    }

    private void measure(UserFolders folders) throws Exception {
        Windows windows = call(() -> new Windows(UserFiles.read(folders), new PieceImages(), this::dress, link -> {}));
        run(() -> windows.openFirst(new Stage(), Optional.empty()));
        until(() -> editor != null);
        long start = System.nanoTime();
        open(windows);
        until(this::hasPictures);
        say("first pictures", "%.2f s", seconds(start));
        until(this::isLoaded);
        say("loaded", "%.2f s, %.0f positions", seconds(start), count());
        say("heap", "grown to %.0f MB of %.0f MB", grown(), Runtime.getRuntime().maxMemory() / 1048576.0);
        say("heap in use", "%.0f MB", used());
        search("KRP v KR");
        search("line 999");
        scroll("scrolling by pages", frame -> (double) frame / FRAMES);
        scroll("scrolling by lines", frame -> 0.5 + frame * STEP / 1e7);
        stop(windows);
        say("heap", "grown to %.0f MB", grown());
    }

    private void dress(Scene scene, Editor opened) {
        editor = opened;
        App.dress(scene, opened);
    }

    private void search(String typed) throws Exception {
        double all = count();
        long start = System.nanoTime();
        run(() -> pane.search().setText(typed));
        until(() -> pane.grid().count() < all);
        say("search " + typed, "%.2f s, %.0f found", seconds(start), count());
        run(() -> pane.search().clear());
        until(() -> pane.grid().count() == all);
    }

    private interface Way {
        double at(int frame);
    }

    /** One step a frame; the time from frame to frame. */
    private void scroll(String name, Way way) throws Exception {
        CompletableFuture<double[]> frames = new CompletableFuture<>();
        run(() -> new AnimationTimer() {
            private final ScrollBar bar = bar();
            private final double[] times = new double[FRAMES];
            private int frame = -10;
            private long last;

            @Override
            public void handle(long now) {
                long here = System.nanoTime();
                if (frame > 0) {
                    times[frame - 1] = (here - last) / MILLION;
                }
                last = here;
                if (frame == FRAMES) {
                    stop();
                    frames.complete(times);
                    return;
                }
                frame++;
                bar.setValue(way.at(Math.max(0, frame)));
            }
        }.start());
        double[] times = Arrays.stream(frames.get(5, TimeUnit.MINUTES)).sorted().toArray();
        say(
                name,
                "median %.0f ms, 99 of 100 %.0f ms, longest %.0f ms",
                times[FRAMES / 2],
                times[FRAMES * 99 / 100],
                times[FRAMES - 1]);
    }

    private ScrollBar bar() {
        return pane.grid().lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == Orientation.VERTICAL)
                .findFirst()
                .orElseThrow();
    }

    private void stop(Windows windows) throws Exception {
        run(() -> pane.getScene().getWindow().hide());
        open(windows);
        until(() -> pane.progress().isVisible());
        long start = System.nanoTime();
        run(() -> ((Button) pane.progress().lookup("#progress-cancel")).fire());
        until(this::isLoaded);
        say("stopped", "after %.3f s, %.0f positions", seconds(start), count());
    }

    /** Opens the file and waits for its window, which is looked up once, for that takes long and much memory. */
    private void open(Windows windows) throws Exception {
        run(() -> windows.openCollection(editor, Optional.of(file)));
        until(() -> Window.getWindows().size() > 1);
        run(() -> pane = Window.getWindows().stream()
                .map(window -> window.getScene().getRoot().lookup(".deck-pane"))
                .filter(DeckPane.class::isInstance)
                .map(DeckPane.class::cast)
                .findFirst()
                .orElseThrow());
    }

    private boolean hasPictures() {
        for (Node node : pane.grid().lookupAll(".deck-tile .image-view")) {
            if (node instanceof ImageView view && view.getImage() != null) {
                return true;
            }
        }
        return false;
    }

    private boolean isLoaded() {
        Stage stage = (Stage) pane.getScene().getWindow();
        return stage.getTitle().startsWith(file.getFileName().toString());
    }

    private double count() throws Exception {
        return call(() -> pane.grid().count());
    }

    /** The collector refuses while some native code holds an array, so it is asked again. */
    private static double used() throws Exception {
        double least = grown();
        for (int i = 0; i < 10; i++) {
            System.gc();
            until(() -> true);
            long free = Runtime.getRuntime().freeMemory();
            least = Math.min(least, (Runtime.getRuntime().totalMemory() - free) / 1048576.0);
        }
        return least;
    }

    /** What the heap has grown to. */
    private static double grown() {
        return Runtime.getRuntime().totalMemory() / 1048576.0;
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static void say(String name, String format, Object... values) {
        System.out.printf(Locale.ROOT, "%-24s" + format + "%n", prepend(name, values));
    }

    private static Object[] prepend(String name, Object... values) {
        Object[] all = new Object[values.length + 1];
        all[0] = name;
        System.arraycopy(values, 0, all, 1, values.length);
        return all;
    }

    private static void run(Runnable runnable) throws Exception {
        call(() -> {
            runnable.run();
            return true;
        });
    }

    private static <T> T call(Callable<T> callable) throws Exception {
        CompletableFuture<T> result = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                result.complete(callable.call());
            } catch (Exception e) {
                result.completeExceptionally(e);
            }
        });
        return result.get();
    }

    /** Looks at every frame whether it has come about. */
    private static void until(BooleanSupplier condition) throws Exception {
        CompletableFuture<Void> met = new CompletableFuture<>();
        run(() -> new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (condition.getAsBoolean()) {
                    stop();
                    met.complete(null);
                }
            }
        }.start());
        met.get(5, TimeUnit.MINUTES);
    }
}
