package forsyth.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The documents there have been, oldest first, and which of them is the present one. */
final class History {
    /** Steps that are kept; the oldest go first. */
    static final int MOST_STEPS = 10_000;

    private final List<Document> documents = new ArrayList<>();
    private int present;
    private String mergeKey = "";

    History(Document first) {
        documents.add(first);
    }

    /**
     * A history that was kept.
     *
     * @param step which of the documents is the present one
     */
    History(List<Document> kept, int step) {
        documents.addAll(kept);
        goTo(step);
    }

    Document present() {
        return documents.get(present);
    }

    /**
     * Adds a step, or widens the last one where both have the same key, which is not empty.
     *
     * @return whether the present document is another one now
     */
    boolean add(Document next, String key) {
        if (next.equals(present())) {
            return false;
        }
        boolean isMerged = !key.isEmpty() && key.equals(mergeKey);
        if (!isMerged) {
            mergeKey = key;
            documents.subList(present + 1, documents.size()).clear();
            documents.add(next);
            present++;
        } else if (documents.get(present - 1).equals(next)) {
            documents.remove(present--);
            mergeKey = "";
        } else {
            documents.set(present, next);
        }
        if (documents.size() > MOST_STEPS + 1) {
            documents.remove(0);
            present--;
        }
        return true;
    }

    /** Takes the last step back for good where it has this key and can still be widened; else does nothing. */
    void dropStep(String key) {
        if (!key.isEmpty() && key.equals(mergeKey)) {
            documents.remove(present--);
            mergeKey = "";
        }
    }

    /** From now on no edit joins the last step. */
    void endStep() {
        mergeKey = "";
    }

    boolean canUndo() {
        return present > 0;
    }

    boolean canRedo() {
        return present + 1 < documents.size();
    }

    /** All documents, oldest first. */
    List<Document> documents() {
        return List.copyOf(documents);
    }

    /** Which of the documents is the present one, from 0. */
    int step() {
        return present;
    }

    /** Makes a document of the list the present one. */
    void goTo(int step) {
        endStep();
        present = Objects.checkIndex(step, documents.size());
    }

    void undo() {
        goTo(present - 1);
    }

    void redo() {
        goTo(present + 1);
    }
}
