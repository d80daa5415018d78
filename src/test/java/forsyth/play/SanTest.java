package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.fen.FenReader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Written moves, one a row: what each means, and how it is written. */
class SanTest {
    static Stream<Row> read() {
        return Table.rows("/play/san_read.tsv");
    }

    static Stream<Row> write() {
        return Table.rows("/play/san_write.tsv");
    }

    @ParameterizedTest
    @MethodSource("read")
    void readsTheMove(Row row) {
        Moves moves = Moves.of(FenReader.setup(row.get("fen")));
        ReadMove read =
                San.read(moves, row.input(), LetterSet.of(row.get("set")).orElseThrow());
        String move = read instanceof ReadMove.Legal legal
                ? legal.move().uci()
                : ((ReadMove.Refused) read).reason().name();
        assertEquals(row.get("move"), move);
    }

    @ParameterizedTest
    @MethodSource("write")
    void writesTheLeastThatTellsTheMove(Row row) {
        Moves moves = Moves.of(FenReader.setup(row.get("fen")));
        Move move = ((ReadMove.Legal) San.read(moves, row.input(), LetterSet.ENGLISH)).move();
        assertEquals(
                row.get("san"),
                San.write(moves, move, LetterSet.of(row.get("set")).orElseThrow()));
    }

    @Test
    void allMenOfABoardHaveDifferentLetters() {
        for (LetterSet set : LetterSet.values()) {
            for (Geometry geometry : Geometry.values()) {
                long letters = geometry.roles().stream()
                        .filter(role -> role != Role.PAWN)
                        .map(role -> set.letter(role, geometry))
                        .distinct()
                        .count();
                assertEquals(geometry.roles().size() - 1, letters, () -> set + " " + geometry);
            }
        }
    }
}
