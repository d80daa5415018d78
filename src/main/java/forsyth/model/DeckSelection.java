package forsyth.model;

import java.util.BitSet;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;

/** Which of the shown entries are chosen, and which of them is the current one; places are those of the view. */
public final class DeckSelection {
    private final BitSet chosen = new BitSet();
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();
    private int current = -1;
    private int anchor = -1;

    /** Counts up at every change. */
    public ReadOnlyLongProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /** The place of the current entry, or -1. */
    public int current() {
        return current;
    }

    public boolean has(int place) {
        return chosen.get(place);
    }

    /** The chosen places from the first. */
    public int[] places() {
        return chosen.stream().toArray();
    }

    public int size() {
        return chosen.cardinality();
    }

    /** Chooses one and no other; -1 for none. */
    public void only(int place) {
        chosen.clear();
        anchor = place;
        current = place;
        if (place >= 0) {
            chosen.set(place);
        }
        changed();
    }

    /** Takes one in or out. */
    public void toggle(int place) {
        chosen.flip(place);
        anchor = place;
        current = place;
        changed();
    }

    /** Chooses all from the last one that was clicked to this one. */
    public void upTo(int place) {
        int from = Math.max(0, anchor);
        chosen.clear();
        chosen.set(Math.min(from, place), Math.max(from, place) + 1);
        current = place;
        changed();
    }

    /** Chooses so many from the place on. */
    public void range(int place, int count) {
        only(count == 0 ? -1 : place);
        chosen.set(place, place + count);
        changed();
    }

    /** Chooses what the other chooses. */
    public void take(DeckSelection other) {
        chosen.clear();
        chosen.or(other.chosen);
        current = other.current;
        anchor = other.anchor;
        changed();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }
}
