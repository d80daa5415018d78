package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Entry;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;

/** Entries on their way out and in as text that any program can take. */
final class DeckClipboard {
    /** Lines of a list or records of a table as they are spelt, beside the text that any program can take. */
    private static final DataFormat SPELT = Clipboards.format("application/x-forsyth-positions");

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
                        progress -> content(deck, chosen, i -> progress.reached(i, chosen.length)),
                        new Work.Ending<>(
                                content -> {
                                    Clipboards.put(content);
                                    parts.say("deck.said.copied", chosen.length);
                                    then.run();
                                },
                                parts::sayStopped,
                                parts::say));
    }

    /** Entries as text, and as they are spelt where text would not say all of it. */
    static ClipboardContent content(Deck deck, int[] indices, IntConsumer reached) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text(deck, indices, reached));
        Set<Class<?>> forms = Arrays.stream(indices)
                .mapToObj(index -> deck.form(index).getClass())
                .collect(Collectors.toSet());
        if (forms.equals(Set.of(FenForm.class)) || forms.equals(Set.of(CsvForm.class))) {
            content.put(SPELT, DeckWriter.text(deck.form(indices[0]), deck.extract(indices)));
        }
        return content;
    }

    /** What {@link #content} has put on a clipboard, or another program; empty for none. */
    static String given(Clipboard clipboard) {
        Object spelt = clipboard.getContent(SPELT);
        String text = spelt instanceof String ? (String) spelt : clipboard.getString();
        return text == null ? "" : text;
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
        String text = given(Clipboard.getSystemClipboard());
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
