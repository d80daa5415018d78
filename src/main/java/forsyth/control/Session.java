package forsyth.control;

import forsyth.lint.Language;
import forsyth.model.Document;
import forsyth.model.DraftText;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.store.Draft;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;

/** One window's work: its model and view state, and the draft on the disk that follows every step. */
final class Session {
    private final EditorModel model;
    private final ViewState view;
    private final Optional<Draft> draft;
    private final ExecutorService writer;
    private final AtomicReference<String> pending = new AtomicReference<>();

    /**
     * @param draft where the history is kept; none where the disk does not allow it
     * @param writer writes drafts, one after the other
     */
    Session(EditorModel model, ViewState view, Optional<Draft> draft, ExecutorService writer) {
        this.model = model;
        this.view = view;
        this.draft = draft;
        this.writer = writer;
        draft.ifPresent(kept -> model.snapshotProperty().addListener((property, before, now) -> keep(kept)));
    }

    EditorModel model() {
        return model;
    }

    ViewState view() {
        return view;
    }

    Editor editor(Language language, EditorHost host) {
        return new Editor(model, view, language, host);
    }

    /** The same work with nobody listening to it; this one must not be used any more. */
    Session renewed() {
        return new Session(model.renewed(), view.copy(), draft, writer);
    }

    /** Writes the history; of several that wait only the last is written. */
    private void keep(Draft kept) {
        List<Document> steps = model.steps();
        int present = model.step();
        if (pending.getAndSet(DraftText.write(steps, present)) == null) {
            writer.execute(() -> write(kept));
        }
    }

    private void write(Draft kept) {
        String text = pending.getAndSet(null);
        try {
            if (text != null) {
                kept.write(text);
            }
        } catch (IOException e) {
            DiskLog.warn("draft not written", e);
        }
    }

    /** Frees the draft, which stays on the disk. */
    void close() {
        draft.ifPresent(kept -> writer.execute(() -> close(kept)));
    }

    private void close(Draft kept) {
        write(kept);
        try {
            kept.close();
        } catch (IOException e) {
            DiskLog.warn("draft not closed", e);
        }
    }
}
