package forsyth.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import forsyth.lint.Language;
import forsyth.lint.Messages;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of collections is said in every language, with the same places. */
class DeckMessagesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @ParameterizedTest
    @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void isTranslated(Language language) {
        Messages english = Messages.of("messages-deck", Language.ENGLISH);
        Messages other = Messages.of("messages-deck", language);
        assertEquals(new TreeSet<>(english.keys()), new TreeSet<>(other.keys()));
        for (String key : english.keys()) {
            assertNotEquals(english.text(key), other.text(key), key);
            assertEquals(places(english.text(key)), places(other.text(key)), key);
        }
    }

    private static TreeSet<String> places(String sentence) {
        return new TreeSet<>(
                PLACE.matcher(sentence).results().map(MatchResult::group).toList());
    }
}
