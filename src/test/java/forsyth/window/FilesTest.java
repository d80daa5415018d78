package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Geometry;
import forsyth.control.FileDialogs;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.CastlingLetters;
import forsyth.fen.FenReader;
import forsyth.model.Edit;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Opening and saving one position by Ctrl+O and Ctrl+S, with real files. */
class FilesTest extends WindowTest {
    private static final String INNER = "4k3/8/8/8/8/8/8/R2RK3 w D - 4 9";
    private static final String ENDING = "4k3/8/8/8/8/8/8/4K2R b K - 0 7";

    @TempDir
    Path folder;

    private Path chosen;
    private Optional<Path> near = Optional.empty();

    @Override
    FileDialogs fileDialogs() {
        return new FileDialogs() {
            @Override
            public Optional<Path> open(Question question) {
                return save(question);
            }

            @Override
            public Optional<Path> saveAs(Window owner, String title, String name, String folder) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(Question question) {
                near = question.near();
                return Optional.ofNullable(chosen);
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"/none/none.fen", "./none", "../none", "none.EPD", "/"})
    void whatNamesAFileIsNotReadAsAPosition(String argument) {
        run(() -> editor.open(argument));
        assertRefused(said());
        assertUntouched(START);
        assertEquals("", textOf("#entry"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            end.fen | 4k3/8/8/8/8/8/8/4K2R b K - 0 7
            end.EPD | 4k3/8/8/8/8/8/8/4K2R b K - hmvc 0; fmvn 7;
            """)
    void savesByTheEndingOfTheName(String name, String text) throws IOException {
        load(ENDING);
        save(name);
        assertEquals(text + "\n", Files.readString(folder.resolve(name)));
        assertEquals("Saved: " + folder.resolve(name), said());
        assertEquals(name + " \u2013 Forsyth", title());
    }

    @Test
    void aGameWithoutMovesHoldsThePosition() throws IOException {
        load(INNER);
        save("end.pgn");
        String text = Files.readString(folder.resolve("end.pgn"));
        assertTrue(text.contains("[SetUp \"1\"]\n[FEN \"" + INNER + "\"]\n\n*\n"), text);
    }

    @Test
    void savesInTheLettersOfTheExportRowOrNotAtAll() throws IOException {
        load(INNER);
        run(() -> editor.view().exportLettersProperty().set(CastlingLetters.FILE));
        save("end.fen");
        assertEquals(INNER + "\n", Files.readString(folder.resolve("end.fen")));
        run(() -> editor.view().exportLettersProperty().set(CastlingLetters.KQ_ONLY));
        save("other.fen");
        assertRefused(
                "These castling letters cannot express the position:" + " choose X-FEN or file letters for the export");
        assertEquals(false, Files.exists(folder.resolve("other.fen")));
    }

    @Test
    void theSecondSaveAsksNothing() throws IOException {
        load(ENDING);
        save("end.fen");
        run(() -> editor.model().perform(new Edit.Clear(square("h1"))));
        assertEquals("*end.fen \u2013 Forsyth", title());
        chosen = folder.resolve("never.fen");
        press(KeyCode.S);
        assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 0 7\n", Files.readString(folder.resolve("end.fen")));
        assertEquals("end.fen \u2013 Forsyth", title());
        run(() -> editor.model().undo());
        assertEquals("*end.fen \u2013 Forsyth", title());
    }

    @Test
    void whatWasOpenedIsSavedInItsPlace() throws IOException {
        write("end.fen", ENDING + "\n");
        open("end.fen");
        assertEquals(FenReader.setup(ENDING), editor.model().snapshot().effective());
        assertEquals("end.fen \u2013 Forsyth", title());
        run(() -> editor.model().perform(new Edit.EmptyBoard()));
        chosen = null;
        press(KeyCode.S);
        assertEquals("8/8/8/8/8/8/8/8 b - - 0 1\n", Files.readString(folder.resolve("end.fen")));
    }

    /** What is drawn is not lost where the file has room for it. */
    @Test
    void aGameHoldsTheMarks() throws IOException {
        Marks marks = PgnMarks.read("[%csl Gd5][%cal Re2e4]", Geometry.STANDARD);
        run(() -> editor.model().perform(new Edit.Draw(marks)));
        save("drawn.pgn");
        assertTrue(Files.readString(folder.resolve("drawn.pgn")).contains("[%cal Re2e4]"));
        run(() -> editor.model().perform(new Edit.EmptyBoard()));
        open("drawn.pgn");
        assertEquals(marks, editor.model().document().marks());
        assertEquals("drawn.pgn \u2013 Forsyth", title());
        chosen = null;
        near = Optional.empty();
        press(KeyCode.S);
        assertEquals(Optional.empty(), near, "saved in its place: the file holds nothing else");
    }

    /** A file of several positions is a collection, which opens in a window of its own. */
    @Test
    void aCollectionIsNotTheFileOfThisPosition() throws IOException {
        write("two.fen", "8/8/8/8/8/8/8/8 w - - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        open("two.fen");
        assertEquals("Forsyth", title());
        assertUntouched(START);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "ISO-8859-1"})
    void oneGameOpensInWhicheverEncoding(String encoding) throws IOException {
        String game =
                "[Event \"M\u00FCnchen\"]\n[SetUp \"1\"]\n[FEN \"" + ENDING + "\"]\n\n{sch\u00F6n [%csl Gh1]} *\n";
        Files.write(folder.resolve("one.pgn"), game.getBytes(Charset.forName(encoding)));
        open("one.pgn");
        assertEquals(FenReader.setup(ENDING), editor.model().snapshot().effective());
        assertFalse(editor.model().document().marks().isEmpty());
    }

    @Test
    void onePackedPositionOpens() throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("one.fen.gz")))) {
            out.write(ENDING.getBytes(StandardCharsets.US_ASCII));
        }
        open("one.fen.gz");
        assertEquals(FenReader.setup(ENDING), editor.model().snapshot().effective());
    }

    /** A game's moves would be lost: saving asks for a name, and begins with this one. */
    @Test
    void aFileWithMoreInItIsNotSavedOver() throws IOException {
        String name = "game.pgn";
        String text = "1. e4 e5 *";
        write(name, text);
        open(name);
        assertEquals(name + " \u2013 Forsyth", title());
        chosen = null;
        near = Optional.empty();
        press(KeyCode.S);
        assertEquals(Optional.of(folder.resolve(name)), near);
        assertEquals(text, Files.readString(folder.resolve(name)));
    }

    @Test
    void aNameWithoutEndingIsThatOfAFenAndWritesOverNothing() throws IOException {
        save("end");
        assertEquals(START + "\n", Files.readString(folder.resolve("end.fen")));
        run(() -> editor.view().fileProperty().set(Optional.empty()));
        load(ENDING);
        save("end");
        assertRefused("end.fen is there already. To write over it, choose it by its full name");
        assertEquals(START + "\n", Files.readString(folder.resolve("end.fen")));
    }

    @Test
    void refusalsNameTheFileAndTheReason() throws IOException {
        save("end.doc");
        assertRefused("end.doc was not saved: its name must end in .fen, .epd or .pgn");
        Files.createDirectory(folder.resolve("folder.fen"));
        save("folder.fen");
        assertRefused("folder.fen was not saved: it is a folder");
        open("none.fen");
        assertRefused("Cannot read none.fen: there is no such file");
        assertEquals("Forsyth", title());
        write("bad.fen", "4k3/8/8/8/8/8/8/4K2X w - - 0 1");
        open("bad.fen");
        assertEquals("Forsyth", title());
        assertUntouched(START);
    }

    @Test
    void theNextDialogBeginsWhereTheLastOneEnded() throws IOException {
        save("end.fen");
        run(() -> editor.view().fileProperty().set(Optional.empty()));
        chosen = null;
        press(KeyCode.O);
        assertEquals(Optional.of(folder.resolve("end.fen")), near);
    }

    private void save(String name) {
        run(() -> editor.view().fileProperty().set(Optional.empty()));
        chosen = folder.resolve(name);
        press(KeyCode.S);
    }

    private void open(String name) {
        chosen = folder.resolve(name);
        press(KeyCode.O);
    }

    private void press(KeyCode key) {
        focusBoard();
        typeWith(KeyCode.CONTROL, key);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private String said() {
        return this.<StatusBar>find("#status").getText();
    }

    private void assertRefused(String sentence) {
        assertEquals(sentence, said());
        assertTrue(find("#status").getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("refused")));
    }

    private String title() {
        Window window = editor.window().getScene().getWindow();
        return ((javafx.stage.Stage) window).getTitle();
    }
}
