package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.chess.Transform;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.FenReader;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is drawn, and what becomes of it when the position changes. */
class DrawnMarksTest {
    private static final String DRAWN = "[%csl Gd4,Ra1] [%cal Be2e4] [%draw full,h8,yellow] [%draw A,c3]";
    private static final String KINGS = "4k3/8/8/8/3P4/8/8/4K3 w - - 0 1";

    private final EditorModel model = new EditorModel(
            new Document(FenReader.setup(KINGS), read(DRAWN, Geometry.STANDARD), Rules.ANY_CASTLING, false));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MIRROR       | [%csl Ge4,Rh1] [%cal Bd2d4] [%draw full,a8,yellow] [%draw A,f3]",
                "SWAP_COLOURS | [%csl Gd5,Ra8] [%cal Be7e5] [%draw full,h1,yellow] [%draw A,c6]",
                "ROTATE       | [%csl Ge5,Rh8] [%cal Bd7d5] [%draw full,a1,yellow] [%draw A,f6]",
            })
    void goAlongWithTheBoard(Transform transform, String expected) {
        model.perform(new Edit.Carried(transform));
        assertEquals(read(expected, Geometry.STANDARD), model.document().marks());
        model.perform(new Edit.Carried(transform));
        assertEquals(read(DRAWN, Geometry.STANDARD), model.document().marks());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SHIFT_RIGHT | [%csl Gd5,Ra2] [%cal Ba1b1,Rd4e5] | [%csl Ge5,Rb2] [%cal Bb1c1,Re4f5]",
                "SHIFT_LEFT  | [%csl Gd5,Ra2] [%cal Ba1b1,Rd4e5] | [%csl Gc5] [%cal Rc4d5]",
                "SHIFT_UP    | [%csl Gd8,Ra2] [%draw 1,b8]       | [%csl Ra3]",
                "SHIFT_DOWN  | [%csl Gd8,Ra1] [%draw 1,b8]       | [%csl Gd7] [%draw 1,b7]",
            })
    void leaveTheBoardByAShift(Transform transform, String before, String expected) {
        Setup pawn = FenReader.setup("8/8/8/4k3/4K3/8/8/8 w - - 0 1");
        Document document = new Document(pawn, read(before, Geometry.STANDARD), Rules.ANY_CASTLING, false);
        assertEquals(
                read(expected, Geometry.STANDARD),
                new Edit.Carried(transform).applyTo(document).marks());
    }

    @Test
    void aRefusedShiftMovesNothing() {
        Document before = model.document();
        assertEquals(before, new Edit.Carried(Transform.SHIFT_UP).applyTo(before));
    }

    @Test
    void stayWhenMenMoveAndWhenRepaired() {
        int e1 = Square.of(4, 0);
        for (Edit edit : List.of(
                new Edit.Carry(e1, Square.of(4, 1)),
                new Edit.Clear(e1),
                new Edit.Turn(forsyth.chess.Side.BLACK),
                new Edit.Replace(FenReader.setup("8/8/8/8/8/8/8/8 w - - 0 1")),
                new Edit.RepairAll(Set.of()))) {
            assertEquals(
                    model.document().marks(), edit.applyTo(model.document()).marks(), edit.toString());
        }
    }

    @Test
    void goWithAnotherPosition() {
        for (Edit edit : List.of(
                new Edit.EmptyBoard(),
                new Edit.StartPosition(),
                new Edit.Load(FenReader.setup("8/8/8/8/8/8/8/8 w - - 0 1")),
                new Edit.LoadStart(Setup.start(Geometry.CAPABLANCA), Rules.CAPABLANCA))) {
            assertTrue(edit.applyTo(model.document()).marks().isEmpty(), edit.toString());
        }
    }

    @Test
    void keepTheirSquaresOnALargerBoardAndLoseThoseOfLostFiles() {
        Document large = new Edit.KindOfBoard(Rules.CAPABLANCA).applyTo(model.document());
        assertEquals(model.document().marks(), large.marks());
        Document more = new Edit.Draw(read("[%csl Gj1,Rb1] [%cal Bj1a1]", Geometry.CAPABLANCA)).applyTo(large);
        Document small = new Edit.KindOfBoard(Rules.STANDARD_CASTLING).applyTo(more);
        assertEquals(read("[%csl Rb1]", Geometry.STANDARD), small.marks());
    }

    @Test
    void areStepsToUndo() {
        Marks before = model.document().marks();
        Marks after = before.toggled(new Marks.Arrow(0, 1, Hue.RED));
        model.perform(new Edit.Draw(after));
        model.undo();
        assertEquals(before, model.document().marks());
        model.redo();
        assertEquals(after, model.document().marks());
    }

    @Test
    void areKeptInDrafts() {
        model.perform(new Edit.Draw(Marks.NONE));
        String text = DraftText.write(model.steps(), model.step());
        assertEquals(model.steps(), DraftText.read(text).orElseThrow().steps());
    }

    @Test
    void draftsWithoutMarksAreStillRead() {
        String text = "0\nANY_CASTLING 0 -1 -1 -1 -1 - " + KINGS + "\n";
        Document kept = DraftText.read(text).orElseThrow().steps().get(0);
        assertEquals(new Document(FenReader.setup(KINGS), Rules.ANY_CASTLING, false), kept);
    }

    @ParameterizedTest
    @CsvSource({
        "1,2",
        "9,10",
        "99,100",
        "a,b",
        "A,B",
        "z,z",
        "Z,Z",
        "\u0430,\u0431",
        "899,900",
        "999,999",
        "ab,ab",
        "!,!"
    })
    void aLabelIsFollowedByTheNext(String label, String next) {
        Tool.Mark tool = new Tool.Mark(Tool.Mark.Kind.LABEL, Hue.GREEN, label);
        assertEquals(next, tool.withNextLabel().label());
    }

    private static Marks read(String text, Geometry geometry) {
        return PgnMarks.read(text, geometry);
    }
}
