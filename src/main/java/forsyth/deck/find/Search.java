package forsyth.deck.find;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Signature;
import forsyth.chess.Square;
import forsyth.deck.Deck;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Conditions that are all to be met. */
public record Search(List<Condition> conditions) {
    private static final Pattern PATTERN = Pattern.compile("(?:[KQRBNPACkqrbnpac.-][a-j][1-8])+");

    public Search {
        conditions = List.copyOf(conditions);
    }

    /**
     * What a user types: men as {@code KRP v KR}, squares as {@code @Nf5ke8} ({@code .e4} is an empty square), and
     * anything else as words.
     */
    public static Search of(String typed) {
        String text = typed.strip();
        Optional<Signature> signature =
                text.matches("(?i).+\\sv(s\\.?)?\\s.+|k\\w*vk\\w*") ? Signature.parse(text) : Optional.empty();
        if (signature.isPresent()) {
            return new Search(List.of(new Condition.Men(signature.get())));
        }
        List<Condition> conditions = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (word.startsWith("@") && PATTERN.matcher(word.substring(1)).matches()) {
                conditions.add(pattern(word.substring(1)));
            } else {
                words.append(words.isEmpty() ? "" : " ").append(word);
            }
        }
        if (!words.isEmpty()) {
            conditions.add(new Condition.Text(words.toString()));
        }
        return new Search(conditions);
    }

    private static Condition pattern(String squares) {
        Map<Integer, Optional<Piece>> wanted = new HashMap<>();
        for (int i = 0; i < squares.length(); i += 3) {
            int square = Square.parse(squares.substring(i + 1, i + 3), Geometry.CAPABLANCA);
            wanted.put(square, Piece.ofLetter(squares.charAt(i)));
        }
        return new Condition.Placed(wanted);
    }

    public Search and(Condition condition) {
        List<Condition> all = new ArrayList<>(conditions);
        all.add(condition);
        return new Search(all);
    }

    /** The indices of the entries that meet all conditions. */
    public int[] in(Deck deck) {
        return in(deck, () -> false);
    }

    /** As {@link #in(Deck)}; where another thread stops it, without the rest. */
    public int[] in(Deck deck, BooleanSupplier isStopped) {
        return IntStream.range(0, deck.size())
                .parallel()
                .filter(index -> ((index & 0xFF) != 0 || !isStopped.getAsBoolean()) && isMetBy(deck, index))
                .toArray();
    }

    private boolean isMetBy(Deck deck, int index) {
        for (Condition condition : conditions) {
            if (!condition.isMetBy(deck, index)) {
                return false;
            }
        }
        return true;
    }
}
