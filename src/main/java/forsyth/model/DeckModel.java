package forsyth.model;

import forsyth.deck.Deck;
import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** A collection that is worked on: what it is now, what it was, and what of it is saved. */
public final class DeckModel {
    /** Steps that are kept are bounded by what their orders take: eight bytes an entry. */
    private static final long MOST_KEPT = 8_000_000;

    private final ReadOnlyObjectWrapper<Deck> deck = new ReadOnlyObjectWrapper<>(Deck.empty());
    private final Deque<Deck> undone = new ArrayDeque<>();
    private final Deque<Deck> former = new ArrayDeque<>();
    private Deck saved = deck.get();

    public ReadOnlyObjectProperty<Deck> deckProperty() {
        return deck.getReadOnlyProperty();
    }

    public Deck deck() {
        return deck.get();
    }

    /** Begins anew with what a file holds. */
    public void load(Deck loaded) {
        former.clear();
        undone.clear();
        saved = loaded;
        deck.set(loaded);
    }

    /** Begins anew with what was never saved. */
    public void restore(Deck kept) {
        load(kept);
        saved = Deck.empty();
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
    }

    /** Whether there is something that is not saved. */
    public boolean isChanged() {
        return !deck().isSame(saved);
    }
}
