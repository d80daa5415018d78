package forsyth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.cli.Cli;
import forsyth.cli.Terminal;
import forsyth.lint.Language;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What the program's arguments lead to. */
class LauncherTest {
    private static final String FEN = "4k3/8/8/8/8/8/8/4K2R w H - 0 1";

    /** The jars that the program itself does not need. */
    private static final String TEST_ONLY =
            ".*[/\\\\](junit|jazzer|jmh|opentest4j|apiguardian|testfx|openjfx-monocle|hamcrest|archunit|slf4j)[^/\\\\]*";

    @ParameterizedTest
    @CsvSource({
        "frobnicate, is no command",
        "'', is no command",
        "4k3/8/8/8/8/8/8/4K3|w|-|-|0|1, quotes",
        "pom.xml|LICENSE, one file or one position",
        "--frobnicate, is no option",
    })
    void wrongUsageIsASentence(String args, String part) throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal =
                new Terminal(InputStream.nullInputStream(), new ByteArrayOutputStream(), err, Language.ENGLISH, false);
        assertEquals(Cli.USAGE, Launcher.run(terminal, args.split("\\|", -1)));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith("forsyth: ") && said.contains(part), said);
    }

    @Test
    void theCommandLineNeedsNoJavaFx() throws Exception {
        assertEquals(List.of("0", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ""), process(0, "convert", FEN));
    }

    @Test
    void aHugeInputTakesNoMoreMemory() throws Exception {
        List<String> result = process(64 << 20, "convert");
        assertEquals(List.of("1", "ERROR E_TOO_LONG"), result.subList(0, 2));
        assertEquals(1, result.get(2).lines().count(), result.get(2));
    }

    @Test
    void withoutJavaFxTheEditorIsASentence() throws Exception {
        List<String> result = process(0, FEN);
        assertEquals(List.of("2", ""), result.subList(0, 2));
        assertTrue(
                result.get(2).startsWith("forsyth: ") && result.get(2).lines().count() == 1, result.get(2));
        assertTrue(result.get(2).contains("JavaFX"), result.get(2));
    }

    @Test
    void withoutADisplayTheEditorIsASentence() throws Exception {
        String[] paths = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                .split(File.pathSeparator);
        String modules = Stream.of(paths)
                .filter(path -> path.endsWith(".jar") && !path.matches(TEST_ONLY))
                .collect(Collectors.joining(File.pathSeparator, place(Launcher.class) + File.pathSeparator, ""));
        List<String> result = process(0, List.of("--module-path", modules, "-m", "forsyth/forsyth.Launcher"), FEN);
        assertEquals(List.of("2", ""), result.subList(0, 2), result::toString);
        assertEquals(1, result.get(2).lines().count(), result.get(2));
        assertTrue(result.get(2).startsWith("forsyth: ") && result.get(2).contains("libgtk-3-0"), result.get(2));
    }

    /** A process whose class path holds our classes and picocli only. */
    private static List<String> process(int length, String... args) throws Exception {
        String path = place(Launcher.class) + File.pathSeparator + place(CommandLine.class);
        return process(length, List.of("-cp", path, "forsyth.Launcher"), args);
    }

    /**
     * Exit status, output and messages of a process with little memory and no display.
     *
     * @param length how many letters to write to its standard input
     */
    private static List<String> process(int length, List<String> program, String... args) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx16m");
        command.addAll(program);
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("DISPLAY");
        Process process = builder.start();
        try (OutputStream in = process.getOutputStream()) {
            byte[] letters = "K".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
            for (int written = 0; written < length; written += letters.length) {
                in.write(letters);
            }
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return List.of("" + process.waitFor(), out.strip(), err);
    }

    private static Path place(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
