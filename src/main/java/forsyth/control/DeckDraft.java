package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Form;
import forsyth.deck.Saving;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;

/** The unsaved changes of one collection, on the disk as soon as they are made. */
final class DeckDraft {
    private static final String LIST = "list";
    private static final String OTHER = "other";

    private final Optional<Drafts> drafts;
    private final ExecutorService writer;
    private final AtomicReference<Unsaved> pending = new AtomicReference<>();
    private Optional<Draft> draft = Optional.empty();

    /** A collection with the file it came from. */
    record Unsaved(Deck deck, DeckFile file) {}

    /**
     * @param drafts where drafts are kept; none where the disk does not allow it
     * @param writer writes drafts, one after the other
     */
    DeckDraft(Optional<Drafts> drafts, ExecutorService writer) {
        this.drafts = drafts;
        this.writer = writer;
    }

    /** Keeps the work; of several that wait only the last is written. */
    void keep(Unsaved work) {
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
        Unsaved work = pending.getAndSet(null);
        if (work == null || drafts.isEmpty()) {
            return;
        }
        if (draft.isEmpty()) {
            draft = Optional.of(drafts.get().begin());
        }
        draft.get().write(out -> write(work, out));
    }

    /**
     * A line that says when the file was written, whether it is a list and which it is; then the collection as it would
     * be saved, and what a list has no place for as well.
     */
    private static void write(Unsaved work, OutputStream out) throws IOException {
        Form form = work.file().form();
        boolean isList = form.equals(FenForm.FEN);
        boolean isMore = isList && !Saving.lost(work.deck(), form).isEmpty();
        // A file of which there is only a part is not to be written over after a restart either.
        String path =
                work.file().canBeSaved() ? work.file().path().orElseThrow().toString() : "";
        String written = work.file().written().map(FileTime::toString).orElse("");
        String first = String.join(" ", written, isList ? LIST : OTHER, path.replace('\n', ' '));
        out.write((first + "\n").getBytes(StandardCharsets.UTF_8));
        DeckWriter.of(isMore ? EpdForm.EPD : form, work.deck()).write(work.deck(), out);
    }

    /** A draft that was left behind; empty where the text is none. */
    static Optional<Kept> read(String text) {
        int end = text.indexOf('\n');
        String[] first = text.substring(0, Math.max(0, end)).split(" ", 3);
        if (first.length < 3) {
            return Optional.empty();
        }
        Optional<Path> path =
                Optional.of(first[2]).filter(name -> !name.isEmpty()).map(Path::of);
        return Optional.of(new Kept(path, written(first[0]), first[1].equals(LIST), text.substring(end + 1)));
    }

    /**
     * A collection that was kept.
     *
     * @param path the file it came from
     * @param written when that was written
     * @param isList whether it is a list of FENs
     * @param text the collection as it would be saved
     */
    record Kept(Optional<Path> path, Optional<FileTime> written, boolean isList, String text) {}

    private static Optional<FileTime> written(String time) {
        try {
            return Optional.of(FileTime.from(Instant.parse(time)));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void attempt(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            DiskLog.warn("collection draft not kept", e);
        }
    }
}
