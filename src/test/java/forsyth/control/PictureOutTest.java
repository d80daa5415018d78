package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.Theme;
import forsyth.diagram.pen.PictureForm;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.PictureOptions;
import forsyth.model.ViewState;
import forsyth.paste.PasteReader;
import forsyth.paste.Reading;
import forsyth.store.FileTrouble;
import forsyth.store.Settings;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.image.Image;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The picture on its way out of the window. */
@ExtendWith(Toolkit.class)
class PictureOutTest {
    private static final Marks MARKS = PgnMarks.read("[%csl Gd4] [%cal Re2e4]", Geometry.STANDARD);

    private final ViewState view = new ViewState();
    private final EditorModel model = new EditorModel(
            new Document(FenReader.setup("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), MARKS, Rules.ANY_CASTLING, false));
    private final Messages words = Messages.of("messages-diagram", Language.ENGLISH);
    private final Pictures pictures = new Pictures(model, view, words::text);

    @TempDir
    Path folder;

    @Test
    void theClipboardHoldsOpaquePixelsAndSvg() {
        ClipboardContent content = Toolkit.call(() -> new PictureClipboard(pictures).content(pictures.diagram("")));
        Image image = content.getImage();
        assertEquals(800, image.getWidth());
        assertEquals(0xFFFFFFFF, image.getPixelReader().getArgb(0, 0), "the margin is white");
        ByteBuffer svg = (ByteBuffer) content.get(DataFormat.lookupMimeType(PictureClipboard.SVG_TYPE));
        String text = new String(svg.array(), StandardCharsets.UTF_8);
        assertTrue(text.startsWith("<?xml") && text.contains("#d1443c"), "an arrow in red");
    }

    @ParameterizedTest
    @EnumSource(
            value = PictureForm.class,
            names = {"PNG", "SVG", "PDF"})
    void whatIsDraggedIsAFileToo(PictureForm form) throws Exception {
        ClipboardContent content =
                Toolkit.call(() -> new PictureClipboard(pictures).draggedContent(pictures.diagram(""), form));
        Path file = content.getFiles().get(0).toPath();
        assertEquals("diagram." + form.ending(), file.getFileName().toString());
        assertTrue(Files.size(file) > 1_000);
        assertTrue(content.hasImage());
    }

    @Test
    void thePgnBringsPositionAndMarksBack() {
        Reading read =
                PasteReader.read(pictures.pgn(), Rules.ANY_CASTLING).readable().get(0);
        assertEquals(model.document().setup(), read.setup());
        assertEquals(MARKS, PgnMarks.read(read.comment(), Geometry.STANDARD));
    }

    @Test
    void thePictureLooksLikeTheBoardOrLikePrint() {
        view.themeProperty().set(Theme.SLATE_BLUE);
        view.bottomProperty().set(forsyth.chess.Side.BLACK);
        assertEquals(Theme.SLATE_BLUE, pictures.diagram("").style().theme());
        assertTrue(pictures.diagram("").style().isFlipped());
        assertFalse(pictures.diagram("").style().hasLines());
        view.pictureProperty().set(new PictureOptions(PictureForm.PNG, false, 800, 80, 300, true, true, true, ""));
        assertEquals(Theme.PAPER, pictures.diagram("").style().theme());
        assertTrue(pictures.diagram("").style().hasLines(), "colours cannot be told apart in print");
        assertEquals("1. Mate", pictures.diagram("Mate").legend());
    }

    @ParameterizedTest
    @CsvSource({
        "PNG, false, 800",
        "PNG, true, 945",
        "SVG, true, 302",
        "PDF, true, 227",
        "PDF, false, 800",
        "TEX, false, 800"
    })
    void sizesInMmBecomeUnitsOfTheForm(PictureForm form, boolean isMeasured, int width) {
        PictureOptions options = new PictureOptions(form, isMeasured, 800, 80, 300, false, false, false, "");
        assertEquals(width, options.width(form));
    }

    @Test
    void choicesComeBackFromTheSettings() {
        PictureOptions chosen = new PictureOptions(PictureForm.PDF, true, 640, 55, 600, true, true, true, "/tmp/a b");
        view.pictureProperty().set(chosen);
        view.sheetTitleProperty().set("\u041C\u0430\u0442 = #2");
        view.sheetProperty()
                .set(view.sheetProperty()
                        .get()
                        .on(forsyth.diagram.sheet.Grid.NINE, forsyth.diagram.sheet.Paper.LETTER, true)
                        .withAnswerLines(3)
                        .withHints(true)
                        .withSolutions(true)
                        .withNameLine(true));
        ViewState again = new ViewState();
        PicturePreferences.apply(PicturePreferences.taken(Settings.EMPTY, view), again);
        assertEquals(chosen, again.pictureProperty().get());
        assertEquals(view.sheetProperty().get(), again.sheetProperty().get());
        assertEquals("\u041C\u0430\u0442 = #2", again.sheetTitleProperty().get());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aRefusingDiskLeavesNoHalfFileAndIsSaidInASentence(Language language) throws Exception {
        Path file = Files.createFile(folder.resolve("file")).resolve("a.png");
        FileTrouble trouble = Assertions.assertThrows(
                FileTrouble.class, () -> pictures.write(file, PictureForm.PNG, pictures.diagram("")));
        Messages messages = Messages.of("messages-window", language);
        String expected = messages.text("said.not-written", file, messages.text("file.nofolder"));
        assertEquals(expected, Troubles.sentence(trouble, messages));
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("file")), left.toList());
        }
    }

    @Test
    void positionsOfAWorksheetBringMarksTasksAndSolutions() {
        SheetPositions read = SheetPositions.read("""
                [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

                { [%cal Re2e4] } 1. e4 *
                """, Rules.ANY_CASTLING);
        SheetPositions lines = SheetPositions.read(
                "4k3/8/8/8/8/8/8/4K2R w K - c0 \"[%csl Gf1]\"; bm O-O; dm 3;\n4k3/8/8/9/8/8/8/4K3 w - -\n",
                Rules.ANY_CASTLING);
        assertEquals(
                PgnMarks.read("[%cal Re2e4]", Geometry.STANDARD),
                read.exercises().get(0).marks());
        assertEquals(
                PgnMarks.read("[%csl Gf1]", Geometry.STANDARD),
                lines.exercises().get(0).marks());
        assertEquals("O-O", lines.exercises().get(0).solution());
        assertEquals("#3", lines.exercises().get(0).task());
        assertEquals(1, lines.unreadable());
        assertTrue(lines.trouble().isPresent());
    }

    @Test
    void aFullDiskLeavesTheFormerFile() throws Exception {
        Path file = Files.writeString(folder.resolve("a.svg"), "former");
        FileTrouble trouble = Assertions.assertThrows(
                FileTrouble.class,
                () -> forsyth.store.OutFile.write(file, out -> {
                    out.write(new byte[100_000]);
                    throw new java.io.IOException("No space left on device");
                }));
        String said = Troubles.sentence(trouble, Messages.of("messages-window", Language.ENGLISH));
        assertEquals("Could not write " + file + ": there is no room left on the disk", said);
        assertArrayEquals("former".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(1, left.count());
        }
    }
}
