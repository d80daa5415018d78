package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.lint.Language;
import forsyth.lint.Messages;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every fault has a sentence, and every sentence a fault. */
class PlayMessagesTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFaultHasASentence(Language language) {
        Messages messages = Messages.of("messages-play", language);
        Set<String> kinds =
                Arrays.stream(PgnFault.Kind.values()).map(Enum::name).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(kinds, new TreeSet<>(messages.keys()));
        Set<String> sentences = kinds.stream().map(messages::text).collect(Collectors.toSet());
        assertEquals(kinds.size(), sentences.size());
        if (language != Language.ENGLISH) {
            Messages english = Messages.of("messages-play", Language.ENGLISH);
            kinds.forEach(kind -> assertEquals(false, english.text(kind).equals(messages.text(kind)), kind));
        }
    }
}
