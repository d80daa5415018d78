package forsyth.deck.read;

import forsyth.chess.Rules;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.deck.Spelling;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.EpdLine;
import forsyth.deck.form.FenForm;
import forsyth.deck.read.LineBatch.Line;
import forsyth.deck.read.LineBatch.Parsed;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.PasteReader;
import forsyth.paste.Reading;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A text of any kind with positions in it.
 *
 * @param firstLine the line of the file on which it begins
 */
record TextPart(String text, int firstLine) {
    /** Gives the positions that stand in a line each, as a list of lines is read, or else any; whether there were some. */
    boolean giveLinesTo(Sink sink) {
        List<Parsed> lines = lines();
        if (lines.stream().noneMatch(line -> line.setup().isPresent())) {
            List<Reading> readings = readings();
            boolean hasPosition = readings.stream().anyMatch(Reading::isReadable);
            if (hasPosition) {
                give(readings, sink);
            }
            return hasPosition;
        }
        for (Parsed line : lines) {
            line.tell(sink);
            line.setup().ifPresent(setup -> {
                String text = line.line().text();
                sink.entry(new Entry(setup, form(text), "", text));
            });
        }
        return true;
    }

    private List<Parsed> lines() {
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .mapToObj(i -> new Line(firstLine + i, lines.get(i) + "\n", false))
                .map(line -> new LineBatch(form(line.text()).equals(FenForm.FEN)).parse(line))
                .toList();
    }

    private static Form form(String line) {
        return EpdLine.hasOperations(line) ? EpdForm.EPD : FenForm.FEN;
    }

    /** Gives all positions, and what is wrong with the text. */
    void giveTo(Sink sink) {
        give(readings(), sink);
    }

    private List<Reading> readings() {
        return text.isBlank()
                ? List.of()
                : PasteReader.read(text, Rules.ANY_CASTLING).readings();
    }

    private void give(List<Reading> readings, Sink sink) {
        for (Reading reading : readings) {
            int line = firstLine
                    + (int) text.substring(0, Math.max(0, reading.span().start()))
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            Severity gentlest = reading.isReadable() ? Severity.WARNING : Severity.ERROR;
            for (Finding finding : Spelling.faults(
                    reading.findings(), gentlest, !reading.title().isEmpty())) {
                sink.fault(new Fault.OfText(line, finding));
            }
            if (reading.isReadable()) {
                sink.entry(entry(reading));
            }
        }
    }

    private static Entry entry(Reading reading) {
        String operations = reading.read().operations();
        Entry entry = Entry.of(reading.setup(), EpdForm.EPD);
        Entry whole = operations.isEmpty()
                ? entry
                : new Entry(entry.setup(), EpdForm.EPD, "", entry.text().stripTrailing() + " " + operations + "\n");
        return reading.title().isEmpty() ? whole : whole.with(Property.TITLE, reading.title());
    }
}
