package forsyth.deck.find;

import forsyth.chess.Material;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.deck.Deck;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Orders in which a collection can be put; entries that are alike keep their order. */
public enum Order {
    TITLE((deck, index) -> deck.entry(index).title().strip()),
    /** Fewest men first. */
    MEN((deck, index) -> men(deck.setup(index))),
    /** White to move first. */
    TURN((deck, index) -> deck.setup(index).turn().name().equals("WHITE") ? "0" : "1");

    private final BiFunction<Deck, Integer, String> key;

    Order(BiFunction<Deck, Integer, String> key) {
        this.key = key;
    }

    private static String men(Setup setup) {
        Material material = Material.of(setup.board());
        int count = material.men(Side.WHITE) + material.men(Side.BLACK);
        return (char) count + material.signature().text();
    }

    /**
     * The deck in this order; numbers in titles go by their value.
     *
     * @param reached called with the number of each entry as it is looked at; what it throws ends the sorting
     */
    public Deck of(Deck deck, IntConsumer reached) {
        String[] keys = new String[deck.size()];
        for (int i = 0; i < keys.length; i++) {
            reached.accept(i);
            keys[i] = this == TITLE ? padded(key.apply(deck, i)) : key.apply(deck, i);
        }
        Integer[] order = IntStream.range(0, keys.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparing(index -> keys[index], String.CASE_INSENSITIVE_ORDER));
        return deck.select(Arrays.stream(order).mapToInt(Integer::intValue).toArray());
    }

    private static String padded(String title) {
        return title.replaceAll("(?<!\\d)(\\d{1,9})(?!\\d)", "000000000$1").replaceAll("0+(\\d{9})(?!\\d)", "$1");
    }
}
