package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Entry;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.PgnForm;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Entries on their way out and in as text that any program can take. */
final class DeckClipboard {
    private final DeckParts parts;
    private final DeckController shown;

    DeckClipboard(DeckParts parts, DeckController shown) {
        this.parts = parts;
        this.shown = shown;
    }

    /** Puts the chosen entries on the clipboard. */
    void copy(Runnable then) {
        int[] chosen = shown.chosen();
        if (chosen.length == 0) {
            return;
        }
        Deck deck = parts.model().deck();
        parts.work()
                .start(
                        progress -> text(deck, chosen, i -> progress.reached(i, chosen.length)),
                        new Work.Ending<>(
                                text -> {
                                    Clipboards.put(text);
                                    parts.say("deck.said.copied", chosen.length);
                                    then.run();
                                },
                                parts::sayStopped,
                                parts::say));
    }

    /**
     * Entries as text: games where one of them is a game, else EPD.
     *
     * @param reached called with the number of each entry, from 0
     */
    static String text(Deck deck, int[] indices, IntConsumer reached) {
        boolean hasGame =
                Arrays.stream(indices).anyMatch(index -> deck.form(index).equals(PgnForm.PGN));
        DeckWriter writer = DeckWriter.of(hasGame ? PgnForm.PGN : EpdForm.EPD, deck);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < indices.length; i++) {
            reached.accept(i);
            String spelt = writer.text(deck.entry(indices[i]));
            text.append(spelt).append(spelt.endsWith("\n") ? "" : "\n");
        }
        return text.toString();
    }

    void paste() {
        String text = Clipboards.text();
        insert(() -> DeckTexts.entries(text), shown.current() + 1);
    }

    /** Puts entries in front of the one of that index and chooses them. */
    void insert(Supplier<List<Entry>> entries, int index) {
        int size = parts.model().deck().size();
        parts.change((deck, progress) -> inserted(deck, entries.get(), index), () -> {
            int count = parts.model().deck().size() - size;
            if (count > 0) {
                shown.showAll();
                parts.pane().selection().range(index, count);
                parts.pane().grid().reveal(index);
            }
        });
    }

    private DeckParts.Changed inserted(Deck deck, List<Entry> entries, int index) {
        String key = entries.isEmpty() ? "deck.said.nothing" : "deck.said.inserted";
        return new DeckParts.Changed(
                deck.insert(index, entries), parts.messages().text(key, entries.size()));
    }
}
