package forsyth.deck.read;

import forsyth.deck.Entry;

/** Takes what a file holds, entry by entry, in the order of the file. */
public interface Sink {
    void entry(Entry entry);

    void fault(Fault fault);

    /** Takes what stands behind the last entry and belongs to none; at most once, at the end. */
    void tail(String text);

    /** Whether to stop reading; asked often. */
    boolean isStopped();
}
