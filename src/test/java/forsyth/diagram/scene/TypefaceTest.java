package forsyth.diagram.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Widths and lines of text. */
class TypefaceTest {
    /** Advance widths of Liberation Sans, 2048 units to the em. */
    @ParameterizedTest
    @CsvSource({"i, 455", "W, 1933", "Ж, 1891", "ii, 910"})
    void widthsAreTheFonts(String text, double units) {
        assertEquals(units / 2048, Typeface.width(text, 1), .001);
    }

    @Test
    void whatTheFontLacksBecomesAQuestionMark() {
        assertEquals("Щ é ? ?", Typeface.printable("Щ é 日 \uD83D\uDE00"));
    }

    @Test
    void linesFitAndHoldAllWords() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 300; i++) {
            String text = text(random);
            double width = 3 + random.nextInt(12);
            List<String> lines = Typeface.balance(text, 1, width, 3);
            assertTrue(lines.size() <= 3);
            for (String line : lines) {
                assertTrue(Typeface.width(line, 1) <= width, line);
            }
            boolean isWhole = lines.isEmpty() || !lines.get(lines.size() - 1).endsWith("\u2026");
            assertEquals(isWhole ? text : "", isWhole ? String.join(" ", lines) : "");
        }
    }

    @Test
    void whatFitsIsNotBroken() {
        assertEquals(List.of("a b c"), Typeface.wrap("a b c", 1, 10, 3));
        assertEquals(List.of("aaaa", "bbbb"), Typeface.wrap("aaaa bbbb", 1, 3, 3));
        assertEquals(List.of(), Typeface.wrap(" ", 1, 10, 3));
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(8); i >= 0; i--) {
            text.append(text.isEmpty() ? "" : " ")
                    .append("слово".repeat(1 + random.nextInt(2)), 0, 1 + random.nextInt(5));
        }
        return text.toString();
    }
}
