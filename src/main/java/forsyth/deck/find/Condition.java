package forsyth.deck.find;

import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Signature;
import forsyth.deck.Deck;
import forsyth.deck.MenCount;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is asked of an entry. */
public sealed interface Condition {
    /** Whether the entry of that index meets it. */
    boolean isMetBy(Deck deck, int index);

    /**
     * A word or phrase in what is written of an entry, in any case.
     *
     * @param parts those of the phrase that a file spells as they are
     */
    record Text(String phrase, List<String> parts) implements Condition {
        private static final Pattern BETWEEN = Pattern.compile("[\\s\"\\\\]+");

        public Text {
            parts = List.copyOf(parts);
        }

        public Text(String phrase) {
            this(
                    phrase.toLowerCase(Locale.ROOT),
                    BETWEEN.splitAsStream(phrase.toLowerCase(Locale.ROOT)).toList());
        }

        @Override
        public boolean isMetBy(Deck deck, int index) {
            String text = deck.text(index);
            return parts.stream().allMatch(text.toLowerCase(Locale.ROOT)::contains)
                    && deck.form(index).words(text).toLowerCase(Locale.ROOT).contains(phrase);
        }
    }

    /** These men and no others, whichever side has which. */
    record Men(MenCount wanted) implements Condition {
        public Men(Signature signature) {
            this(MenCount.of(signature));
        }

        @Override
        public boolean isMetBy(Deck deck, int index) {
            return deck.men(index).matches(wanted);
        }
    }

    /** Men on squares; an empty value is an empty square. */
    record Placed(Map<Integer, Optional<Piece>> squares) implements Condition {
        public Placed {
            squares = Map.copyOf(squares);
        }

        @Override
        public boolean isMetBy(Deck deck, int index) {
            Setup setup = deck.setup(index);
            for (Map.Entry<Integer, Optional<Piece>> wanted : squares.entrySet()) {
                int code = wanted.getValue().map(Piece::code).orElse(0);
                boolean isOnBoard = setup.board().geometry().contains(wanted.getKey());
                if (!isOnBoard || setup.board().code(wanted.getKey()) != code) {
                    return false;
                }
            }
            return true;
        }
    }

    /** The side to move. */
    record Turn(Side side) implements Condition {
        @Override
        public boolean isMetBy(Deck deck, int index) {
            return deck.setup(index).turn() == side;
        }
    }

    /** A finding of the position, or of how it is spelt, of that severity or a graver one. */
    record Found(Severity gentlest) implements Condition {
        @Override
        public boolean isMetBy(Deck deck, int index) {
            for (Finding finding : Linter.core().lint(deck.setup(index), Rules.ANY_CASTLING)) {
                if (finding.severity().compareTo(gentlest) <= 0) {
                    return true;
                }
            }
            return deck.entry(index).isSpeltWrong(gentlest);
        }
    }
}
