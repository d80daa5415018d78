package forsyth.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings as text, in a file and by type. */
class SettingsTest {
    private enum Theme {
        FOLLOW_SYSTEM,
        LIGHT,
        DARK
    }

    @TempDir
    Path folder;

    @Test
    void noFileIsNoSettings() throws IOException {
        assertEquals(new Settings.Opened(Settings.EMPTY, Optional.empty()), Settings.open(folder.resolve("none")));
        assertEquals("", Settings.EMPTY.text());
    }

    @Test
    void keepsCommentsUnknownKeysAndTheOrder() throws IOException {
        String text = "# mine = yes\n\ntheme=dark\n  later.version =  7  \n# end\n";
        Settings settings = open(text).settings();
        assertEquals(text, settings.text());
        assertEquals(
                "# mine = yes\n\ntheme = light\n  later.version =  7  \n# end\nboard = 8\n",
                settings.with("theme", Theme.LIGHT).with("board", 8).text());
        assertEquals("7", settings.text("later.version", ""));
        assertEquals(Optional.empty(), settings.text("mine"));
        assertEquals(
                "# mine = yes\n\ntheme=dark\n# end\n",
                settings.without("later.version").text());
    }

    @Test
    void theLastOfTwoLinesCounts() throws IOException {
        Settings settings = open("a = 1\na = 2").settings();
        assertEquals("2", settings.text("a", ""));
        assertEquals("3", settings.with("a", 3).text("a", ""));
        assertEquals(Optional.empty(), settings.without("a").text("a"));
    }

    @Test
    void windowsLineEndsAndAByteOrderMarkAreRead() throws IOException {
        Settings settings = open("\uFEFFa = 1\r\nb = \u0434\u0430\r\n").settings();
        assertEquals("1", settings.text("a", ""));
        assertEquals("\u0434\u0430", settings.text("b", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "12, 12, 12.0, 5",
        "' 12 ', 12, 12.0, 5",
        "1.5, 5, 1.5, 5",
        "-1, 5, 5.0, 5",
        "101, 5, 5.0, 5",
        "99999999999999999999, 5, 5.0, 5",
        "1e1, 5, 5.0, 5",
        "NaN, 5, 5.0, 5",
        "'', 5, 5.0, 5",
        "twelve, 5, 5.0, 5",
        "0, 0, 0.0, 5",
        "100, 100, 100.0, 5"
    })
    void numbersHaveARange(String value, int number, double decimal, int otherwise) throws IOException {
        Settings settings = open("n = " + value).settings();
        assertEquals(number, settings.number("n", otherwise, 0, 100));
        assertEquals(decimal, settings.decimal("n", otherwise, 0, 100));
    }

    @ParameterizedTest
    @CsvSource({"yes, true, true", "NO, false, false", "true, true, true", "maybe, true, false", "'', true, false"})
    void flags(String value, boolean otherwiseTrue, boolean otherwiseFalse) throws IOException {
        Settings settings = open("f = " + value).settings();
        assertEquals(otherwiseTrue, settings.flag("f", true));
        assertEquals(otherwiseFalse, settings.flag("f", false));
    }

    @ParameterizedTest
    @CsvSource({"dark, DARK", "follow-system, FOLLOW_SYSTEM", "Dark, DARK", "blue, LIGHT", "'', LIGHT"})
    void choices(String value, Theme expected) throws IOException {
        assertEquals(expected, open("c = " + value).settings().choice("c", Theme.LIGHT));
    }

    @Test
    void whatIsPutIsGot() {
        Settings settings = Settings.EMPTY
                .with("n", 7)
                .with("d", 0.25)
                .with("f", false)
                .with("c", Theme.FOLLOW_SYSTEM)
                .with("path", "C:\\new\\u0041");
        assertEquals(7, settings.number("n", 0, 0, 9));
        assertEquals(0.25, settings.decimal("d", 0, 0, 1));
        assertEquals(false, settings.flag("f", true));
        assertEquals(Theme.FOLLOW_SYSTEM, settings.choice("c", Theme.DARK));
        assertEquals("C:\\new\\u0041", settings.text("path", ""));
        for (String key : new String[] {"", "a b", "a=b", "#a", "a\n"}) {
            assertThrows(IllegalArgumentException.class, () -> settings.with(key, 1));
        }
    }

    @Test
    void anyTextComesBackFromTheFile() throws IOException {
        Random random = new Random(7);
        String alphabet = " \t\n\r\\unrt=#\u0000\u00a0\u2028\ufffd\ufeff\ud83d\ude00ab\u0416";
        Settings settings = Settings.EMPTY;
        Path file = folder.resolve("settings.txt");
        String[] texts = new String[300];
        for (int i = 0; i < texts.length; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            texts[i] = text.toString();
        }
        for (int i = 0; i < texts.length; i++) {
            settings = settings.with("k" + i, texts[i]);
        }
        settings.save(file);
        Settings.Opened opened = Settings.open(file);
        assertEquals(new Settings.Opened(settings, Optional.empty()), opened);
        for (int i = 0; i < texts.length; i++) {
            assertEquals(texts[i], opened.settings().text("k" + i, "?"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"no equals sign", "= no key", "two words = 1", "a = \u0000", "a = \ud83d", "PK\u0003\u0004"})
    void aBrokenFileIsSetAside(String line) throws IOException {
        Path file = folder.resolve("settings.txt");
        byte[] content = ("# top\n" + line + "\ntheme = dark\n").getBytes(StandardCharsets.ISO_8859_1);
        boolean isBrokenInLatin = line.chars().allMatch(c -> c < 256);
        byte[] broken = isBrokenInLatin ? content : new byte[] {'a', '=', (byte) 0xFF, '\n', 'b', '=', '1'};
        for (int number = 1; number <= 2; number++) {
            Files.write(file, broken);
            Settings.Opened opened = Settings.open(file);
            Path aside = folder.resolve("settings.broken-" + number);
            assertEquals(Optional.of(aside), opened.setAside());
            assertEquals(
                    new String(broken, StandardCharsets.ISO_8859_1),
                    Files.readString(aside, StandardCharsets.ISO_8859_1));
            String expected = isBrokenInLatin ? "# top\ntheme = dark\n" : "b=1\n";
            assertEquals(expected, opened.settings().text());
            assertEquals(new Settings.Opened(opened.settings(), Optional.empty()), Settings.open(file));
        }
        assertEquals(Set.of("settings.txt", "settings.broken-1", "settings.broken-2"), AtomicFileTest.names(folder));
    }

    private Settings.Opened open(String text) throws IOException {
        return Settings.open(Files.writeString(folder.resolve("settings.txt"), text));
    }
}
