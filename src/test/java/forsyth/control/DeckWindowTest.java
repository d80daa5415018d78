package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.deck.Deck;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.FenReader;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.GridCell;
import org.junit.jupiter.api.Test;

/** A collection in its window, by keys, fields and menus. */
class DeckWindowTest extends LessonInWindow {
    private static final Marks MARKS = PgnMarks.read("[%csl Ga1] [%cal Re1c1]", Geometry.STANDARD);

    @Test
    void keysPressedDuringWorkAreTakenAfterwards() throws IOException {
        Toolkit.run(() -> {
            press(KeyCode.A);
            rig.item("deck-delete").fire();
            assertTrue(window.isBusy());
            press(KeyCode.Z);
            press(KeyCode.S);
        });
        rig.rest();
        assertEquals(List.of("one", "two", "three"), rig.titles());
        assertTrue(rig.model().canRedo());
        assertEquals(FILE, Files.readString(folder.resolve("lesson.epd.bak")));
    }

    private void press(KeyCode code) {
        window.pane().fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false));
    }

    @Test
    void afterUndoOneEntryIsChosen() {
        rig.select(0, 1);
        Toolkit.run(() -> window.commands().move(new int[] {0, 1}, 3));
        assertEquals(2, Toolkit.call(() -> window.pane().selection().size()));
        rig.run("deck-undo");
        assertEquals(1, Toolkit.call(() -> window.pane().selection().size()));
    }

    @Test
    void entriesAreCutPastedUndoneAndSorted() {
        rig.select(0, 2);
        rig.run("deck-cut");
        assertEquals(List.of("two"), rig.titles());
        rig.run("deck-paste");
        assertEquals(List.of("two", "one", "three"), rig.titles());
        rig.run("deck-undo");
        rig.run("deck-undo");
        assertEquals(List.of("one", "two", "three"), rig.titles());
        rig.run("deck-redo");
        assertEquals(List.of("two"), rig.titles());
        rig.run("deck-undo");
        rig.run("deck-sort-TITLE");
        assertEquals(List.of("one", "three", "two"), rig.titles());
        Toolkit.run(() -> window.commands().move(new int[] {2}, 0));
        assertEquals(List.of("two", "one", "three"), rig.titles());
    }

    @Test
    void theTitleTellsEachTimeWhetherAllIsSaved() {
        for (int round = 0; round < 3; round++) {
            rig.run("deck-turn-" + (round % 2 == 0 ? "BLACK" : "WHITE"));
            assertTrue(title().startsWith("*"), title());
            rig.run("deck-undo");
            assertFalse(title().startsWith("*"), title());
            rig.run("deck-redo");
            rig.run("deck-save");
            assertFalse(title().startsWith("*"), title());
        }
    }

    private static String title() {
        return Toolkit.call(() -> Toolkit.stage().getTitle());
    }

    /** What a cell shows stands in the words for screen readers too. */
    @Test
    void changedEntriesAreShownInTheirPlaces() {
        layOut();
        rig.select(0, 1, 2);
        rig.run("deck-turn-WHITE");
        layOut();
        assertTrue(cell(0).getAccessibleText().contains("White"), cell(0).getAccessibleText());
        rig.run("deck-turn-BLACK");
        layOut();
        assertTrue(cell(0).getAccessibleText().contains("Black"), cell(0).getAccessibleText());
    }

    @Test
    void aClickOnOneOfSeveralChosenEntriesChoosesItAlone() {
        layOut();
        rig.select(0, 1, 2);
        mouse(MouseEvent.MOUSE_PRESSED);
        assertEquals(3, window.pane().selection().size());
        mouse(MouseEvent.MOUSE_CLICKED);
        assertArrayEquals(new int[] {1}, window.pane().selection().places());
    }

    private void layOut() {
        Toolkit.run(() -> {
            window.pane().applyCss();
            window.pane().layout();
        });
    }

    private GridCell<?> cell(int place) {
        return Toolkit.call(() -> window.pane().grid().lookupAll(".grid-cell").stream()
                .map(node -> (GridCell<?>) node)
                .filter(cell -> Integer.valueOf(place).equals(cell.getItem()))
                .findFirst()
                .orElseThrow());
    }

    private void mouse(EventType<MouseEvent> type) {
        GridCell<?> cell = cell(1);
        Toolkit.run(() -> cell.fireEvent(new MouseEvent(
                type,
                5,
                5,
                5,
                5,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                true,
                null)));
    }

    @Test
    void searchShowsWhatIsFoundAndActsOnIt() {
        Toolkit.run(() -> window.pane().search().setText("KRP v KR"));
        assertEquals(2, window.pane().grid().count());
        rig.run("deck-all");
        rig.run("deck-turn-BLACK");
        Toolkit.run(() -> window.pane().search().clear());
        Deck deck = window.model().deck();
        assertArrayEquals(
                new String[] {"BLACK", "BLACK", "BLACK"},
                IntStream.range(0, 3).mapToObj(i -> deck.setup(i).turn().name()).toArray());
    }

    @Test
    void entriesGoToTheBoardMoveByMoveAndComeFromItWithTheirMarks() {
        rig.select(0);
        rig.put(window.model().deck().setup(0), MARKS);
        Toolkit.run(() -> window.pane().details().takeFromBoard().fire());
        assertEquals("[%csl Ga1] [%cal Re1c1]", window.model().deck().entry(0).get(Property.MARKS));
        Toolkit.run(() -> window.pane().details().forward().fire());
        assertEquals(FenReader.setup("8/8/4k3/8/4r3/8/4P3/2KR4 b - - 1 1"), rig.setup());
        assertEquals(Marks.NONE, rig.marks());
        Toolkit.run(() -> window.pane().details().back().fire());
        assertEquals(window.model().deck().setup(0), rig.setup());
        assertEquals(MARKS, rig.marks());
        Setup onBoard = FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        rig.put(onBoard, MARKS);
        rig.select(1);
        rig.run("deck-add");
        assertEquals(4, rig.size());
        assertEquals(onBoard, window.model().deck().setup(2));
        assertEquals(MARKS, window.model().deck().entry(2).marks());
    }

    @Test
    void aSolutionThatNoLongerFitsIsToldOfAndKept() {
        rig.select(0);
        rig.put(FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Marks.NONE);
        Toolkit.run(() -> window.pane().details().takeFromBoard().fire());
        assertEquals("Solutions kept that cannot be played from the new position: 1.", rig.status());
        assertEquals("O-O-O", window.model().deck().entry(0).get(Property.SOLUTION));
        rig.put(FenReader.setup("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), Marks.NONE);
        Toolkit.run(() -> window.pane().details().takeFromBoard().fire());
        assertEquals("Positions: 3, shown: 3, chosen: 1", rig.status());
    }

    @Test
    void repeatedPositionsThatAreNotShownStay() {
        rig.run("deck-all");
        rig.run("deck-copy");
        rig.run("deck-paste");
        assertEquals(6, rig.size());
        Toolkit.run(() -> window.pane().search().setText("KRP v KR"));
        rig.run("deck-duplicates");
        assertEquals("Repeated positions removed: 2; not shown and kept: 1", rig.status());
        assertEquals(4, rig.size());
        Toolkit.run(() -> window.pane().search().clear());
        rig.run("deck-duplicates");
        assertEquals("Repeated positions removed: 1", rig.status());
        assertEquals(3, rig.size());
    }

    @Test
    void anEntryThatIsWrittenOnStaysInSight() {
        Toolkit.run(() -> window.pane().search().setText("one"));
        assertEquals(1, window.pane().grid().count());
        rig.type("deck-title", "pear");
        rig.type("deck-notes", "for pear");
        assertEquals("for pear", window.model().deck().entry(0).get(Property.NOTES));
        assertEquals("pear", window.model().deck().entry(0).title());
        Toolkit.run(() -> window.pane().search().setText("two"));
        Toolkit.run(() -> window.pane().search().setText("one"));
        assertEquals(0, window.pane().grid().count());
    }

    @Test
    void whyNothingIsShownIsSaid() {
        for (String typed : List.of("@Nf9", "v", "KRP v", "@")) {
            Toolkit.run(() -> window.pane().search().setText(typed));
            assertEquals(0, window.pane().grid().count(), typed);
            assertTrue(rig.hint().startsWith("Nothing was found."), typed);
        }
        Toolkit.run(() -> window.pane().search().setText("one"));
        assertEquals("", rig.hint());
        Toolkit.run(() -> window.pane().search().clear());
        rig.run("deck-all");
        rig.run("deck-delete");
        assertTrue(rig.hint().startsWith("There are no positions yet."), rig.hint());
    }
}
