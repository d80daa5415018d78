package forsyth.deck.read;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import forsyth.paste.PasteReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/** Reads any file of positions: EPD, PGN, a list of FENs, a table such as Lichess's puzzles, a text with FENs in it. */
public final class DeckReader {
    private static final int HEAD = 64 * 1024;

    private DeckReader() {}

    /**
     * What was read.
     *
     * @param form that of the file
     * @param isWhole whether the sink has all of the file, so that it can be written again without loss
     */
    public record Outcome(Form form, boolean isWhole) {}

    /**
     * Reads to the end, or until the sink stops it. What is wrong in the file goes to the sink.
     *
     * @throws IOException where the file cannot be read at all
     */
    public static Outcome read(DeckInput input, Sink sink) throws IOException {
        BufferedReader reader = new BufferedReader(input.reader(), HEAD);
        Tally tally = new Tally(sink);
        Outcome outcome = read(reader, tally, () -> input.trouble().isPresent());
        input.trouble().ifPresent(trouble -> sink.fault(fault(trouble, tally.entries)));
        if (tally.entries == 0 && !sink.isStopped()) {
            sink.fault(Fault.of(1, Fault.Kind.EMPTY));
        }
        boolean isWhole =
                outcome.isWhole() && !sink.isStopped() && input.trouble().isEmpty();
        return new Outcome(outcome.form(), isWhole);
    }

    private static Fault fault(IOException trouble, int entries) {
        return trouble instanceof DeckInput.TooLarge
                ? Fault.of(0, Fault.Kind.TOO_LARGE, DeckInput.MAX_BYTES >> 20)
                : Fault.of(0, Fault.Kind.BROKEN, String.valueOf(trouble.getMessage()), entries);
    }

    private static Outcome read(BufferedReader reader, Sink sink, BooleanSupplier isCutOff) throws IOException {
        Kind kind = Kind.of(head(reader, HEAD));
        if (kind instanceof Kind.Games) {
            return new Outcome(PgnForm.PGN, new GamesReader(reader, sink).read());
        }
        if (kind instanceof Kind.Records records) {
            RecordsReader table = new RecordsReader(new LineReader(reader, isCutOff), records.form(), sink);
            return new Outcome(records.form(), table.read(records.hasHeader()));
        }
        if (kind instanceof Kind.Text) {
            return text(reader, sink, isCutOff);
        }
        Form form = ((Kind.Lines) kind).isEpd() ? EpdForm.EPD : FenForm.FEN;
        return new Outcome(form, new LinesReader(new LineReader(reader, isCutOff), form, sink).read());
    }

    /** That many characters from where the reader is, and stays. */
    private static String head(BufferedReader reader, int most) throws IOException {
        reader.mark(most);
        String head = DeckInput.text(reader, most);
        reader.reset();
        return head;
    }

    /** Positions anywhere in a text, which cannot be written back; one too long for that is read line by line. */
    private static Outcome text(BufferedReader reader, Sink sink, BooleanSupplier isCutOff) throws IOException {
        String text = head(reader, PasteReader.MAX_LENGTH + 1);
        if (text.length() > PasteReader.MAX_LENGTH) {
            return new Outcome(
                    FenForm.FEN, new LinesReader(new LineReader(reader, isCutOff), FenForm.FEN, sink).read());
        }
        new TextPart(text, 1).giveTo(sink);
        return new Outcome(EpdForm.EPD, text.isBlank());
    }

    /** Counts entries on their way. */
    private static final class Tally implements Sink {
        private final Sink sink;
        private int entries;

        Tally(Sink sink) {
            this.sink = sink;
        }

        @Override
        public void entry(Entry entry) {
            entries++;
            sink.entry(entry);
        }

        @Override
        public void fault(Fault fault) {
            sink.fault(fault);
        }

        @Override
        public void tail(String text) {
            sink.tail(text);
        }

        @Override
        public boolean isStopped() {
            return sink.isStopped();
        }
    }
}
