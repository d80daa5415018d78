package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Setup;
import forsyth.deck.Deck;
import forsyth.deck.Property;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.store.Drafts;
import forsyth.view.DeckPane;
import forsyth.view.PieceImages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** A collection in its window, by keys, fields and menus. */
@ExtendWith(Toolkit.class)
class DeckWindowTest {
    private static final String FILE = """
            # lesson
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id "one"; acd 7;
            4k3/3r4/8/8/8/8/8/R3K3 b Q - id "two";
            no position at all
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - id "three";
            """;

    @TempDir
    private Path folder;

    private final ExecutorService writer = Executors.newSingleThreadExecutor();
    private Setup onBoard = FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    private DeckWindow window;
    private Drafts drafts;
    private Path file;

    @BeforeEach
    void open() throws IOException, TimeoutException {
        file = Files.writeString(folder.resolve("lesson.epd"), FILE);
        drafts = Drafts.in(folder.resolve("drafts"));
        Toolkit.run(() -> {
            window = window();
            window.files().open(file);
        });
        until(() -> size() == 3 && !window.files().isBusy());
    }

    @AfterEach
    void close() throws InterruptedException {
        writer.shutdown();
        assertTrue(writer.awaitTermination(10, TimeUnit.SECONDS));
    }

    private DeckWindow window() {
        Messages messages = Messages.of("messages-deck", Language.ENGLISH);
        DeckPane pane = new DeckPane(new PieceImages(), messages);
        DeckBoard board = new DeckBoard() {
            @Override
            public Setup setup() {
                return onBoard;
            }

            @Override
            public void load(Setup setup) {
                onBoard = setup;
            }
        };
        DeckDraft draft = new DeckDraft(Optional.of(drafts), writer);
        DeckWindow opened = new DeckWindow(pane, board, draft, Language.ENGLISH, path -> {});
        new Scene(pane, 800, 600);
        opened.attach(Toolkit.stage());
        return opened;
    }

    private static void until(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> Toolkit.call(condition));
    }

    private int size() {
        return window.model().deck().size();
    }

    private List<String> titles() {
        Deck deck = window.model().deck();
        return IntStream.range(0, deck.size())
                .mapToObj(i -> deck.entry(i).title())
                .toList();
    }

    private void run(String id) {
        Toolkit.run(() -> window.pane().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("menu-item-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
    }

    private void select(int... places) {
        Toolkit.run(() -> {
            window.pane().selection().only(places[0]);
            IntStream.of(places).skip(1).forEach(window.pane().selection()::toggle);
        });
    }

    private void type(String id, String text) {
        Toolkit.run(() -> {
            TextInputControl field = (TextInputControl) window.pane().details().lookup("#" + id);
            field.setText(text);
            field.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
        });
    }

    @Test
    void whatIsTypedIsSavedAndTheRestIsKept() throws IOException, TimeoutException {
        type("deck-title", "first");
        type("deck-notes", "castle");
        run("deck-save");
        until(() -> !window.model().isChanged());
        String first = "8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id \"first\"; acd 7; c0 \"castle\";\n";
        assertEquals(FILE.replaceFirst("8/8/4k3.*\n", first), Files.readString(file));
        assertEquals(FILE, Files.readString(folder.resolve("lesson.epd.bak")));
    }

    @Test
    void entriesAreCutPastedUndoneAndSorted() {
        select(0, 2);
        run("deck-cut");
        assertEquals(List.of("two"), titles());
        run("deck-paste");
        assertEquals(List.of("two", "one", "three"), titles());
        run("deck-undo");
        run("deck-undo");
        assertEquals(List.of("one", "two", "three"), titles());
        run("deck-redo");
        assertEquals(List.of("two"), titles());
        run("deck-undo");
        run("deck-sort-TITLE");
        assertEquals(List.of("one", "three", "two"), titles());
        Toolkit.run(() -> window.commands().move(new int[] {2}, 0));
        assertEquals(List.of("two", "one", "three"), titles());
    }

    @Test
    void searchShowsWhatIsFoundAndActsOnIt() {
        Toolkit.run(() -> window.pane().search().setText("KRP v KR"));
        assertEquals(2, window.pane().grid().count());
        run("deck-all");
        run("deck-turn-BLACK");
        Toolkit.run(() -> window.pane().search().clear());
        Deck deck = window.model().deck();
        assertArrayEquals(
                new String[] {"BLACK", "BLACK", "BLACK"},
                IntStream.range(0, 3).mapToObj(i -> deck.setup(i).turn().name()).toArray());
    }

    @Test
    void entriesGoToTheBoardMoveByMoveAndComeFromIt() {
        select(0);
        Toolkit.run(() -> window.pane().details().forward().fire());
        assertEquals(FenReader.setup("8/8/4k3/8/4r3/8/4P3/2KR4 b - - 1 1"), onBoard);
        Toolkit.run(() -> window.pane().details().back().fire());
        assertEquals(window.model().deck().setup(0), onBoard);
        onBoard = FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        select(1);
        Toolkit.run(() -> window.pane().details().takeFromBoard().fire());
        assertEquals(onBoard, window.model().deck().setup(1));
        run("deck-add");
        assertEquals(4, size());
        assertEquals(onBoard, window.model().deck().setup(2));
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
        type("deck-title", "mine");
        run("deck-save");
        assertTrue(window.pane().notice().isVisible());
        assertTrue(Files.readString(file).contains("theirs"));
    }

    @Test
    void unsavedWorkIsKeptAsADraft() throws IOException {
        type("deck-title", "unsaved");
        Toolkit.run(window::close);
        writer.shutdown();
        List<Drafts.Left> left = left();
        DeckDraft.Kept kept = DeckDraft.read(left.get(0).text()).orElseThrow();
        assertEquals(Optional.of(file), kept.file());
        assertEquals("unsaved", kept.entries().get(0).title());
    }

    @Test
    void nothingIsKeptOfSavedWork() throws IOException, TimeoutException {
        type("deck-title", "saved");
        run("deck-save");
        until(() -> !window.model().isChanged());
        Toolkit.run(window::close);
        writer.shutdown();
        assertEquals(List.of(), left());
        assertFalse(window.model().deck().entry(0).get(Property.TITLE).isEmpty());
    }

    private List<Drafts.Left> left() throws IOException {
        try {
            assertTrue(writer.awaitTermination(10, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return drafts.left();
    }
}
