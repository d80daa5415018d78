import java.awt.AWTException;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Measures how long programs take from the start of their process until the screen shows their window, with the
 * processor time and memory that this took, and what they do while idle. It looks at the screen from outside, so a
 * program needs no help to be measured. The programs take turns, so that other load hits all of them alike.
 *
 * <pre>java StartBench.java ROUNDS 'name=command' ...</pre>
 *
 * Needs a display of its own (Xvfb) and Linux. Every run has fresh settings.
 */
public final class StartBench {
    /** A start that takes longer, ms, has failed. */
    private static final long LONGEST = 60_000;
    /** Until a window is surely at rest, ms. */
    private static final long SETTLING = 3_000;
    /** How long idleness is watched, ms. */
    private static final long IDLE = 5_000;
    /** The part of a window that is looked at: the middle of the editor's board. */
    private static final double[] AREA = {0.10, 0.30, 0.50, 0.80};

    private final Robot robot;
    private final Rectangle screen =
            GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();

    /** Times in ms, memory in MiB. */
    private record Run(double painted, double processor, double settled, double memory, double idle) {}

    /** The screen without any of the programs. */
    private final BufferedImage empty;

    private record Probe(Point at, int colour) {}

    private StartBench() throws AWTException {
        robot = new Robot();
        empty = robot.createScreenCapture(screen);
    }

    public static void main(String[] args) throws Exception {
        if (args.length < 2) {
            System.err.println("java StartBench.java ROUNDS 'name=command' ...");
            System.exit(2);
        }
        new StartBench().run(Integer.parseInt(args[0]), Arrays.copyOfRange(args, 1, args.length));
        System.exit(0);
    }

    private void run(int rounds, String[] programs) throws IOException, InterruptedException {
        Map<String, List<Probe>> probes = new LinkedHashMap<>();
        Map<String, List<Run>> runs = new LinkedHashMap<>();
        for (String program : programs) {
            probes.put(program, rehearse(program));
            runs.put(program, new ArrayList<>());
        }
        for (int round = 0; round < rounds; round++) {
            for (String program : programs) {
                runs.get(program).add(measure(program, probes.get(program)));
            }
        }
        System.out.println("medians of " + rounds);
        System.out.printf(
                "%-16s %10s %12s %13s %10s %8s%n",
                "", "painted ms", "processor ms", "settled CPU ms", "RSS MiB", "idle ms");
        runs.forEach((program, list) -> System.out.printf(
                "%-16s %10.0f %12.0f %13.0f %10.1f %8.0f   least %.0f%n",
                name(program),
                median(list, Comparator.comparing(Run::painted)).painted(),
                median(list, Comparator.comparing(Run::processor)).processor(),
                median(list, Comparator.comparing(Run::settled)).settled(),
                median(list, Comparator.comparing(Run::memory)).memory(),
                median(list, Comparator.comparing(Run::idle)).idle(),
                list.stream().mapToDouble(Run::painted).min().orElseThrow()));
    }

    private static Run median(List<Run> runs, Comparator<Run> order) {
        return runs.stream().sorted(order).toList().get(runs.size() / 2);
    }

    private static String name(String program) {
        return program.substring(0, program.indexOf('='));
    }

    /** Starts a program once, and takes from the picture of its window what later starts are to show. */
    private List<Probe> rehearse(String program) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("start");
        Process process = start(program, home);
        BufferedImage shown = rest();
        end(process, home);
        Rectangle window = changed(empty, shown).orElseThrow();
        List<Probe> probes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                int x = (int) (window.x + window.width * (AREA[0] + (AREA[2] - AREA[0]) * i / 7));
                int y = (int) (window.y + window.height * (AREA[1] + (AREA[3] - AREA[1]) * j / 7));
                if (shown.getRGB(x, y) != empty.getRGB(x, y)) {
                    probes.add(new Probe(new Point(x, y), shown.getRGB(x, y)));
                }
            }
        }
        if (probes.size() < 32) {
            throw new IllegalStateException(name(program) + " showed no window");
        }
        return probes;
    }

    /** The screen once it shows something that does not change any more. */
    private BufferedImage rest() throws InterruptedException {
        BufferedImage former = empty;
        for (long waited = 0; waited < LONGEST; waited += SETTLING) {
            Thread.sleep(SETTLING);
            BufferedImage now = robot.createScreenCapture(screen);
            if (changed(empty, now).isPresent() && changed(former, now).isEmpty()) {
                return now;
            }
            former = now;
        }
        throw new IllegalStateException("no window came to rest");
    }

    /** Where two pictures of the screen differ. */
    private static Optional<Rectangle> changed(BufferedImage before, BufferedImage shown) {
        Rectangle changed = new Rectangle(-1, -1);
        for (int x = 0; x < shown.getWidth(); x += 4) {
            for (int y = 0; y < shown.getHeight(); y += 4) {
                if (shown.getRGB(x, y) != before.getRGB(x, y)) {
                    changed.add(new Point(x, y));
                }
            }
        }
        return changed.width < 0 ? Optional.empty() : Optional.of(changed);
    }

    private Run measure(String program, List<Probe> probes) throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("start");
        long began = System.nanoTime();
        Process process = start(program, home);
        for (Probe probe : probes) {
            while (robot.getPixelColor(probe.at().x, probe.at().y).getRGB() != probe.colour()) {
                if (System.nanoTime() - began > LONGEST * 1_000_000) {
                    end(process, home);
                    throw new IllegalStateException(name(program) + " showed something else: " + probe);
                }
                Thread.sleep(2);
            }
        }
        double painted = (System.nanoTime() - began) / 1e6;
        double processor = processorTime(process);
        Thread.sleep(SETTLING);
        double settled = processorTime(process);
        double memory = memory(process);
        Thread.sleep(IDLE);
        double idle = processorTime(process) - settled;
        end(process, home);
        return new Run(painted, processor, settled, memory, idle);
    }

    private static Process start(String program, Path home) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                program.substring(program.indexOf('=') + 1).split(" "));
        builder.environment().put("XDG_CONFIG_HOME", home.resolve("config").toString());
        builder.environment().put("XDG_DATA_HOME", home.resolve("data").toString());
        return builder.redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.INHERIT)
                .start();
    }

    private void end(Process process, Path home) throws IOException, InterruptedException {
        process.destroy();
        if (!process.waitFor(10, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
        do {
            Thread.sleep(300);
        } while (changed(empty, robot.createScreenCapture(screen)).isPresent());
        try (Stream<Path> files = Files.walk(home)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }

    /** User and system time of a process, ms; the kernel counts in hundredths of a second. */
    private static double processorTime(Process process) throws IOException {
        String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * 10.0;
    }

    private static double memory(Process process) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024.0)
                .findFirst()
                .orElseThrow();
    }
}
