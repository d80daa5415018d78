package forsyth.deck.read;

import forsyth.deck.Deck;
import forsyth.deck.DeckBuilder;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/** Loads a whole file into a collection, and tells on the way what there is. */
public final class Loader {
    /** The most faults that are listed; more are only counted. */
    public static final int MOST_FAULTS = 1000;

    /** So many entries are shown first. */
    private static final int FIRST = 200;

    private final DeckInput input;
    private final FileTime modified;
    private final DeckBuilder builder = new DeckBuilder();
    private final List<Fault> faults = new ArrayList<>();
    private final Watcher watcher;
    private long faultCount;
    private String tail = "";
    private int nextShown = FIRST;
    private boolean isFull;

    /**
     * A collection as it was loaded.
     *
     * @param form that of the file
     * @param faults the first {@link #MOST_FAULTS}
     * @param faultCount how many there are
     * @param isWhole whether the deck has all of a plain file, so that writing it there loses nothing
     * @param isStopped whether the watcher stopped it
     * @param modified when the file was last changed
     */
    public record Loaded(
            Deck deck,
            Form form,
            List<Fault> faults,
            long faultCount,
            boolean isWhole,
            boolean isStopped,
            FileTime modified) {}

    /** Who is told of the loading, by the thread that loads. */
    @FunctionalInterface
    public interface Watcher {
        /** Takes the first entries, and more from time to time. */
        void early(Deck deck);

        /** How much is loaded, from 0 to 1; -1 where the length of the file is not known. */
        default void reached(double share) {}

        /** Whether to end loading with what there is. */
        default boolean isStopped() {
            return false;
        }
    }

    public Loader(Path file, Watcher watcher) throws IOException {
        modified = Files.getLastModifiedTime(file);
        input = DeckInput.open(file);
        this.watcher = watcher;
    }

    /** Loads, and closes the file. */
    public Loaded load() throws IOException {
        try (input) {
            DeckReader.Outcome outcome = DeckReader.read(input, new Gatherer());
            boolean isWhole = outcome.isWhole() && !input.isPacked();
            return new Loaded(
                    builder.deck(outcome.form(), tail),
                    outcome.form(),
                    List.copyOf(faults),
                    faultCount,
                    isWhole,
                    watcher.isStopped(),
                    modified);
        }
    }

    private final class Gatherer implements Sink {
        /** What may be used of the memory that the program can have. */
        private final long most = Runtime.getRuntime().maxMemory() / 10 * 7;

        @Override
        public void entry(Entry entry) {
            builder.add(entry);
            if (builder.size() == nextShown) {
                nextShown *= 4;
                watcher.early(builder.soFar());
            }
            if ((builder.size() & 0xFFF) == 0) {
                watcher.reached(input.progress());
                isFull = builder.bytes() > most;
            }
            if (isFull) {
                fault(Fault.of(0, Fault.Kind.NO_ROOM, builder.size()));
            }
        }

        @Override
        public void fault(Fault fault) {
            faultCount++;
            if (faults.size() < MOST_FAULTS) {
                faults.add(fault);
            }
        }

        @Override
        public void tail(String text) {
            tail = text;
        }

        @Override
        public boolean isStopped() {
            return isFull || watcher.isStopped();
        }
    }
}
