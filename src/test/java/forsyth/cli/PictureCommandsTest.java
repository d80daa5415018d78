package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.cli.Run.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code forsyth diagram} and {@code forsyth sheet} on files. */
class PictureCommandsTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String ENDING = "8/8/8/4k3/8/3KP3/8/8 w - - bm Kc4;";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "svg, <?xml",
        "png, \u0089PNG",
        "pdf, %PDF-1",
        "txt, 8 r n b",
        "tex, % Preamble",
        "typ, #figure(",
        "html, <figure",
        "md, ```text",
        "PNG, \u0089PNG"
    })
    void theEndingIsTheForm(String ending, String start) throws IOException {
        Path file = folder.resolve("a." + ending);
        assertEquals(new Result(Cli.OK, "", ""), Run.of("", "diagram", START, "-o", file.toString()));
        byte[] bytes = Files.readAllBytes(file);
        assertTrue(new String(bytes, StandardCharsets.ISO_8859_1).startsWith(start));
    }

    @Test
    void sizeAndScaleAreTheWidth() throws IOException {
        Path file = folder.resolve("a.png");
        Run.of("", "diagram", START, "-o", file.toString(), "--size", "200", "--scale", "1.5");
        assertEquals(300, ImageIO.read(file.toFile()).getWidth());
    }

    @Test
    void optionsAreSeenInThePicture() {
        String svg = diagram("--theme", "blue", "--arrow", "e2e4:red", "--arrow", "d2d4", "--mark", "D5:amber");
        assertTrue(svg.contains("#7c97b4") && svg.contains("#d1443c") && svg.contains("#1f9d61"));
        assertTrue(svg.contains("#e2a100"));
        assertTrue(svg.contains(">e</text>"));
        assertFalse(diagram("--no-coordinates").contains("<text"));
        assertTrue(diagram("--caption", "Ход <белых>").contains("Ход &lt;белых&gt;</text>"));
        assertTrue(Run.of("", "diagram", START, "-o", "-", "--format", "txt", "--flip")
                .out()
                .startsWith("1 R N B K Q B N R\n"));
        assertTrue(Run.of("", "diagram", START, "-o", "-", "--format", "unicode", "--turn-mark")
                .out()
                .endsWith("White to move\n"));
    }

    private static String diagram(String... options) {
        List<String> args = Stream.concat(Stream.of("diagram", START, "-o", "-", "--format", "svg"), Stream.of(options))
                .toList();
        Result result = Run.of("", args.toArray(String[]::new));
        assertEquals(Cli.OK, result.status(), result.err());
        return result.out();
    }

    @Test
    void eachLineBecomesAFile() throws IOException {
        String input = START + "\nnonsense\n" + ENDING + "\n";
        Result result =
                Run.of(input, "diagram", "-o", folder.resolve("b%03d.svg").toString());
        assertEquals(Cli.FAULT, result.status());
        assertTrue(result.err().startsWith("2:"), result.err());
        assertEquals(List.of("b001.svg", "b003.svg"), names());
    }

    @Test
    void manyLinesKeepTheirNumbers() throws IOException {
        Result result = Run.of(
                (ENDING + "\n").repeat(150),
                "diagram",
                "-o",
                folder.resolve("b%d.txt").toString());
        assertEquals(new Result(Cli.OK, "", ""), result);
        assertEquals(150, names().size());
        assertTrue(Files.exists(folder.resolve("b150.txt")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagram|-o|a.svg",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.gif",
                "diagram|8/8/8/8/8/8/8/8 w - -",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--size|20",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--scale|NaN",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--size|20001",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--theme|pink",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--arrow|e2",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--arrow|e2e2",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--mark|e2e4",
                "diagram|8/8/8/8/8/8/8/8 w - -|-o|a.svg|--mark|e2:pink",
                "sheet|-",
                "sheet|-|-o|a.pdf|--per-page|5",
                "sheet|-|-o|a.pdf|--lines|9",
                "sheet|-|-o|a.pdf|--paper|a5"
            })
    void wrongUsageIsSaid(String line) {
        String[] args = line.split("\\|");
        Result result = Run.of("", args);
        assertEquals(Cli.USAGE, result.status());
        assertTrue(result.err().startsWith("forsyth: "), result.err());
        assertFalse(Files.exists(Path.of("a.svg")));
    }

    @Test
    void aWorksheetIsNotWrittenOverItsPositions() throws IOException {
        Path file = Files.writeString(folder.resolve("a.epd"), ENDING + "\n");
        Result result = Run.of("", "sheet", file.toString(), "-o", file.toString());
        assertEquals(Cli.USAGE, result.status());
        assertTrue(result.err().startsWith("forsyth: " + file), result.err());
        assertEquals(ENDING + "\n", Files.readString(file));
    }

    @Test
    void aPathThroughAFileIsSaidInWords() throws IOException {
        Path file = Files.writeString(folder.resolve("none"), "").resolve("a.svg");
        Result result = Run.of("", "diagram", START, "-o", file.toString());
        assertEquals(Cli.USAGE, result.status());
        assertEquals("forsyth: " + file + ": what should be a folder in its path is a file.\n", result.err());
        Result many = Run.of(START + "\n" + START + "\n", "diagram", "-o", file + "%d.svg");
        assertEquals(Cli.USAGE, many.status());
        assertEquals(List.of("none"), names());
    }

    @ParameterizedTest
    @ValueSource(strings = {"diagram", "sheet"})
    void noFolderIsMade(String command) {
        Path file = folder.resolve("none/a.pdf");
        Result result = Run.of(START + "\n", command, command.equals("sheet") ? "-" : START, "-o", file.toString());
        assertEquals(
                new Result(Cli.USAGE, "", "forsyth: " + file + ": the folder that it should go to does not exist.\n"),
                result);
        assertFalse(Files.exists(file.getParent()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s", "%n", "%d-%d", "%", "%%", "%4d", "%00d", "%03d%"})
    void aPatternThatIsNoNumberIsRefused(String pattern) throws IOException {
        String name = folder.resolve("b" + pattern + ".svg").toString();
        for (Result result : List.of(
                Run.of(START + "\n" + START, "diagram", "-o", name), Run.of("", "diagram", START, "-o", name))) {
            assertEquals(Cli.USAGE, result.status());
            assertTrue(result.err().contains("%d is one, or %04d"), result.err());
        }
        assertEquals(List.of(), names());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/stdout", "-"})
    void standardOutputHasOtherNames(String name) {
        Result result = Run.of("", "diagram", START, "--format", "txt", "-o", name);
        assertTrue(result.out().startsWith("8 r n b"), result.out());
        assertTrue(Run.of(START + "\n", "sheet", "-o", name).out().startsWith("%PDF"));
    }

    @Test
    void anOperandThatIsAFileIsNotOpened() throws IOException {
        Path file = Files.writeString(folder.resolve("positions"), START + "\n");
        for (String command : List.of("convert", "lint", "identify", "moves", "play")) {
            Result result = Run.of("", command, file.toString());
            assertEquals(Cli.FAULT, result.status());
            String hint = "forsyth: \"" + file + "\" is a file, which is not opened here;"
                    + " its lines are read from standard input: < " + file + "\n";
            assertTrue(result.err().endsWith(hint), result.err());
            assertTrue(Run.of("", command, folder.toString()).err().contains(" is a folder; "));
        }
        Result drawn = Run.of("", "diagram", file.toString(), "--format", "txt", "-o", "-");
        assertTrue(drawn.err().contains(" is a file, "), drawn.err());
        assertFalse(Run.of("", "convert", "nonsense").err().contains("forsyth: "));
    }

    @Test
    void aWrongColourIsToldTheRightOnes() {
        Result result = Run.of("", "diagram", START, "-o", "-", "--format", "txt", "--arrow", "e2e4:pink");
        assertTrue(result.err().contains("e2e4:green, e2e4:red, e2e4:blue or e2e4:amber"), result.err());
    }

    @Test
    void aMissingFileIsSaidInWords() {
        Path file = folder.resolve("none.epd");
        Result result = Run.of(
                "", "sheet", file.toString(), "-o", folder.resolve("a.pdf").toString());
        assertEquals(new Result(Cli.USAGE, "", "forsyth: " + file + ": there is no such file or folder.\n"), result);
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        Result result = Run.of("", "diagram", START, "--format", "svg", "-o", folder.toString());
        assertEquals(Cli.USAGE, result.status());
        assertTrue(Files.isDirectory(folder));
    }

    @Test
    void theOperandIsWhateverCanBePasted() {
        String board = Run.of("", "diagram", "Kg1 Qd4 a2 / Ke8", "-o", "-", "--format", "txt")
                .out();
        assertTrue(board.startsWith("8 . . . . k . . .\n"), board);
    }

    @Test
    void sheetTakesAllFiles() throws IOException {
        Path one = Files.writeString(folder.resolve("one.epd"), "# endings\n" + ENDING + "\n\n" + START + "\n");
        Path two = Files.writeString(folder.resolve("two.fen"), "oops\n" + START);
        Path out = folder.resolve("out.pdf");
        Result result = Run.of(
                "", "sheet", one.toString(), two.toString(), "-o", out.toString(), "--per-page", "2", "--solutions");
        assertEquals(Cli.FAULT, result.status());
        assertTrue(result.err().startsWith(two + ":1"), result.err());
        try (PDDocument document = Loader.loadPDF(out.toFile())) {
            assertEquals(3, document.getNumberOfPages());
            assertEquals(595, document.getPage(0).getMediaBox().getWidth(), 1);
        }
    }

    @Test
    void aSheetMayLieAcrossAndHelp() throws IOException {
        Path out = folder.resolve("out.pdf");
        String exercise = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; hint \"two steps\";\n";
        Result result = Run.of(exercise, "sheet", "-o", out.toString(), "--landscape", "--hints");
        assertEquals(Cli.OK, result.status());
        try (PDDocument document = Loader.loadPDF(out.toFile())) {
            assertEquals(842, document.getPage(0).getMediaBox().getWidth(), 1);
            assertTrue(new PDFTextStripper().getText(document).contains("two steps"));
        }
    }

    @Test
    void sheetOfNothingIsNotWritten() throws IOException {
        Result result = Run.of("\n", "sheet", "-o", folder.resolve("out.pdf").toString());
        assertEquals(Cli.FAULT, result.status());
        assertEquals(List.of(), names());
    }

    @Test
    void sheetReadsAndWritesStreams() throws IOException {
        Result result = Run.of(ENDING + "\n", "sheet", "-o", "-", "--paper", "letter");
        assertEquals(Cli.OK, result.status());
        assertTrue(result.out().startsWith("%PDF"));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
