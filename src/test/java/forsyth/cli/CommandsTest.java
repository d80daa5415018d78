package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.cli.Run.Result;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Arguments, parted by bars, and standard input to output, messages and exit status. A cell that ends in a star gives
 * the beginning only; lines of findings are given without their sentences, but for LETTERS.
 */
class CommandsTest {
    static Stream<Row> rows() {
        return Table.rows("/cli/commands.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void doesAsTheTableSays(Row row) {
        String[] args = row.get("args").isEmpty()
                ? new String[0]
                : Table.unescape(row.get("args")).split("\\|", -1);
        Result result = Run.of(row.input(), args);
        same(Table.unescape(row.get("err")), withoutSentences(result.err()));
        same(Table.unescape(row.get("out")), withoutSentences(result.out()));
        assertEquals(Integer.parseInt(row.get("exit")), result.status());
    }

    private static void same(String expected, String actual) {
        if (expected.endsWith("*")) {
            String start = expected.substring(0, expected.length() - 1);
            assertTrue(actual.startsWith(start) && actual.length() > start.length(), actual);
        } else {
            assertEquals(expected, actual);
        }
    }

    /** The words that translators may change are left out. */
    private static String withoutSentences(String text) {
        return text.replaceAll("(?m)^(\\d+(?::\\d+-\\d+)? (?:error|warning|note) (?!LETTERS)[A-Z0-9_]+ ).+$", "$1")
                .replaceAll("\"message\":\"(?:[^\"\\\\]|\\\\.)+\"", "\"message\":\"\"");
    }
}
