package forsyth;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every reported scenario of gestures has its test, which names it. */
class ScenariosTest {
    static Stream<Table.Row> scenarios() {
        return Table.rows("/window/scenarios.tsv");
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theTestNamesItsScenario(Table.Row row) throws IOException {
        Path source = Path.of("src/test/java", row.get("test").replace('.', '/') + ".java");
        Pattern named = Pattern.compile("/\\*\\* [^/]*\\b" + row.get("id") + "\\b[^/]*\\*/\\s+@(Parameterized)?Test");
        assertTrue(named.matcher(Files.readString(source)).find(), row.get("scenario"));
    }
}
