import java.awt.AWTException;
import java.awt.Color;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Measures how long it takes from a movement of the pointer that drags until the screen shows the dragged thing there,
 * seen from outside. The programs take turns, so that other load hits all of them alike; the last one is the measure of
 * the others.
 *
 * <pre>java DragBench.java ROUNDS X,Y 'name=command' ...</pre>
 *
 * X,Y is where the drag begins, in parts of the window's size from 0 to 1: on a man of the editor. Needs a black screen
 * without a window manager (Xvfb). Every run has fresh settings.
 */
public final class DragBench {
    /** Movements before the clock counts: the virtual machine is warm and the pictures are made. */
    private static final int WARMING = 150;

    private static final int MEASURED = 200;
    /** A movement that is not shown for so long, ms, has failed. */
    private static final long LONGEST = 5_000;
    /** Where the drag goes to and fro, in parts of the window's size: over empty squares. */
    private static final double[] ROW = {0.12, 0.50, 0.48};

    private final Robot robot = new Robot();
    private final Rectangle screen =
            GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    private final SplittableRandom random = new SplittableRandom(1);
    private final double startX;
    private final double startY;

    private DragBench(String start) throws AWTException {
        String[] parts = start.split(",");
        startX = Double.parseDouble(parts[0]);
        startY = Double.parseDouble(parts[1]);
    }

    public static void main(String[] args) throws Exception {
        if (args.length < 3) {
            System.err.println("java DragBench.java ROUNDS X,Y 'name=command' ...");
            System.exit(2);
        }
        DragBench bench = new DragBench(args[1]);
        Map<String, List<Double>> times = new LinkedHashMap<>();
        for (int round = 0; round < Integer.parseInt(args[0]); round++) {
            for (int i = 2; i < args.length; i++) {
                String[] program = args[i].split("=", 2);
                times.computeIfAbsent(program[0], name -> new ArrayList<>()).addAll(bench.run(program[1]));
            }
        }
        report(times);
        System.exit(0);
    }

    private static void report(Map<String, List<Double>> times) {
        double measure = 0;
        for (List<Double> all : times.values()) {
            all.sort(null);
            measure = all.get(all.size() / 2);
        }
        for (Map.Entry<String, List<Double>> entry : times.entrySet()) {
            List<Double> all = entry.getValue();
            double mean = all.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            double median = all.get(all.size() / 2);
            System.out.printf(
                    "%-10s median %5.1f ms, mean %5.1f ms, 95 of 100 within %5.1f ms, ratio %.2f (%d movements)%n",
                    entry.getKey(), median, mean, all.get(all.size() * 95 / 100), median / measure, all.size());
        }
    }

    private List<Double> run(String command) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("drag-bench");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec " + command);
        builder.environment().put("JAVA_TOOL_OPTIONS", "-Dforsyth.home=" + home + " -Dglass.gtk.uiScale=1");
        Process process = builder.redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        try {
            return drag(window());
        } finally {
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            process.destroy();
            process.waitFor(10, TimeUnit.SECONDS);
        }
    }

    /** The place of the window, once it stands still. */
    private Rectangle window() {
        Optional<Rectangle> before = Optional.empty();
        for (int i = 0; i < 60; i++) {
            robot.delay(1_000);
            Optional<Rectangle> now = litPart(robot.createScreenCapture(screen));
            if (now.isPresent() && now.equals(before)) {
                return now.get();
            }
            before = now;
        }
        throw new IllegalStateException("no window came up");
    }

    private static Optional<Rectangle> litPart(BufferedImage picture) {
        Rectangle lit = null;
        for (int y = 0; y < picture.getHeight(); y += 2) {
            for (int x = 0; x < picture.getWidth(); x += 2) {
                if ((picture.getRGB(x, y) & 0xFFFFFF) != 0) {
                    lit = lit == null ? new Rectangle(x, y, 1, 1) : lit.union(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return Optional.ofNullable(lit).filter(part -> part.width > 600 && part.height > 400);
    }

    private List<Double> drag(Rectangle window) {
        robot.mouseMove(at(window, startX), (int) (window.y + startY * window.height));
        robot.delay(300);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.delay(300);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < WARMING + MEASURED; i++) {
            // The square left and the square reached are apart, so the man has surely left the pixel looked at.
            double part = i % 2 == 0 ? random.nextDouble(ROW[0], ROW[0] + .1) : random.nextDouble(ROW[1] - .1, ROW[1]);
            Point target = new Point(at(window, part), (int) (window.y + ROW[2] * window.height));
            double time = movement(target);
            if (i >= WARMING) {
                times.add(time);
            }
            robot.delay(random.nextInt(30, 60));
        }
        return times;
    }

    private static int at(Rectangle window, double part) {
        return (int) (window.x + part * window.width);
    }

    /** From the movement to the pixel under the pointer that has changed, ms. */
    private double movement(Point target) {
        Color before = robot.getPixelColor(target.x, target.y);
        long start = System.nanoTime();
        robot.mouseMove(target.x, target.y);
        while (robot.getPixelColor(target.x, target.y).equals(before)) {
            if (System.nanoTime() - start > LONGEST * 1_000_000) {
                throw new IllegalStateException("nothing moved to " + target);
            }
        }
        return (System.nanoTime() - start) / 1e6;
    }
}
