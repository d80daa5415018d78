package forsyth.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Square;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Marks in PGN comments. */
class PgnMarksTest {
    private static final String[] LABELS = {"A", "1", "12", "+", "\u2654", "Щ", "abc"};

    static Stream<Row> rows() {
        return Table.rows("/diagram/marks.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsAndWrites(Row row) {
        Geometry geometry = row.get("board").equals("10x8") ? Geometry.CAPABLANCA : Geometry.STANDARD;
        assertEquals(row.get("written"), PgnMarks.write(PgnMarks.read(row.input(), geometry)));
    }

    static Stream<Marks> anyMarks() {
        SplittableRandom random = new SplittableRandom(7);
        return IntStream.range(0, 300).mapToObj(i -> marks(random));
    }

    @ParameterizedTest
    @MethodSource("anyMarks")
    void whatIsWrittenIsReadAgain(Marks marks) {
        assertEquals(marks, PgnMarks.read("Before " + PgnMarks.write(marks) + " after", Geometry.CAPABLANCA));
    }

    @Test
    void commandsAreNoProse() {
        assertEquals("One two.", PgnMarks.strip("One [%csl Gd4] [%cal Gd4d5] two. [%draw A,e4]"));
        assertEquals("[%clk 0:01:00]", PgnMarks.strip("[%clk 0:01:00]"));
    }

    @Test
    void drawingTheSameAgainTakesItAway() {
        Marks.Arrow arrow = new Marks.Arrow(0, 1, Hue.RED);
        Marks marks = Marks.NONE.toggled(arrow).toggledRing(5, Hue.BLUE).toggledField(6, Hue.GREEN);
        assertEquals("[%csl Bf1] [%cal Ra1b1] [%draw full,g1,green]", PgnMarks.write(marks));
        assertEquals(Marks.NONE, marks.toggled(arrow).toggledRing(5, Hue.BLUE).toggledField(6, Hue.GREEN));
        assertEquals(
                "[%csl Gf1]", PgnMarks.write(Marks.NONE.withRing(5, Hue.BLUE).toggledRing(5, Hue.GREEN)));
    }

    @Test
    void labelsCannotEndACommand() {
        for (String label : new String[] {"]", "a b", ",", "{", "", "\u00A0", "1234"}) {
            assertEquals(false, Marks.isLabel(label), label);
        }
        assertThrows(IllegalArgumentException.class, () -> Marks.NONE.withLabel(0, "]"));
    }

    private static Marks marks(SplittableRandom random) {
        Marks marks = Marks.NONE;
        for (int i = random.nextInt(5); i > 0; i--) {
            int from = square(random);
            int to = square(random);
            marks = from == to ? marks : marks.with(new Marks.Arrow(from, to, hue(random)));
            marks = marks.withRing(square(random), hue(random)).withField(square(random), hue(random));
            marks = marks.withLabel(square(random), LABELS[random.nextInt(LABELS.length)]);
        }
        return marks;
    }

    private static int square(SplittableRandom random) {
        return Square.of(random.nextInt(10), random.nextInt(8));
    }

    private static Hue hue(SplittableRandom random) {
        return Hue.values()[random.nextInt(4)];
    }
}
