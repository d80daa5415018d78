package forsyth.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Rules;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Positions of random legal games on both boards, half of them in check, raise nothing but notes. */
class PlayedPositionsTest {
    @Test
    void raiseNoAlarm() throws IOException {
        List<String> lines = lines();
        int inCheck = 0;
        for (String line : lines) {
            FenText read = FenReader.read(line);
            assertTrue(read.isReadable(), line);
            List<Finding> alarms = Linter.retro().lint(read.setup(), Rules.ANY_CASTLING).stream()
                    .filter(finding -> finding.severity() != Severity.NOTE)
                    .toList();
            assertEquals(List.of(), alarms, line);
            inCheck += new Census(read.setup(), Rules.ANY_CASTLING).checkers().isEmpty() ? 0 : 1;
        }
        assertTrue(inCheck > 800, inCheck + " of " + lines.size());
    }

    private static List<String> lines() throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(PlayedPositionsTest.class.getResourceAsStream("/lint/played.fen.gz")),
                StandardCharsets.US_ASCII))) {
            return reader.lines().toList();
        }
    }
}
