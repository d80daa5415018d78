package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Setup;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines of moves as people type them: the end, the letters that were found, the place of the first fault. */
class LineTest {
    static Stream<Row> rows() {
        return Table.rows("/play/lines.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void playsTheLine(Row row) {
        List<LetterSet> sets = Arrays.stream(row.get("sets").split(","))
                .map(code -> LetterSet.of(code).orElseThrow())
                .toList();
        Line line = Line.read(Moves.of(FenReader.setup(row.get("from"))), row.input(), sets);
        String fault = line.fault()
                .map(found -> found.kind() + " " + found.place().line() + ":"
                        + found.place().column())
                .orElse("-");
        assertEquals(row.get("fault"), fault);
        assertEquals(row.get("letters"), line.letters().code());
        assertEquals(row.get("end"), xfen(line.end()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyPlyIsLegalAndWritten(Row row) {
        Line line = Line.read(Moves.of(FenReader.setup(row.get("from"))), row.input(), List.of(LetterSet.values()));
        Moves position = line.start();
        for (Ply ply : line.plies()) {
            assertTrue(position.legal().contains(ply.move()));
            assertEquals(position.after(ply.move()), ply.after());
            position = position.play(ply.move());
        }
    }

    private static String xfen(Setup setup) {
        return ((Written.Text) FenWriter.write(setup, Dialect.X_FEN)).text();
    }
}
