package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import forsyth.store.Draft;
import forsyth.store.Drafts;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;

/** The unsaved changes of one collection, on the disk as soon as they are made. */
final class DeckDraft {
    private static final String TABLE = "table";
    private static final Map<String, Form> FORMS =
            Map.of("pgn", PgnForm.PGN, "epd", EpdForm.EPD, "list", FenForm.FEN, TABLE, CsvForm.OWN);

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
     * A line that says when the file was written, its form and which it is; then the collection, with what a list has
     * no place for as well.
     */
    private static void write(Unsaved work, OutputStream out) throws IOException {
        Form form = work.file().form();
        // A file of which there is only a part is not to be written over after a restart either.
        String path =
                work.file().canBeSaved() ? work.file().path().orElseThrow().toString() : "";
        String written = work.file().written().map(FileTime::toString).orElse("");
        String first = String.join(" ", written, nameOf(form), path.replace('\n', ' '));
        out.write((first + "\n").getBytes(StandardCharsets.UTF_8));
        DeckWriter.mixed(form, work.deck()).write(work.deck(), out);
    }

    /** A draft that was left behind; empty where the text is none. */
    static Optional<Kept> read(String text) {
        int end = text.indexOf('\n');
        String[] first = text.substring(0, Math.max(0, end)).split(" ", 3);
        if (first.length < 3 || !FORMS.containsKey(first[1])) {
            return Optional.empty();
        }
        Optional<Path> path =
                Optional.of(first[2]).filter(name -> !name.isEmpty()).map(Path::of);
        return Optional.of(new Kept(path, written(first[0]), FORMS.get(first[1]), text.substring(end + 1)));
    }

    private static String nameOf(Form form) {
        return FORMS.entrySet().stream()
                .filter(named -> named.getValue().equals(form))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(TABLE);
    }

    /**
     * A collection that was kept.
     *
     * @param path the file it came from
     * @param written when that was written
     * @param form that of the file; of tables any, as they name their columns themselves
     * @param text the collection
     */
    record Kept(Optional<Path> path, Optional<FileTime> written, Form form, String text) {}

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
