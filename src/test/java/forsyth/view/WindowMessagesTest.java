package forsyth.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The window says everything in every language, with the same places to fill. */
class WindowMessagesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d\\}");

    @ParameterizedTest
    @ValueSource(strings = {"_ru", "_de"})
    void everySentenceIsTranslatedWithItsPlaces(String suffix) throws IOException {
        Properties english = load("");
        Properties other = load(suffix);
        assertEquals(english.stringPropertyNames(), other.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertEquals(places(english.getProperty(key)), places(other.getProperty(key)), key);
        }
    }

    private static Set<String> places(String sentence) {
        return PLACE.matcher(sentence).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static Properties load(String suffix) throws IOException {
        String path = "/forsyth/assets/messages/messages-window" + suffix + ".properties";
        try (Reader reader =
                new InputStreamReader(WindowMessagesTest.class.getResourceAsStream(path), StandardCharsets.UTF_8)) {
            Properties texts = new Properties();
            texts.load(reader);
            return texts;
        }
    }
}
