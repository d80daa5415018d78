package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;

/** The unsaved changes of one collection, on the disk as soon as they are made. */
final class DeckDraft {
    private final Optional<Drafts> drafts;
    private final ExecutorService writer;
    private final AtomicReference<Work> pending = new AtomicReference<>();
    private Optional<Draft> draft = Optional.empty();

    /** A collection with the file it came from. */
    record Work(Deck deck, Form form, Optional<Path> file) {}

    /**
     * A collection that was kept.
     *
     * @param file where it came from
     */
    record Kept(List<Entry> entries, Form form, Optional<Path> file) {}

    /**
     * @param drafts where drafts are kept; none where the disk does not allow it
     * @param writer writes drafts, one after the other
     */
    DeckDraft(Optional<Drafts> drafts, ExecutorService writer) {
        this.drafts = drafts;
        this.writer = writer;
    }

    /** Keeps the work; of several that wait only the last is written. */
    void keep(Work work) {
        if (pending.getAndSet(work) == null) {
            writer.execute(() -> attempt(this::write));
        }
    }

    /** Forgets what was kept: it is saved, or nothing was changed. */
    void discard() {
        pending.set(null);
        writer.execute(() -> attempt(() -> {
            if (draft.isPresent()) {
                draft.get().discard();
                draft = Optional.empty();
            }
        }));
    }

    /** Lets go of the draft, which stays on the disk. */
    void close() {
        writer.execute(() -> attempt(() -> {
            write();
            if (draft.isPresent()) {
                draft.get().close();
            }
        }));
    }

    /** Goes on with a draft that was left behind. */
    void adopt(Drafts.Left left) {
        writer.execute(() -> attempt(() -> draft = drafts.orElseThrow().adopt(left)));
    }

    private void write() throws IOException {
        Work work = pending.getAndSet(null);
        if (work == null || drafts.isEmpty()) {
            return;
        }
        if (draft.isEmpty()) {
            draft = Optional.of(drafts.get().begin());
        }
        draft.get().write(text(work));
    }

    /** A line with the file, then the collection as it would be saved. */
    private static String text(Work work) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DeckWriter.of(work.form(), work.deck()).write(work.deck(), out);
        String file = work.file().map(Path::toString).orElse("");
        return file.replace("\n", " ") + "\n" + out.toString(StandardCharsets.UTF_8);
    }

    /** Reads a draft that was left behind; empty where there is no entry in it. */
    static Optional<Kept> read(String text) {
        int end = text.indexOf('\n');
        if (end < 0) {
            return Optional.empty();
        }
        List<Entry> entries = DeckTexts.whole(text.substring(end + 1));
        Optional<Path> file = end == 0 ? Optional.empty() : Optional.of(Path.of(text.substring(0, end)));
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(new Kept(entries, entries.get(0).form(), file));
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void attempt(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            System.getLogger(DeckDraft.class.getName()).log(Level.WARNING, "collection draft not kept", e);
        }
    }
}
