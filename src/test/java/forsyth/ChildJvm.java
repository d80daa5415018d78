package forsyth;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A program of the tests in a process of its own, to be killed at any moment. */
public final class ChildJvm {
    private ChildJvm() {}

    public static Process start(Class<?> program, Object... arguments) throws IOException {
        return new ProcessBuilder(command(program, arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** What starts the program. */
    public static List<String> command(Class<?> program, Object... arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(
                        Stream.of(
                                java,
                                "-Xshare:auto",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                program.getName()),
                        Stream.of(arguments).map(String::valueOf))
                .toList();
    }

    /** Kills a program that counts in lines, some nanoseconds after it said a number; returns the last that it said. */
    public static int killAfter(Process program, int number, int nanoseconds) throws Exception {
        try (BufferedReader said = program.inputReader()) {
            int told = 0;
            while (told < number) {
                told = Integer.parseInt(said.readLine());
            }
            long end = System.nanoTime() + nanoseconds;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            program.toHandle().destroyForcibly(); // unlike the process itself this leaves what it said to be read
            program.waitFor();
            for (String line = said.readLine(); line != null && line.equals("" + (told + 1)); line = said.readLine()) {
                told++;
            }
            return told;
        } finally {
            program.destroyForcibly();
        }
    }
}
