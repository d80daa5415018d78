package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Setup;
import forsyth.fen.CastlingLetters;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of both boards: after each ply the position in three dialects and the legal en passant policy. */
class PlayedGamesTest {
    static Stream<List<Row>> games() {
        Map<String, List<Row>> games = Table.rows("/vectors/pgn_fen.tsv")
                .collect(Collectors.groupingBy(row -> row.get("game"), LinkedHashMap::new, Collectors.toList()));
        return games.values().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachPlyGivesThePublishedPosition(List<Row> rows) {
        Setup setup = FenReader.setup(rows.get(0).get("expect_shredder"));
        for (Row row : rows) {
            if (!row.get("ply").equals("0")) {
                Moves moves = Moves.of(setup);
                Move move = legal(San.read(moves, row.get("san"), LetterSet.ENGLISH));
                List<String> coordinates = List.of(move.uci(), moves.standardUci(move));
                assertTrue(coordinates.contains(row.get("uci")), row::toString);
                assertEquals(move, legal(San.read(moves, row.get("uci"), LetterSet.ENGLISH)), row::toString);
                assertEquals(row.get("san"), San.write(moves, move, LetterSet.ENGLISH), row::toString);
                setup = moves.after(move);
            }
            assertEquals(row.get("expect"), text(FenWriter.write(setup, Dialect.X_FEN)), row::toString);
            assertEquals(row.get("expect_fen"), text(FenWriter.write(setup, Dialect.FEN)), row::toString);
            assertEquals(row.get("expect_shredder"), text(FenWriter.write(setup, Dialect.SHREDDER)), row::toString);
            Written legal = FenWriter.write(setup, CastlingLetters.KQ_OR_FILE, EpPolicy.LEGAL);
            assertEquals(row.get("expect_legal"), text(legal), row::toString);
        }
    }

    private static Move legal(ReadMove read) {
        return ((ReadMove.Legal) read).move();
    }

    private static String text(Written written) {
        return written instanceof Written.Text known ? known.text() : "UNREPRESENTABLE";
    }
}
