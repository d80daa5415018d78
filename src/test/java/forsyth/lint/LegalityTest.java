package forsyth.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks of positions find exactly what the tables say. */
class LegalityTest {
    static Stream<Row> rows() {
        return Stream.of("/vectors/legality.tsv", "/lint/positions.tsv").flatMap(Table::rows);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void findsTheProblems(Row row) {
        assertEquals(row.set("problems"), problems(Linter.core(), row));
        assertEquals(row.set("problems_retro"), problems(Linter.retro(), row));
    }

    private static Set<String> problems(Linter linter, Row row) {
        Setup setup = FenReader.read(row.input()).setup();
        return linter.lint(setup, Rules.ANY_CASTLING).stream()
                .filter(finding -> !finding.code().isNotation())
                .map(finding -> finding.code().name())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
