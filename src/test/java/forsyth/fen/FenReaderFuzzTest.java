package forsyth.fen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.lint.Field;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.nio.charset.StandardCharsets;

/** Any bytes as a position: nothing is thrown, places lie in the text, what is written is read back. */
class FenReaderFuzzTest {
    @FuzzTest
    void reads(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (Rules rules : Rules.values()) {
            FenText read = FenReader.read(text, ReadOptions.of(rules));
            for (Finding finding : read.findings()) {
                liesWithin(text, finding.span());
            }
            assertEquals(read.setup(), read.setup().effective(rules));
            assertEquals(
                    read.setup().board(),
                    FenReader.setup(placement(read.setup())).board());
            for (Dialect dialect : Dialect.values()) {
                isReadBack(read.setup(), dialect, rules);
            }
        }
        for (Field field : Field.values()) {
            liesWithin(text, FenMap.of(text).field(field));
        }
    }

    private static String placement(Setup setup) {
        StringBuilder text = new StringBuilder();
        FenWriter.append(text, setup, CastlingLetters.FILE, EpPolicy.ALWAYS);
        return text.toString();
    }

    private static void isReadBack(Setup setup, Dialect dialect, Rules rules) {
        if (FenWriter.write(setup, dialect.letters(), EpPolicy.ALWAYS) instanceof Written.Text written) {
            FenText again = FenReader.read(written.text(), ReadOptions.of(rules));
            assertEquals(setup, again.setup(), written::text);
            assertTrue(again.isReadable(), written::text);
        }
    }

    private static void liesWithin(String text, Span span) {
        assertTrue(span.isNone() || span.end() <= text.length(), () -> span + " lies outside of " + text);
    }
}
