package forsyth.deck;

import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Writes a collection in UTF-8. An entry that has the form asked for is written as it is spelt, with all that was
 * not understood of it; others are put into that form. What stands between the entries stays where it can.
 */
public final class DeckWriter {
    private final Form form;
    private final boolean isInPlace;
    private final boolean isMixed;

    /**
     * @param isInPlace whether entries of other forms keep the words beside them
     * @param isMixed whether entries of a form that is alike keep their own
     */
    private DeckWriter(Form form, boolean isInPlace, boolean isMixed) {
        this.form = form;
        this.isInPlace = isInPlace;
        this.isMixed = isMixed;
    }

    /** A writer of a form; of tables with all columns that the deck's records have. */
    public static DeckWriter of(Form form, Deck deck) {
        return new DeckWriter(form instanceof CsvForm ? table(deck) : form, form.equals(deck.form()), false);
    }

    /** A writer that loses nothing of a list: each line is written as it is spelt, with operations or without. */
    public static DeckWriter mixed(Form form, Deck deck) {
        DeckWriter writer = of(form.equals(FenForm.FEN) ? EpdForm.EPD : form, deck);
        return new DeckWriter(writer.form, true, true);
    }

    /** The form of the file that is written. */
    Form form() {
        return form;
    }

    private static CsvForm table(Deck deck) {
        Set<Form> forms = new LinkedHashSet<>();
        if (deck.form() instanceof CsvForm file) {
            forms.add(file);
        }
        for (int i = 0; i < deck.size(); i++) {
            forms.add(deck.form(i));
        }
        if (forms.size() == 1 && forms.iterator().next() instanceof CsvForm only) {
            return only;
        }
        return forms.stream()
                .map(each -> each instanceof CsvForm records ? records : CsvForm.OWN)
                .reduce(CsvForm::joined)
                .orElse(CsvForm.OWN);
    }

    /** A collection as it is saved in a form. */
    public static String text(Form form, Deck deck) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            of(form, deck).write(deck, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    public void write(Deck deck, OutputStream stream) throws IOException {
        OutputStream out = new BufferedOutputStream(stream, 1 << 16);
        if (form instanceof CsvForm table) {
            put(out, table.header());
        }
        boolean isAlike = form.isAlike(deck.form());
        String tail = isAlike ? deck.tail() : "";
        for (int i = 0; i < deck.size(); i++) {
            Entry entry = deck.entry(i);
            String lead = isAlike ? entry.lead() : "";
            put(out, ended(lead + text(entry), i + 1 < deck.size() || !tail.isEmpty()));
        }
        put(out, tail);
        out.flush();
    }

    /** An entry in this form, without what stands before it. */
    public String text(Entry entry) {
        if (form.equals(entry.form()) || isMixed && form.isAlike(entry.form())) {
            return entry.text();
        }
        if (form instanceof CsvForm table) {
            return table.record(entry);
        }
        return (isInPlace ? entry.inPlace(form) : entry.as(form)).text();
    }

    /** With a line end where something follows. */
    private static String ended(String text, boolean isFollowed) {
        boolean isEnded = text.endsWith("\n") || text.endsWith("\r");
        return isFollowed && !isEnded ? text + "\n" : text;
    }

    private static void put(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
