package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Published node counts; {@code -Dperft.limit=1000000000} counts the long rows too. */
class PerftTest {
    private static final long LIMIT = Long.getLong("perft.limit", 2_000_000);

    static Stream<Row> rows() {
        return Table.rows("/vectors/perft.tsv").filter(row -> Long.parseLong(row.get("nodes")) <= LIMIT);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void countsThePublishedNodes(Row row) {
        long nodes = Perft.nodes(start(row), Integer.parseInt(row.get("depth")));
        assertEquals(Long.parseLong(row.get("nodes")), nodes);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theDividedNodesAddUp(Row row) {
        int depth = Math.min(3, Integer.parseInt(row.get("depth")));
        long sum = Perft.divide(start(row), depth).values().stream()
                .mapToLong(Long::longValue)
                .sum();
        assertEquals(Perft.nodes(start(row), depth), sum);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/8 w - - 0 1, 0",
        "8/8/8/8/8/8/4P3/8 w - - 0 1, 2",
        "8/4P3/8/8/8/8/8/8 w - - 0 1, 4",
        "10/4P5/10/10/10/10/10/10 w - - 0 1, 6",
        "4P3/8/8/8/8/8/8/4P3 w - - 0 1, 1",
        "k7/8/8/8/8/8/8/K6K w - - 0 1, 6",
        "r6k/8/8/8/8/8/8/K6K w - - 0 1, 2",
        "r6k/8/8/8/8/8/8/K1K5 w - - 0 1, 2",
        "rr5k/8/8/8/8/8/8/K1K5 w - - 0 1, 0",
        "7k/8/8/8/8/8/8/Kk6 w - - 0 1, 1",
    })
    void countsMovesWithoutKingsAndWithSeveral(String fen, long moves) {
        assertEquals(moves, Perft.nodes(FenReader.setup(fen), 1));
    }

    @Test
    void theRootIsOneNode() {
        Setup start = Setup.start(Geometry.STANDARD);
        assertEquals(1, Perft.nodes(start, 0));
        assertEquals(0, Perft.divide(Moves.of(start), 0).size());
    }

    private static Moves start(Row row) {
        return Moves.of(FenReader.setup(row.get("fen")), CastlingTargets.of(row.get("variant")));
    }
}
