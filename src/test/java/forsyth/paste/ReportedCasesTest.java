package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.FenWriter;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.start.Chess960;
import forsyth.start.Identity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts and files that made trouble in other programs. */
class ReportedCasesTest {
    private static final String CASES = "/paste/cases.tsv";
    private static final Pattern PARSE = Pattern.compile(
            "parse(?:\\+write (xfen|shredder|fen))? (std|960|capa|capa960|epd)(?: \\(locale (\\S+)\\))?");

    static Stream<Row> parsed() {
        return Table.rows(CASES)
                .filter(row -> PARSE.matcher(row.get("what_to_do")).matches());
    }

    static Stream<Row> numbers() {
        return Table.rows(CASES).filter(row -> row.get("what_to_do").equals("sp-number"));
    }

    static Stream<Row> counts() {
        return Table.rows(CASES).filter(row -> row.get("what_to_do").equals("count positions"));
    }

    static Stream<Row> files() {
        return Table.rows("/paste/files/EXPECT.tsv");
    }

    @ParameterizedTest
    @MethodSource("parsed")
    void readsAndWrites(Row row) {
        Matcher task = PARSE.matcher(row.get("what_to_do"));
        assertTrue(task.matches());
        Locale before = Locale.getDefault();
        if (task.group(3) != null) {
            Locale.setDefault(Locale.forLanguageTag(task.group(3)));
        }
        try {
            Reading reading = PasteReader.read(row.input(), PasteTest.rules(task.group(2)))
                    .first();
            String outcome = outcome(reading, task.group(1));
            List<String> accepted = Arrays.stream(
                            row.get("expected").split("\\|\\|")[0].split(" \\| "))
                    .map(ReportedCasesTest::withoutWording)
                    .toList();
            boolean isToldOf =
                    outcome.startsWith("ok") && reading.findings().stream().anyMatch(ReportedCasesTest::isWarning);
            boolean isExpected =
                    accepted.contains(outcome) || isToldOf && accepted.contains("warn" + outcome.substring(2));
            assertTrue(isExpected, () -> outcome + " is not among " + accepted + " " + reading.findings());
        } finally {
            Locale.setDefault(before);
        }
    }

    private static String withoutWording(String expected) {
        return expected.strip().replaceFirst("^reject.*", "reject").replaceFirst("^ok-as-epd", "ok");
    }

    private static boolean isWarning(Finding finding) {
        return finding.code().name().startsWith("W_");
    }

    private static String outcome(Reading reading, String dialect) {
        if (!reading.isReadable()) {
            return "reject";
        }
        Dialect to =
                "shredder".equals(dialect) ? Dialect.SHREDDER : "fen".equals(dialect) ? Dialect.FEN : Dialect.X_FEN;
        return "ok " + PasteTest.text(FenWriter.write(reading.setup(), to));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void numbersStartPositions(Row row) {
        String input = row.input();
        String expected = row.get("expected");
        Reading reading = PasteReader.read(input, PasteTest.rules("960")).first();
        if (expected.startsWith("reject")) {
            assertFalse(reading.isReadable());
            Finding refusal = reading.findings().get(0);
            assertEquals(Code.E_START_NUMBER, refusal.code());
            assertEquals(List.of(input, Chess960.COUNT - 1), refusal.args());
        } else if (reading.form() == Form.START_NUMBER) {
            assertEquals(Setup.start(Geometry.STANDARD, expected, expected), reading.setup());
        } else {
            String name = Identity.of(reading.setup()).text();
            assertEquals(expected, name.indexOf('/') > 0 ? "none" : name);
        }
    }

    @ParameterizedTest
    @MethodSource("counts")
    void countsPositions(Row row) {
        Pasted pasted = PasteReader.read(row.input(), PasteTest.rules("960"));
        assertEquals(Integer.parseInt(row.get("expected")), pasted.readable().size());
    }

    @ParameterizedTest
    @MethodSource("files")
    void readsFilesAsTexts(Row row) throws IOException {
        Pasted pasted = PasteReader.read(file(row.get("file")), PasteTest.rules(row.get("mode")));
        int number = Integer.parseInt(row.get("n"));
        long ofFile = files().filter(other -> other.get("file").equals(row.get("file")))
                .filter(other -> !other.get("n").equals("0"))
                .count();
        assertEquals(ofFile, pasted.readable().size());
        if (number > 0) {
            assertEquals(
                    row.get("expected_xfen"), PasteTest.xfen(pasted.readings().get(number - 1)));
        } else {
            assertEquals(Code.E_EMPTY, pasted.first().findings().get(0).code());
        }
    }

    private static String file(String name) throws IOException {
        try (InputStream in = ReportedCasesTest.class.getResourceAsStream("/paste/files/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The rest of the rows are those of {@code MovesTest} and {@code ReportedControlsTest}. */
    @Test
    void everyRowIsRunSomewhere() {
        Pattern elsewhere =
                Pattern.compile("(?:castles|play moves?|castling toggles|toggle castling|ep options|validate) .*");
        List<String> left = Table.rows(CASES)
                .map(row -> row.get("what_to_do"))
                .filter(task -> !PARSE.matcher(task).matches()
                        && !elsewhere.matcher(task).matches())
                .filter(task -> !List.of("sp-number", "count positions").contains(task))
                .toList();
        assertEquals(List.of(), left);
    }

    @ParameterizedTest
    @MethodSource("parsed")
    void theReaderOfFieldsNeverContradicts(Row row) {
        FenText read = FenReader.read(row.input());
        Reading pasted = PasteReader.read(row.input(), PasteTest.rules("960")).first();
        boolean isOnlyFields = pasted.form() == Form.FEN || pasted.form() == Form.EPD;
        if (read.isReadable() && isOnlyFields) {
            assertEquals(read.setup(), pasted.setup());
        }
    }
}
