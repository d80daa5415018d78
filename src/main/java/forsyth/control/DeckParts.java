package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.Saving;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.store.FileTrouble;
import forsyth.view.DeckPane;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the controllers of a collection share.
 *
 * @param work what is done with the whole collection; meanwhile nothing else changes it
 */
record DeckParts(DeckModel model, DeckPane pane, Work work, Messages messages) {
    /** A changed collection, and what is said of the change. */
    record Changed(Deck deck, String said) {}

    /** Says a sentence of the messages in the status line. */
    void say(String key, Object... args) {
        pane.say(messages.text(key, args));
    }

    /** Says that a file could not be read or written. */
    void say(FileTrouble trouble) {
        String key = trouble.isOfWriting() ? "deck.trouble.write" : "deck.trouble.read";
        pane.notice().show(messages.text(key, trouble.file(), Troubles.reason(trouble, messages)), List.of());
    }

    /** Tells what of the collection is not in a file that was written. */
    void tellLost(Path file, Set<String> lost) {
        if (!lost.isEmpty()) {
            String names = Saving.words(lost, messages);
            pane.notice().show(messages.text("deck.lost", file.getFileName(), names), List.of());
        }
    }

    /** What follows work of which the user only wants to know that it was done. */
    Work.Ending<String> saying() {
        return new Work.Ending<>(pane::say, this::sayStopped, this::say);
    }

    void sayStopped() {
        say("deck.said.stopped");
    }

    /** What is made of a collection. */
    @FunctionalInterface
    interface Change {
        Changed of(Deck deck, Work.Progress progress);
    }

    /**
     * Changes the collection behind the window.
     *
     * @param then what follows, unless the work is stopped
     */
    void change(Change change, Runnable then) {
        Deck before = model.deck();
        Work.Ending<Changed> ending = new Work.Ending<>(
                changed -> {
                    model.perform(changed.deck());
                    then.run();
                    pane.say(changed.said());
                },
                this::sayStopped,
                this::say);
        work.start(progress -> change.of(before, progress), ending);
    }
}
