package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.DeckBuilder;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.EpdLine;
import forsyth.deck.form.FenForm;
import forsyth.deck.read.DeckInput;
import forsyth.deck.read.DeckReader;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Sink;
import forsyth.paste.PasteReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads entries out of texts and the beginnings of files, at once. */
final class DeckTexts {
    /** Bytes of a file, unpacked, in which a second position is looked for. */
    private static final int MOST_LOOKED_AT = 1 << 20;

    private DeckTexts() {}

    /** All entries of a text, without what stands between them. */
    static List<Entry> entries(String text) {
        try (DeckInput input = input(text)) {
            return entries(input, Integer.MAX_VALUE).stream()
                    .map(entry -> entry.withLead(""))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static DeckInput input(String text) throws IOException {
        return DeckInput.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** A text with all that is in it. */
    record Whole(Deck deck, Form form) {}

    /** @param kept the form that the file has; that of a table is told by its first line */
    static Whole whole(String text, Form kept) {
        try (DeckInput input = input(text)) {
            All all = new All(kept.equals(FenForm.FEN));
            Form read = DeckReader.read(input, all).form();
            Form form = kept instanceof CsvForm && read instanceof CsvForm ? read : kept;
            return new Whole(all.builder.deck(form, all.tail), form);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file holds more than one position, or more than can be looked at in no time. */
    static boolean isCollection(Path file) throws IOException {
        try (DeckInput input = DeckInput.open(file, MOST_LOOKED_AT)) {
            return entries(input, 2).size() > 1 || input.isTooLarge();
        }
    }

    /** What a small file says, whatever its encoding. */
    static String text(Path file) throws IOException {
        try (DeckInput input = DeckInput.open(file)) {
            return input.text(PasteReader.MAX_LENGTH);
        }
    }

    private static List<Entry> entries(DeckInput input, int most) throws IOException {
        First first = new First(most);
        DeckReader.read(input, first);
        return first.entries;
    }

    private static final class First implements Sink {
        private final int most;
        private final List<Entry> entries = new ArrayList<>();

        First(int most) {
            this.most = most;
        }

        @Override
        public void entry(Entry entry) {
            entries.add(entry);
        }

        @Override
        public void fault(Fault fault) {
            // Only what can be read is asked for.
        }

        @Override
        public void tail(String text) {
            // Nothing is written back.
        }

        @Override
        public boolean isStopped() {
            return entries.size() >= most;
        }
    }

    private static final class All implements Sink {
        private final boolean isList;
        private final DeckBuilder builder = new DeckBuilder();
        private String tail = "";

        /** @param isList whether lines with operations are among others */
        All(boolean isList) {
            this.isList = isList;
        }

        @Override
        public void entry(Entry entry) {
            builder.add(isList ? ofList(entry) : entry);
        }

        private static Entry ofList(Entry entry) {
            Form form = EpdLine.hasOperations(entry.text()) ? EpdForm.EPD : FenForm.FEN;
            return new Entry(entry.setup(), form, entry.lead(), entry.text());
        }

        @Override
        public void fault(Fault fault) {
            // What is no entry goes with the next one.
        }

        @Override
        public void tail(String text) {
            tail = text;
        }

        @Override
        public boolean isStopped() {
            return false;
        }
    }
}
