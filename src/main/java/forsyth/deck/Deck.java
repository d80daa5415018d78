package forsyth.deck;

import forsyth.chess.Setup;
import forsyth.deck.form.PgnForm;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The entries of a collection in their order; immutable. Decks made of one another share their entries, so that each
 * costs eight bytes an entry and undoing is keeping the former one. A million EPD lines take about 150 MB.
 */
public final class Deck {
    private final Arena arena;
    private final long[] addresses;
    private final Form form;
    private final String tail;

    /**
     * @param form that of the file, in which what stands between the entries is written
     * @param tail what stands behind the last entry of the file and belongs to none
     */
    Deck(Arena arena, long[] addresses, Form form, String tail) {
        this.arena = arena;
        this.addresses = addresses;
        this.form = form;
        this.tail = tail;
    }

    public static Deck empty() {
        return new Deck(new Arena(), new long[0], PgnForm.PGN, "");
    }

    public static Deck of(List<Entry> entries) {
        return empty().insert(0, entries);
    }

    public int size() {
        return addresses.length;
    }

    public boolean isEmpty() {
        return addresses.length == 0;
    }

    public Entry entry(int index) {
        return arena.entry(addresses[index]);
    }

    /** The position alone, which is found sooner than the whole entry. */
    public Setup setup(int index) {
        return arena.setup(addresses[index]);
    }

    /** The men of the position, which are counted sooner than the position is found. */
    public MenCount men(int index) {
        return arena.men(addresses[index]);
    }

    /** The entry as it is spelt. */
    public String text(int index) {
        return entry(index).text();
    }

    public Form form(int index) {
        return arena.form(addresses[index]);
    }

    /** That of the file, in which what stands between the entries is written. */
    public Form form() {
        return form;
    }

    /** What stands behind the last entry of the file and belongs to none. */
    public String tail() {
        return tail;
    }

    /** Whether the other holds the very same entries in the same order: nothing was changed. */
    public boolean isSame(Deck other) {
        return arena == other.arena && tail.equals(other.tail) && Arrays.equals(addresses, other.addresses);
    }

    /** This deck with entries put in front of the one of that index, or at the end. */
    public Deck insert(int index, List<Entry> entries) {
        long[] longer = new long[addresses.length + entries.size()];
        System.arraycopy(addresses, 0, longer, 0, index);
        for (int i = 0; i < entries.size(); i++) {
            longer[index + i] = arena.add(entries.get(i));
        }
        System.arraycopy(addresses, index, longer, index + entries.size(), addresses.length - index);
        return with(longer);
    }

    public Deck with(int index, Entry entry) {
        return map(new int[] {index}, before -> entry);
    }

    /** This deck with those entries changed. */
    public Deck map(int[] indices, UnaryOperator<Entry> change) {
        long[] changed = addresses.clone();
        for (int index : indices) {
            Entry before = entry(index);
            Entry after = change.apply(before);
            changed[index] = after.equals(before) ? changed[index] : arena.add(after);
        }
        return with(changed);
    }

    /** This deck without those entries; what else stood before them in the file is kept. */
    public Deck remove(int[] indices) {
        boolean[] isRemoved = flags(indices);
        long[] kept = new long[addresses.length];
        int count = 0;
        StringBuilder orphan = new StringBuilder();
        for (int i = 0; i < addresses.length; i++) {
            if (isRemoved[i]) {
                String lead = entry(i).lead();
                orphan.append(lead.isBlank() ? "" : lead);
            } else if (orphan.isEmpty()) {
                kept[count++] = addresses[i];
            } else {
                Entry entry = entry(i);
                kept[count++] = arena.add(entry.withLead(orphan + entry.lead()));
                orphan.setLength(0);
            }
        }
        return new Deck(arena, Arrays.copyOf(kept, count), form, orphan + tail);
    }

    /** This deck with those entries moved, in their order, in front of the one that has that index now. */
    public Deck move(int[] indices, int before) {
        boolean[] isMoved = flags(indices);
        IntStream front = IntStream.range(0, before).filter(i -> !isMoved[i]);
        IntStream moved = IntStream.range(0, size()).filter(i -> isMoved[i]);
        IntStream back = IntStream.range(before, size()).filter(i -> !isMoved[i]);
        return select(IntStream.concat(IntStream.concat(front, moved), back).toArray());
    }

    /** The entries of those indices in that order. */
    public Deck select(int[] indices) {
        return with(Arrays.stream(indices).mapToLong(index -> addresses[index]).toArray());
    }

    /** The entries of those indices in that order, without what else stands around them in the file. */
    public Deck extract(int[] indices) {
        Deck all = select(indices);
        Deck bare = all.map(IntStream.range(0, indices.length).toArray(), entry -> entry.withLead(""));
        return new Deck(arena, bare.addresses, form, "");
    }

    private Deck with(long[] others) {
        return new Deck(arena, others, form, tail);
    }

    private boolean[] flags(int[] indices) {
        boolean[] flags = new boolean[addresses.length];
        for (int index : indices) {
            flags[index] = true;
        }
        return flags;
    }
}
