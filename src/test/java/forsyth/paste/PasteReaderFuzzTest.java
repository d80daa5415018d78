package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import forsyth.chess.Rules;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.nio.charset.StandardCharsets;

/** Any bytes as what a person pastes: nothing is thrown, places lie in the text, what is taken is effective. */
class PasteReaderFuzzTest {
    @FuzzTest
    void reads(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (Rules rules : Rules.values()) {
            for (Reading reading : PasteReader.read(text, rules).readings()) {
                assertEquals(text, reading.read().text());
                assertEquals(reading.setup(), reading.setup().effective(rules));
                liesWithin(text, reading.span());
                for (Finding finding : reading.findings()) {
                    liesWithin(text, finding.span());
                }
            }
        }
    }

    private static void liesWithin(String text, Span span) {
        assertTrue(span.isNone() || span.end() <= text.length(), () -> span + " lies outside of " + text);
    }
}
