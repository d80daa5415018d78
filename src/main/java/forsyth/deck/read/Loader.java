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
import java.util.function.Consumer;

/** Loads a whole file into a collection, shows what there is on the way, and can be stopped by another thread. */
public final class Loader {
    /** The most faults that are listed; more are only counted. */
    public static final int MOST_FAULTS = 1000;

    /** So many entries are shown first. */
    private static final int FIRST = 200;

    private final DeckInput input;
    private final FileTime modified;
    private final DeckBuilder builder = new DeckBuilder();
    private final List<Fault> faults = new ArrayList<>();
    private final Consumer<Deck> early;
    private long faultCount;
    private String tail = "";
    private int nextShown = FIRST;
    private volatile boolean isStopped;

    /**
     * A collection as it was loaded.
     *
     * @param form that of the file
     * @param faults the first {@link #MOST_FAULTS}
     * @param faultCount how many there are
     * @param isWhole whether the deck has all of a plain file, so that writing it there loses nothing
     * @param modified when the file was last changed
     */
    public record Loaded(
            Deck deck, Form form, List<Fault> faults, long faultCount, boolean isWhole, FileTime modified) {}

    /** @param early called by the loading thread with the first entries, and again from time to time */
    public Loader(Path file, Consumer<Deck> early) throws IOException {
        modified = Files.getLastModifiedTime(file);
        input = DeckInput.open(file);
        this.early = early;
    }

    /** Loads, and closes the file. */
    public Loaded load() throws IOException {
        try (input) {
            DeckReader.Outcome outcome = DeckReader.read(input, new Gatherer());
            boolean isWhole = outcome.isWhole() && !input.isPacked();
            return new Loaded(builder.deck(tail), outcome.form(), List.copyOf(faults), faultCount, isWhole, modified);
        }
    }

    /** How much is loaded, from 0 to 1. */
    public double progress() {
        return input.progress();
    }

    /** Ends loading with what there is. */
    public void stop() {
        isStopped = true;
    }

    private final class Gatherer implements Sink {
        /** What may be used of the memory that the program can have. */
        private final long most = Runtime.getRuntime().maxMemory() / 10 * 7;

        @Override
        public void entry(Entry entry) {
            builder.add(entry);
            if (builder.size() == nextShown) {
                nextShown *= 4;
                early.accept(builder.deck(""));
            }
            if ((builder.size() & 0xFFF) == 0 && builder.bytes() > most) {
                fault(Fault.of(0, Fault.Kind.NO_ROOM, builder.size()));
                isStopped = true;
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
            return isStopped;
        }
    }
}
