package forsyth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the start script hands to Java, by a stand-in for Java that writes it down. */
class StartScriptTest {
    private static final Path SCRIPT = Path.of("packaging/bin/forsyth").toAbsolutePath();

    @TempDir
    private Path folder;

    @BeforeEach
    void standIn() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")) && Files.isExecutable(Path.of("/usr/bin/locale")));
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path java = Files.writeString(
                bin.resolve("java"),
                "#!/bin/sh\nfor a; do case $a in -Duser.*) echo $a ;; esac; done\necho \"$LC_ALL\"\nfor a; do :; done\necho \"$a\"\n");
        assumeTrue(java.toFile().setExecutable(true));
    }

    @ParameterizedTest
    @CsvSource({
        "xx_XX.UTF-8, -Duser.language=xx",
        "xx, -Duser.language=xx",
        "C, ''",
        "POSIX, ''",
        "'', ''",
        "xx_XX.KOI8-R, -Duser.language=xx"
    })
    void aLocaleThatIsMissingIsReplacedButItsLanguageKept(String locale, String language) throws Exception {
        String head = language.isEmpty() ? "" : language + "\n";
        assertEquals(head + "C.UTF-8\nЛ\n", run(locale));
    }

    @Test
    void aLocaleThatIsThereIsKept() throws Exception {
        assertEquals("C.UTF-8\nЛ\n", run("C.UTF-8"));
    }

    private String run(String locale) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        "/bin/sh", "-c", "exec \"$0\" convert \"$(printf '\\320\\233')\"", SCRIPT.toString())
                .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", folder.toString());
        builder.environment().put("LC_ALL", locale);
        builder.environment().keySet().removeAll(List.of("LANG", "LC_CTYPE", "LC_MESSAGES"));
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out;
    }
}
