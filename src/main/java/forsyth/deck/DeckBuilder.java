package forsyth.deck;

import java.util.Arrays;

/** Gathers the entries of a file; one thread adds, and may show others what there is so far. */
public final class DeckBuilder {
    private final Arena arena = new Arena();
    private long[] addresses = new long[1024];
    private int size;

    public void add(Entry entry) {
        if (size == addresses.length) {
            addresses = Arrays.copyOf(addresses, size * 2);
        }
        addresses[size++] = arena.add(entry);
    }

    public int size() {
        return size;
    }

    /** Bytes of memory in use, about. */
    public long bytes() {
        return arena.size() + 8L * addresses.length;
    }

    /** The entries so far, of which there is one at least. */
    public Deck soFar() {
        return deck(arena.form(addresses[0]), "");
    }

    /** All entries of a file, with its form and what stands behind the last. */
    public Deck deck(Form form, String tail) {
        return new Deck(arena, Arrays.copyOf(addresses, size), form, tail);
    }
}
