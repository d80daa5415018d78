package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.start.Start;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games and lines of moves, from the present position or from the start, whichever fits. */
class LineReaderTest {
    private static final LineReader READER = new LineReader(List.of(LetterSet.values()));

    static Stream<Row> rows() {
        return Table.rows("/paste/played.tsv");
    }

    /** Where each line ends, and its first error with the characters that it is about. */
    @ParameterizedTest
    @MethodSource("rows")
    void readsToTheEnd(Row row) {
        String text = row.input();
        String lines =
                read(row).stream().map(line -> end(line) + error(text, line)).collect(Collectors.joining("; "));
        assertEquals(row.get("lines"), lines);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void keepsTitles(Row row) {
        String titles = read(row).stream().map(PastedLine::title).collect(Collectors.joining("; "));
        assertEquals(row.get("titles"), titles);
    }

    @Test
    void ofSeveralStartsThatFitNoneTheOneThatGoesFurthestIsTaken() {
        Moves first = Moves.of(FenReader.setup("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        Moves second = Moves.of(Setup.start(Geometry.STANDARD));
        String text = "1. e4 e5 2. Ke2 Kd7";
        PastedLine line = READER.read(text, PasteReader.read(text, Rules.ANY_CASTLING), List.of(first, second))
                .get(0);
        assertEquals(3, line.plies().size());
        assertEquals("Kd7", text.substring(line.place().start(), line.place().end()));
    }

    private static List<PastedLine> read(Row row) {
        boolean isNumber = row.get("present").equals("455");
        Setup present = isNumber ? Start.ofChess960(455, 455).setup() : FenReader.setup(row.get("present"));
        Pasted pasted = PasteReader.read(row.input(), Rules.ANY_CASTLING);
        List<Moves> starts = List.of(Moves.of(present), Moves.of(Setup.start(Geometry.STANDARD)));
        return READER.read(row.input(), pasted, starts);
    }

    private static String end(PastedLine line) {
        Setup end = line.plies().isEmpty()
                ? line.start().setup()
                : line.plies().get(line.plies().size() - 1).after();
        return ((Written.Text) FenWriter.write(end, Dialect.X_FEN)).text();
    }

    private static String error(String text, PastedLine line) {
        return line.error()
                .map(fault -> " " + fault.kind() + " "
                        + text.substring(line.place().start(), line.place().end()))
                .orElse("");
    }
}
