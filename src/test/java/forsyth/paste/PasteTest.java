package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Rules;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of every form: what they are taken for, their positions, what is assumed. */
class PasteTest {
    private static final List<String> FILES =
            List.of("fields", "diagrams", "lists", "starts", "moves", "texts", "several", "faults");

    static Stream<Row> rows() {
        return FILES.stream().flatMap(file -> Table.rows("/paste/" + file + ".tsv"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsEveryForm(Row row) {
        Pasted pasted = PasteReader.read(row.input(), rules(row.get("rules")));
        assertEquals(row.get("form") + " " + row.get("positions"), pasted.form() + " " + positions(pasted));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void saysWhatItAssumed(Row row) {
        Pasted pasted = PasteReader.read(row.input(), rules(row.get("rules")));
        assertEquals(row.get("assumed"), assumed(pasted));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void keepsCaptions(Row row) {
        Pasted pasted = PasteReader.read(row.input(), rules(row.get("rules")));
        String titles = pasted.readings().stream().map(Reading::title).collect(Collectors.joining("; "));
        assertEquals(row.get("titles"), titles.replaceAll("^(; )+$", ""));
    }

    /** X-FEN of each reading; for one that is not readable, its first error with the characters that it is about. */
    static String positions(Pasted pasted) {
        return pasted.readings().stream().map(PasteTest::position).collect(Collectors.joining("; "));
    }

    private static String position(Reading reading) {
        if (reading.isReadable()) {
            return xfen(reading);
        }
        Finding error = reading.findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst()
                .orElseThrow();
        String place = error.span().isNone()
                ? "nowhere"
                : reading.read()
                        .text()
                        .substring(error.span().start(), error.span().end());
        return error.code() + " " + place.replace("\n", "\\n").replace("\t", "\\t");
    }

    static String xfen(Reading reading) {
        return text(FenWriter.write(reading.setup(), Dialect.X_FEN));
    }

    static String text(Written written) {
        assertTrue(written instanceof Written.Text, written::toString);
        return ((Written.Text) written).text();
    }

    private static String assumed(Pasted pasted) {
        Stream<Assumption> all = Stream.concat(
                pasted.assumptions().stream(),
                pasted.readings().stream().flatMap(reading -> reading.assumptions().stream()));
        return all.map(assumption -> assumption.kind().name()
                        + assumption.args().stream().map(arg -> ":" + arg).collect(Collectors.joining()))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    /** The modes of the tables: std, 960, capa, capa960. */
    static Rules rules(String mode) {
        return switch (mode) {
            case "std" -> Rules.STANDARD_CASTLING;
            case "capa", "capa960" -> Rules.CAPABLANCA;
            default -> Rules.ANY_CASTLING;
        };
    }
}
