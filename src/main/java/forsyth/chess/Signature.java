package forsyth.chess;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which men White and Black have, as endgames are named: {@code KRP v KR}.
 *
 * @param white White's men, one letter each, in the order of the palettes; empty without any
 * @param black Black's men, likewise in upper case
 */
public record Signature(String white, String black) {
    private static final Pattern TEXT = Pattern.compile("\\s*([KQCARBNP]+|-)\\s*VS?\\.?\\s*([KQCARBNP]+|-)\\s*");

    public Signature {
        white = inOrder(white);
        black = inOrder(black);
    }

    /** Reads {@code KRP v KR}, {@code krpvkr} or {@code KR vs. K}, the men in any order; {@code -} is a side without men. */
    public static Optional<Signature> parse(String text) {
        Matcher matcher = TEXT.matcher(text.toUpperCase(Locale.ROOT));
        return matcher.matches()
                ? Optional.of(new Signature(men(matcher.group(1)), men(matcher.group(2))))
                : Optional.empty();
    }

    private static String men(String letters) {
        return letters.equals("-") ? "" : letters;
    }

    private static String inOrder(String letters) {
        return letters.chars()
                .mapToObj(letter -> Piece.ofLetter((char) letter)
                        .filter(piece -> piece.side() == Side.WHITE)
                        .orElseThrow(() -> new IllegalArgumentException("no man has the letter " + (char) letter)))
                .map(Piece::role)
                .sorted(Comparator.comparing(Geometry.CAPABLANCA.roles()::indexOf))
                .map(role -> String.valueOf(role.letter()))
                .collect(Collectors.joining());
    }

    /** The same men with the colours exchanged. */
    public Signature swapped() {
        return new Signature(black, white);
    }

    /** Whether the men are the same, whichever side has which. */
    public boolean matches(Signature other) {
        return equals(other) || equals(other.swapped());
    }

    /** {@code KRP v KR}, White first; {@code -} for a side without men. */
    public String text() {
        return (white.isEmpty() ? "-" : white) + " v " + (black.isEmpty() ? "-" : black);
    }
}
