package forsyth.model;

import forsyth.deck.Deck;
import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** A collection that is worked on: what it is now, what it was, and what of it is saved. */
public final class DeckModel {
    /** Steps that are kept are bounded by what their orders take: eight bytes an entry. */
    private static final long MOST_KEPT = 8_000_000;

    private final ReadOnlyObjectWrapper<Deck> deck = new ReadOnlyObjectWrapper<>(Deck.empty());
    private final Deque<Deck> undone = new ArrayDeque<>();
    private final Deque<Deck> former = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
    private Deck saved = deck.get();

    public DeckModel() {
        deck.addListener((property, before, now) -> look());
    }

    /** The same work with nobody listening to it; this one must not be used any more. */
    public DeckModel renewed() {
        DeckModel model = new DeckModel();
        model.begin(deck(), saved);
        model.former.addAll(former);
        model.undone.addAll(undone);
        return model;
    }

    public ReadOnlyObjectProperty<Deck> deckProperty() {
        return deck.getReadOnlyProperty();
    }

    public Deck deck() {
        return deck.get();
    }

    /** Begins anew with what a file holds. */
    public void load(Deck loaded) {
        begin(loaded, loaded);
    }

    private void begin(Deck first, Deck nowSaved) {
        former.clear();
        undone.clear();
        saved = nowSaved;
        deck.set(first);
        look();
    }

    /** Begins anew with what was never saved. */
    public void restore(Deck kept) {
        begin(kept, Deck.empty());
    }

    /** Takes what the file holds now for the next step, so that what it replaces can be had back. */
    public void reload(Deck loaded) {
        saved = loaded;
        perform(loaded);
    }

    /** Takes all of it for unsaved: the file is gone. */
    public void markUnsaved() {
        markSaved(Deck.empty());
    }

    /** Makes the next step, unless nothing would change. */
    public void perform(Deck next) {
        if (next.isSame(deck())) {
            return;
        }
        former.push(deck());
        undone.clear();
        long kept = former.stream().mapToLong(Deck::size).sum();
        while (former.size() > 1 && kept > MOST_KEPT) {
            kept -= former.removeLast().size();
        }
        deck.set(next);
    }

    public boolean canUndo() {
        return !former.isEmpty();
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    public void undo() {
        if (canUndo()) {
            undone.push(deck());
            deck.set(former.pop());
        }
    }

    public void redo() {
        if (canRedo()) {
            former.push(deck());
            deck.set(undone.pop());
        }
    }

    /** Takes what was written to a file for saved. */
    public void markSaved(Deck written) {
        saved = written;
        look();
    }

    /** Whether there is something that is not saved. */
    public boolean isChanged() {
        return !deck().isSame(saved);
    }

    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    private void look() {
        changed.set(isChanged());
    }
}
