package forsyth.deck.form;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The moves of a movetext alone: no numbers, comments, variations, glyphs or results. */
final class MoveWords {
    private static final Pattern VARIATION = Pattern.compile("\\([^()]*\\)");
    private static final Pattern REST =
            Pattern.compile("\\$\\d+|(?<![\\w-])\\d+\\.+|(?<!\\S)(?:1-0|0-1|1/2-1/2|\\*)(?!\\S)|[!?]+(?=[\\s,]|$)");

    private MoveWords() {}

    /** Alternatives, each changed, without those of which nothing is left; a comma in a comment is none between them. */
    static String each(String alternatives, UnaryOperator<String> change) {
        if (alternatives.contains("{")) {
            return change.apply(alternatives);
        }
        return Arrays.stream(alternatives.split(","))
                .map(String::strip)
                .map(change)
                .filter(alternative -> !alternative.isEmpty())
                .collect(Collectors.joining(", "));
    }

    static String of(String movetext) {
        String text = movetext.replaceAll("\\{[^}]*\\}|(?m:;.*$|^%.*$)", " ");
        String shorter = VARIATION.matcher(text).replaceAll(" ");
        while (!shorter.equals(text)) {
            text = shorter;
            shorter = VARIATION.matcher(text).replaceAll(" ");
        }
        return REST.matcher(text).replaceAll(" ").replaceAll("\\s+", " ").strip();
    }
}
