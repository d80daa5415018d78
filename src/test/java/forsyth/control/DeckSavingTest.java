package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.deck.Property;
import forsyth.store.Drafts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of the file of a collection: saving, what others do to it, drafts. */
class DeckSavingTest extends LessonInWindow {
    @Test
    void whatIsTypedIsSavedAndTheRestIsKept() throws IOException {
        rig.type("deck-title", "first");
        rig.type("deck-notes", "castle");
        rig.run("deck-save");
        assertFalse(rig.model().isChanged());
        String first = "8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id \"first\"; acd 7; c0 \"castle\";\n";
        assertEquals(FILE.replaceFirst("8/8/4k3.*\n", first), Files.readString(file));
        assertEquals(FILE, Files.readString(folder.resolve("lesson.epd.bak")));
    }

    /** Saving takes what was typed, and nothing was: line breaks, comments, blanks stay as they are. */
    @Test
    void savingAloneChangesNothing() throws IOException {
        String games =
                "[Event \"A  B\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n{First   one\n\nsecond} ; smile :} there\n"
                        + "1. Ra8+ ; the key\n1... Kf7 2. Ra7+ 1-0 {after}\n\n[Event \"other\"]\n\n1. e4 *\n";
        Path pgn = Files.writeString(folder.resolve("games.pgn"), games);
        rig.open(pgn);
        rig.run("deck-save");
        assertEquals(games, Files.readString(pgn));
        assertFalse(rig.model().isChanged());
        rig.type("deck-title", "new");
        rig.run("deck-save");
        assertEquals(games.replace("A  B", "new"), Files.readString(pgn));
    }

    /** What is cut and pasted within a table or a list is what it was. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "FEN;Rating;Source\n4k3/8/8/8/8/8/8/4K3 w - - 0 1;1500; a book\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1;1600;b\n",
                "Mate in 2: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\tone\n4k3/8/8/8/8/8/8/R3K3  w Q - 0 1 two\n"
            })
    void cutAndPastedEntriesAreWhatTheyWere(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("file.txt"), text);
        rig.open(file);
        rig.select(0);
        rig.run("deck-cut");
        rig.select(0);
        rig.run("deck-paste");
        rig.run("deck-save");
        List<String> before = text.lines().sorted().toList();
        assertEquals(before, Files.readString(file).lines().sorted().toList());
    }

    @Test
    void aCompressedFileIsNotWritten() {
        Path packed = folder.resolve("lesson.epd.gz");
        rig.answer(packed);
        rig.run("deck-save-as");
        rig.run("deck-export");
        assertTrue(rig.status().startsWith("lesson.epd.gz: compressed files are only read"), rig.status());
        assertFalse(Files.exists(packed));
    }

    @Test
    void whatAnotherFormHasNoPlaceForIsNamed() {
        Path pgn = folder.resolve("lesson.pgn");
        rig.answer(pgn);
        rig.run("deck-save-as");
        assertEquals(
                "lesson.pgn was written. This has no place in its form and is left out there: acd, what stands between or beside the positions",
                rig.notice());
    }

    @Test
    void whatWasFoundInTheFileIsToldAfterSavingToo() {
        rig.type("deck-title", "mine");
        rig.run("deck-save");
        assertFalse(rig.model().isChanged());
        assertTrue(window.pane().faults().isVisible());
    }

    @Test
    void faultsOfTheFileAreListed() {
        assertEquals(
                List.of(4),
                window.faults().stream().map(fault -> fault.line()).distinct().toList());
        assertTrue(window.pane().faults().isVisible());
    }

    @Test
    void aFileThatAnotherProgramChangedIsNotOverwritten() throws IOException {
        Files.writeString(file, "4k3/8/8/8/8/8/8/4K3 w - - id \"theirs\";\n");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        rig.type("deck-title", "mine");
        rig.run("deck-save");
        assertTrue(window.pane().notice().isVisible());
        assertTrue(Files.readString(file).contains("theirs"));
    }

    @Test
    void unsavedWorkIsKeptAsADraftAlsoWhenItIsOnlyLookedAt() throws IOException, InterruptedException {
        rig.type("deck-title", "unsaved");
        Toolkit.run(window::close);
        Drafts.Left left = rig.left().get(0);
        DeckDraft.Kept kept = DeckDraft.read(left.text()).orElseThrow();
        assertEquals(Optional.of(file), kept.path());
        assertEquals(
                "unsaved",
                DeckTexts.whole(kept.text(), kept.form()).deck().entry(0).title());
        DeckRig next = new DeckRig(folder);
        Toolkit.run(() -> next.window().files().restore(kept));
        next.rest();
        Toolkit.run(next.window()::close);
        assertEquals(2, next.left().size());
    }

    @Test
    void aDraftOfAListKeepsWhatAListHasNoPlaceFor() throws IOException, InterruptedException {
        Path list = Files.writeString(folder.resolve("my list.fen"), "# a\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
        rig.open(list);
        rig.type("deck-notes", "unsaved");
        Toolkit.run(window::close);
        DeckDraft.Kept kept = DeckDraft.read(rig.left().get(0).text()).orElseThrow();
        DeckRig next = new DeckRig(folder);
        Toolkit.run(() -> next.window().files().restore(kept));
        next.rest();
        assertEquals("unsaved", next.model().deck().entry(0).get(Property.NOTES));
        assertEquals(Optional.of(list), next.window().files().file().path());
        next.run("deck-save");
        next.left();
        assertEquals("# a\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", Files.readString(list));
        assertEquals(
                "my list.fen was written. This has no place in its form and is left out there: notes", next.notice());
    }

    @Test
    void aRestoredCollectionIsNotWrittenOverAFileThatWasChanged() throws IOException, InterruptedException {
        rig.type("deck-title", "unsaved");
        Toolkit.run(window::close);
        DeckDraft.Kept kept = DeckDraft.read(rig.left().get(0).text()).orElseThrow();
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        DeckRig next = new DeckRig(folder);
        Toolkit.run(() -> next.window().files().restore(kept));
        next.rest();
        next.run("deck-save");
        next.left();
        assertEquals("lesson.epd was changed after it was read here.", next.notice());
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    void nothingIsKeptOfSavedWork() throws IOException, InterruptedException {
        rig.type("deck-title", "saved");
        rig.run("deck-save");
        assertFalse(rig.model().isChanged());
        Toolkit.run(window::close);
        assertEquals(List.of(), rig.left());
    }
}
