package forsyth.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.cli.Run.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code forsyth positions}: any collection in, any form out. */
class PositionsCommandTest {
    private static final String EPD = "4k3/8/8/8/8/8/8/R3K3 w Q - bm O-O-O; id \"one\"; acd 7;\n";
    private static final String FEN = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n";

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
