package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import forsyth.Toolkit;
import forsyth.view.DeckPane;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What a collection's window does where the disk refuses, and where others touch its file. */
@ExtendWith(Toolkit.class)
class DeckTroubleTest {
    private static final String FILE =
            "4k3/8/8/8/8/8/8/R3K3 w Q - id \"one\";\n4k3/8/8/8/8/8/8/4K3 w - - id \"two\";\n";

    @TempDir
    Path folder;

    private DeckRig rig;
    private Path file;

    @BeforeEach
    void open() throws IOException {
        file = Files.writeString(Files.createDirectory(folder.resolve("files")).resolve("lesson.epd"), FILE);
        rig = new DeckRig(folder);
        rig.open(file);
        assertEquals(2, rig.size());
    }

    @AfterEach
    void letTheDraftReachTheDisk() throws IOException, InterruptedException {
        rig.left();
    }

    private Set<String> names() throws IOException {
        try (Stream<Path> names = Files.list(file.getParent())) {
            return names.map(name -> name.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private void look() {
        Toolkit.run(() -> rig.window().files().look());
    }

    private void choose(String id) {
        Toolkit.run(() -> ((Button) rig.window().pane().notice().lookup("#" + id)).fire());
        rig.rest();
    }

    @Test
    void aRemovedFileIsNoticedOnceAndSavedAnew() throws IOException {
        Files.delete(file);
        look();
        assertEquals(
                "lesson.epd is no longer there. What was read of it is still here, and saving writes it anew.",
                rig.notice());
        assertTrue(rig.model().isChanged());
        choose("notice-close");
        look();
        assertEquals("", rig.notice());
        rig.run("deck-save");
        assertEquals(FILE, Files.readString(file));
        assertFalse(rig.model().isChanged());
        assertEquals(Set.of("lesson.epd"), names());
        Files.delete(file);
        look();
        choose("deck-save-anew");
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    void savingARemovedFileAsksOnce() throws IOException {
        Files.delete(file);
        rig.run("deck-save");
        assertTrue(rig.notice().startsWith("lesson.epd is no longer there."), rig.notice());
        assertTrue(Files.notExists(file));
        rig.run("deck-save");
        assertEquals(FILE, Files.readString(file));
    }

    @Test
    void aPartOfAFileDoesNotTakeItsPlaceAfterARestart() throws IOException, InterruptedException {
        Files.writeString(file, FILE + "\n[Event \"x\"]\n\n1. e4 *\n");
        rig.open(file);
        assertEquals(3, rig.size());
        rig.select(0);
        rig.run("deck-MIRROR");
        Toolkit.run(rig.window()::close);
        assertEquals(
                Optional.empty(),
                DeckDraft.read(rig.left().get(0).text()).orElseThrow().path());
    }

    @Test
    void whatWasReadOfARemovedFileIsKeptAsADraft() throws IOException, InterruptedException {
        Files.delete(file);
        look();
        Toolkit.run(rig.window()::close);
        assertEquals(
                FILE, DeckDraft.read(rig.left().get(0).text()).orElseThrow().text());
    }

    @Test
    void withItsFolderGoneToo() throws IOException {
        rig.type("deck-title", "mine");
        Files.delete(file);
        Files.delete(file.getParent());
        look();
        rig.run("deck-save");
        assertEquals(
                "Cannot write " + file + ": the folder does not exist. The former file is unchanged.", rig.notice());
        assertTrue(rig.model().isChanged());
    }

    @Test
    void anotherFileInItsPlaceIsNotWrittenOver() throws IOException {
        rig.type("deck-title", "mine");
        Files.delete(file);
        look();
        Files.writeString(file, "4k3/8/8/8/8/8/8/3QK3 w - - id \"theirs\";\n");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        rig.run("deck-save");
        assertEquals("lesson.epd was changed after it was read here.", rig.notice());
        assertTrue(Files.readString(file).contains("theirs"));
        choose("deck-reload");
        assertEquals("theirs", rig.titles().get(0));
        rig.run("deck-undo");
        assertEquals("mine", rig.titles().get(0));
    }

    /** Also for those who may write anywhere else. */
    private Path forbidden() throws IOException {
        Path system = Path.of("/sys/kernel");
        if (Files.isDirectory(system)) {
            return system.resolve("lesson.epd");
        }
        Path closed = Files.createDirectory(folder.resolve("closed"));
        assumeTrue(closed.toFile().setWritable(false) && !Files.isWritable(closed), "a folder can be closed");
        return closed.resolve("lesson.epd");
    }

    @Test
    void withoutPermissionTheWorkStaysUnsaved() throws IOException, InterruptedException {
        Path target = forbidden();
        rig.type("deck-title", "mine");
        rig.answer(target);
        rig.run("deck-save-as");
        assertEquals(
                "Cannot write " + target + ": you have no permission for it. The former file is unchanged.",
                rig.notice());
        assertTrue(rig.model().isChanged());
        assertEquals(FILE, Files.readString(file));
        Toolkit.run(rig.window()::close);
        assertEquals(1, rig.left().size());
    }

    @Test
    void aFullDiskIsNamed() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        rig.type("deck-title", "mine");
        rig.answer(full);
        rig.run("deck-save-as");
        assertEquals(
                "Cannot write /dev/full: there is no room left on the disk. The former file is unchanged.",
                rig.notice());
        assertTrue(rig.model().isChanged());
        assertEquals(Set.of("lesson.epd"), names());
    }

    /** A pipe gives no more than what is wanted of it. */
    @Test
    void readingThatIsStoppedLeavesWhatWasRead() throws Exception {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
        Path pipe = folder.resolve("endless.epd");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        DeckRig other = new DeckRig(folder);
        Toolkit.run(() -> other.window().files().open(pipe));
        DeckPane pane = other.window().pane();
        try (Writer out = Files.newBufferedWriter(pipe)) {
            out.write(FILE.repeat(1000));
            out.flush();
            DeckRig.until(() -> pane.grid().count() >= 200 && pane.progress().isVisible());
            assertTrue(Toolkit.call(() -> pane.menus().isDisabled()));
            Toolkit.run(() -> ((Button) pane.progress().lookup("#progress-cancel")).fire());
            out.write(FILE);
        } catch (IOException e) {
            assertEquals("Broken pipe", e.getMessage(), "the reader may have gone by then");
        }
        other.rest();
        other.left();
        assertEquals(
                "Reading was stopped after " + other.size()
                        + " positions. What is changed here can be saved under another name only.",
                other.notice().replace(",", ""));
        assertTrue(other.size() >= 200 && other.size() < 4000, "positions: " + other.size());
        assertFalse(other.window().files().file().canBeSaved());
        assertFalse(Toolkit.call(() -> pane.menus().isDisabled()));
    }

    @Test
    void aFileThatCannotBeReadChangesNothing() {
        rig.open(folder.resolve("nowhere.epd"));
        assertEquals("Cannot read " + folder.resolve("nowhere.epd") + ": there is no such file", rig.notice());
        assertEquals(2, rig.size());
    }
}
