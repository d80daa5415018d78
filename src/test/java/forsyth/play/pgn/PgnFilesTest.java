package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files of games as other programs write them. */
class PgnFilesTest {
    static Stream<Row> rows() {
        return Table.rows("/play/pgn_files.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void eachGameBeginsWhereItShould(Row row) throws IOException {
        List<PgnEntry> entries = read(row.get("file"));
        long count = rows().filter(other -> other.get("file").equals(row.get("file")))
                .count();
        assertEquals(count, entries.size());
        PgnEntry entry = entries.get(Integer.parseInt(row.get("n")) - 1);
        Written start = FenWriter.write(entry.game().start().setup(), Dialect.X_FEN);
        assertEquals(row.get("expected_xfen"), ((Written.Text) start).text());
        assertTrue(entry.isWhole(), () -> entry.faults().toString());
    }

    @Test
    void saysWhatWasMendedInAFenTag() throws IOException {
        List<PgnEntry> entries = read("set_up_games.pgn");
        assertEquals(List.of("SETUP_ZERO"), kinds(entries.get(4)));
        assertEquals(List.of("FEN_REPAIRED", "FEN_REPAIRED"), kinds(entries.get(5)));
        assertEquals(new PgnFault.Place(42, 31), entries.get(5).faults().get(0).place());
    }

    @Test
    void keepsWhatIsWrittenBesideTheMoves() throws IOException {
        PgnEntry cut = read("set_up_games.pgn").get(0);
        assertEquals("[#] cut off", cut.game().plies().get(0).comment());
        PgnEntry problem = read("set_up_games.pgn").get(1);
        assertEquals(List.of(1), problem.game().plies().get(0).nags());
        assertEquals("0-1", problem.game().result());
        PgnEntry umlauts = read("utf8_bom_crlf.pgn").get(0);
        assertEquals("N\u00E4me Eins", umlauts.game().tag("White"));
        assertEquals("Diagramm [#] \u2013 Schwarz zieht", umlauts.game().comment());
    }

    static List<String> kinds(PgnEntry entry) {
        return entry.faults().stream().map(fault -> fault.kind().name()).toList();
    }

    private static List<PgnEntry> read(String file) throws IOException {
        List<PgnEntry> entries = new ArrayList<>();
        try (InputStream in = PgnFilesTest.class.getResourceAsStream("/play/" + file);
                PgnReader reader = new PgnReader(TextInput.open(in), PgnOptions.DEFAULT)) {
            for (Optional<PgnEntry> next = reader.next(); next.isPresent(); next = reader.next()) {
                entries.add(next.get());
            }
        }
        return entries;
    }
}
