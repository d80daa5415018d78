package forsyth.fen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the notation tables: four spellings, findings, strictness. */
class VectorsTest {
    private static final List<String> FILES = List.of(
            "fen_valid", "xfen_castling", "shredder", "ep", "capablanca", "invalid", "tolerant", "epd", "legality");

    static Stream<Row> rows() {
        return FILES.stream().flatMap(file -> Table.rows("/vectors/" + file + ".tsv"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void writesEveryDialect(Row row) {
        FenText read = read(row);
        if (row.get("expect").equals("ERROR")) {
            assertFalse(read.isReadable(), () -> read.findings().toString());
            return;
        }
        assertTrue(read.isReadable(), () -> read.findings().toString());
        assertEquals(row.get("expect"), text(FenWriter.write(read.setup(), Dialect.X_FEN)));
        assertEquals(row.get("expect_fen"), text(FenWriter.write(read.setup(), Dialect.FEN)));
        assertEquals(row.get("expect_shredder"), text(FenWriter.write(read.setup(), Dialect.SHREDDER)));
        if (row.has("expect_legal")) {
            Written legal = FenWriter.write(read.setup(), CastlingLetters.KQ_OR_FILE, EpPolicy.LEGAL);
            assertEquals(row.get("expect_legal"), text(legal));
        }
        if (row.has("expect_standard")) {
            FenText standard = FenReader.read(row.input(), ReadOptions.of(Rules.STANDARD_CASTLING));
            assertEquals(row.get("expect_standard"), text(FenWriter.write(standard.setup(), Dialect.X_FEN)));
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void findsTheCodes(Row row) {
        Set<String> codes = codes(read(row));
        if (row.get("expect").equals("ERROR")) {
            Set<String> errors =
                    codes.stream().filter(code -> code.startsWith("E_")).collect(Collectors.toSet());
            Set<String> expected = Set.of(row.get("codes").split("\\|"));
            assertTrue(expected.containsAll(errors) && !errors.isEmpty(), () -> errors + ", not " + expected);
        } else {
            assertEquals(row.set("codes"), codes);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everySpanLiesInTheText(Row row) {
        String input = row.input();
        for (Finding finding : read(row).findings()) {
            Span span = finding.span();
            assertTrue(span.isNone() || span.end() <= input.length(), finding::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void knowsWhereItIsStrictlyValid(Row row) {
        FenText read = read(row);
        Set<String> strict = new TreeSet<>();
        boolean isClean = codes(read).stream().allMatch(code -> code.startsWith("N_"));
        if (isClean && read.findings().stream().noneMatch(f -> f.code().name().equals("N_EPD"))) {
            for (Dialect dialect : Dialect.values()) {
                if (text(FenWriter.write(read.setup(), dialect)).equals(row.input())) {
                    strict.add(dialect.name().toLowerCase().replace("_", ""));
                }
            }
        } else if (isClean
                && text(Epd.write(read, CastlingLetters.KQ_OR_FILE, EpPolicy.CAPTURABLE))
                        .equals(row.input())) {
            strict.add("epd");
        }
        assertEquals(row.set("strict_in"), strict);
    }

    private static FenText read(Row row) {
        Optional<Geometry> board = Optional.empty();
        if (row.has("force_board") && !row.get("force_board").equals("auto")) {
            board = Optional.of(row.get("force_board").equals("10x8") ? Geometry.CAPABLANCA : Geometry.STANDARD);
        }
        return FenReader.read(row.input(), new ReadOptions(board, Rules.ANY_CASTLING));
    }

    private static Set<String> codes(FenText read) {
        List<Finding> findings = new ArrayList<>(read.findings());
        findings.addAll(Linter.core().lint(read.setup(), Rules.ANY_CASTLING));
        return findings.stream()
                .filter(finding -> finding.code().isNotation())
                .map(finding -> finding.code().name())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(Written written) {
        return written instanceof Written.Text known ? known.text() : "UNREPRESENTABLE";
    }
}
