package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.cli.Run.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code forsyth positions}: any collection in, any form out. */
class PositionsCommandTest {
    private static final String EPD = "4k3/8/8/8/8/8/8/R3K3 w Q - bm O-O-O; id \"one\"; acd 7;\n";
    private static final String FEN = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n";

    @Test
    void aFileThatCannotBeReadDoesNotStopTheRest(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.epd"), "4k3/8/8/8/8/8/8/4K3 w - - id \"x\";\n");
        String missing = folder.resolve("missing.epd").toString();
        Result result = Run.of("", "positions", missing, folder.toString(), good.toString());
        assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", result.out());
        assertEquals(2, result.err().lines().count(), result.err());
        assertTrue(result.err().contains(missing), result.err());
        assertEquals(Cli.USAGE, result.status());
    }

    @Test
    void writesEachFormOfStandardInput() {
        assertEquals(FEN, Run.of(EPD, "positions").out());
        assertEquals(
                FEN.replace("Q", "A"),
                Run.of(EPD, "positions", "--to", "shredder").out());
        assertEquals(EPD, Run.of(EPD, "positions", "--to", "epd", "-").out());
        assertEquals(
                "FEN,Title,Notes,Tags,Solution,Marks\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,one,,,O-O-O,\n",
                Run.of(EPD, "positions", "--to", "csv").out());
        String pgn = Run.of(EPD, "positions", "--to", "pgn").out();
        assertTrue(pgn.startsWith("[Event \"one\"]\n") && pgn.endsWith("\n\n1. O-O-O *\n\n"), pgn);
        assertEquals(FEN, Run.of(pgn, "positions").out());
    }

    @Test
    void writesEveryPly() {
        String out = Run.of(EPD + "[Event", "positions", "--every-ply").out();
        assertEquals(FEN + "4k3/8/8/8/8/8/8/2KR4 b - - 1 1\n", out);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "fen,title/n<F>,=1/n | fen,title/n<F>,=1/n",
                "Position;Name/n<F>;n/n | Position;Name/n<F>;n/n",
                "Name\tEPD/nn\t<F>/n | Name\tEPD/nn\t<F>/n"
            })
    void aTableAloneStaysAsItIs(String table, String expected) {
        String text = unfolded(table);
        assertEquals(
                unfolded(expected), Run.of(text, "positions", "--to", "csv").out());
    }

    private static String unfolded(String table) {
        return table.replace("/n", "\n").replace("<F>", FEN.strip());
    }

    @Test
    void columnsThatMeanTheSameAreOne(@TempDir Path folder) throws IOException {
        Path one = Files.writeString(folder.resolve("1.csv"), unfolded("fen,Name,Own/n<F>,n,o/n"));
        Path two = Files.writeString(folder.resolve("2.csv"), unfolded("comment\tPosition\tExtra/nc\t<F>\te/n"));
        Path puzzles = Files.writeString(
                folder.resolve("3.csv"), unfolded("PuzzleId,FEN,Moves,Themes/np1,<F>,e1c1 e8e7,a b/n"));
        Path epd = Files.writeString(folder.resolve("4.epd"), EPD);
        Result result = Run.of(
                "", "positions", "--to", "csv", one.toString(), two.toString(), puzzles.toString(), epd.toString());
        String expected = "fen,Name,Own,Notes,Tags,Solution,Marks/n<F>,n,o,,,,/n<F>,,,c,,,/n"
                + "4k3/8/8/8/8/8/8/2KR4 b - - 1 1,p1,,,\"a, b\",Ke7,/n<F>,one,,,,O-O-O,/n";
        assertEquals(unfolded(expected), result.out());
        assertTrue(result.err().contains(two + ":") && result.err().contains(": Extra\n"), result.err());
    }

    /** What is asked for and has no place in the form is named once a file. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acd 7; id \"a\"; c0 \"b\"; c3 \"d\"; bm Kd2; | epd | ''",
                "acd 7; id \"a\"; c0 \"b\"; am Ke2; bm Kd2; pv Kd2; | pgn | acd, am, pv",
                "dm 1; foo \"bar\"; bm Kd2; | csv | dm, foo",
                "id \"a\"; hmvc 3; fmvn 7; tags \"x\"; marks \"[%csl Ga1]\"; | csv | ''",
                "acd 7; | xfen | ''"
            })
    void whatIsLostOfAnEpdIsNamed(String operations, String form, String lost) {
        String line = "4k3/8/8/8/8/8/8/4K3 w - - " + operations + "\n";
        Result result = Run.of(line + line, "positions", "--to", form);
        assertEquals(
                lost.isEmpty() ? "" : "forsyth: -: this has no place in what is written: " + lost + "\n", result.err());
        assertEquals(Cli.OK, result.status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Event \"a\"]/n[Site \"?\"]/n[Date \"????.??.??\"]/n[Result \"*\"]/n/n1. e4 * | ''",
                "[Event \"a\"]/n[Site \"b\"]/n[Result \"1-0\"]/n/n1. e4 {c} (1. d4) $1 1-0 | $, ( ), Result, Site, { }",
                "[Event \"a\"]/n[White \"w\"]/n[Black \"b\"]/n/n1. e4 * | Event",
                "[Title \"t\"]/n[White \"w\"]/n[Black \"b\"]/n/n{c} 1. e4 * | Black, White"
            })
    void whatIsLostOfAGameIsNamed(String game, String lost) {
        Result result = Run.of(unfolded(game), "positions", "--to", "epd");
        assertEquals(
                lost.isEmpty() ? "" : "forsyth: -: this has no place in what is written: " + lost + "\n", result.err());
    }

    @Test
    void namesFileAndLineOfAFaultAndGoesOn(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.epd"), EPD + "4k3/8/8/8/8/8/8/R3K2 w Q -\n" + EPD);
        Result result = Run.of("", "positions", file.toString());
        assertEquals(FEN + FEN, result.out());
        assertTrue(result.err().startsWith(file + ":2 error E_RANK_SHORT "), result.err());
        assertEquals(Cli.FAULT, result.status());
    }

    @Test
    void saysThatAFileIsMissing(@TempDir Path folder) {
        Result result = Run.of("", "positions", folder.resolve("none").toString());
        assertEquals(Cli.USAGE, result.status());
        assertTrue(result.err().contains("none"), result.err());
    }
}
