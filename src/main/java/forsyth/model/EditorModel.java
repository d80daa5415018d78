package forsyth.model;

import forsyth.lint.Finding;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The position being edited, with undo and redo. Edits go in, one snapshot comes out. */
public final class EditorModel {
    private final History history;
    private final ReadOnlyObjectWrapper<Snapshot> snapshot;
    private boolean isPublishing;

    public EditorModel(Document first) {
        this(new History(first));
    }

    /** A model with a history that was kept. */
    public EditorModel(DraftText.History kept) {
        this(new History(kept.steps(), kept.present()));
    }

    private EditorModel(History history) {
        this(history, Snapshot.of(history, List.of()));
    }

    private EditorModel(History history, Snapshot first) {
        this.history = history;
        snapshot = new ReadOnlyObjectWrapper<>(this, "snapshot", first);
    }

    /** A model that goes on where this one is, with nobody listening; this one must not be edited any more. */
    public EditorModel renewed() {
        return new EditorModel(history, snapshot());
    }

    /** The present state; the only property that views listen to. */
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    public Snapshot snapshot() {
        return snapshot.get();
    }

    public Document document() {
        return history.present();
    }

    /** Carries out an edit as a step of its own; one that changes nothing leaves no step. */
    public void perform(Edit edit) {
        perform(edit, "");
    }

    /**
     * Carries out an edit that joins the last step where that had the same key.
     *
     * @param mergeKey names a stroke or another act of many edits; empty for a step of its own
     * @throws IllegalStateException when a listener of the snapshot calls this
     */
    public void perform(Edit edit, String mergeKey) {
        refuseFeedback();
        if (history.add(edit.applyTo(history.present()), mergeKey)) {
            publish(List.of());
        }
    }

    /** Loads a position together with what reading it found, which is shown until the next edit. */
    public void load(Edit edit, List<Finding> reading) {
        refuseFeedback();
        history.add(edit.applyTo(history.present()), "");
        publish(reading);
    }

    /** Ends an act of many edits: the next edit is a step of its own. */
    public void endStep() {
        history.endStep();
    }

    /** Takes an act of many edits back as if it had not begun; one that has ended stays. */
    public void cancelStep(String mergeKey) {
        refuseFeedback();
        Document before = history.present();
        history.dropStep(mergeKey);
        if (!before.equals(history.present())) {
            publish(List.of());
        }
    }

    /** Takes back the last step, if there is one. */
    public void undo() {
        refuseFeedback();
        if (history.canUndo()) {
            history.undo();
            publish(List.of());
        }
    }

    /** Carries out again what was taken back last, if anything was. */
    public void redo() {
        refuseFeedback();
        if (history.canRedo()) {
            history.redo();
            publish(List.of());
        }
    }

    /** Every step there has been, oldest first, those that redo would bring back included. */
    public List<Document> steps() {
        return history.documents();
    }

    /** Which of the steps is the present one, from 0. */
    public int step() {
        return history.step();
    }

    /** Goes to one of the steps, as repeated undo or redo would. */
    public void goTo(int step) {
        refuseFeedback();
        if (step != history.step()) {
            history.goTo(step);
            publish(List.of());
        }
    }

    private void refuseFeedback() {
        if (isPublishing) {
            throw new IllegalStateException("an edit from within a listener of the snapshot");
        }
    }

    private void publish(List<Finding> reading) {
        isPublishing = true;
        try {
            snapshot.set(Snapshot.of(history, reading));
        } finally {
            isPublishing = false;
        }
    }
}
