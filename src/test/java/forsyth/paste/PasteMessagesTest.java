package forsyth.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Rules;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.paste.text.Words;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every form and every assumption has a sentence in each language, and none is left over. */
class PasteMessagesTest {
    private static final String FILE = "messages-paste";

    @ParameterizedTest
    @EnumSource(Language.class)
    void saysEverything(Language language) {
        Set<String> expected = Stream.of(
                        Arrays.stream(Form.values()).map(Form::key),
                        Arrays.stream(Assumption.Kind.values())
                                .map(kind -> Assumption.of(kind).key()),
                        Arrays.stream(Words.values()).map(words -> "Words." + words.name()))
                .flatMap(keys -> keys)
                .collect(Collectors.toCollection(TreeSet::new));
        Messages messages = Messages.of(FILE, language);
        assertEquals(expected, new TreeSet<>(messages.keys()));
    }

    @ParameterizedTest
    @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void isTranslated(Language language) {
        Messages messages = Messages.of(FILE, language);
        Messages english = Messages.of(FILE, Language.ENGLISH);
        for (String key : english.keys()) {
            assertFalse(messages.text(key).equals(english.text(key)), key);
            assertEquals(places(english.text(key)), places(messages.text(key)), key);
        }
    }

    private static boolean places(String sentence) {
        return sentence.contains("{0}");
    }

    @Test
    void namesTheLanguageOfALetter() {
        Assumption letters = PasteReader.read("Weiß: Kg1, Dd4; Schwarz: Ke8", Rules.ANY_CASTLING)
                .first()
                .assumptions()
                .get(0);
        Messages german = Messages.of(FILE, Language.GERMAN);
        assertTrue(german.text(letters.key(), letters.args().toArray()).contains("deutsch"));
    }
}
