package forsyth.deck.read;

import forsyth.chess.Rules;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.deck.form.EpdForm;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.PasteReader;
import forsyth.paste.Reading;
import java.util.List;

/**
 * The positions in a text of any kind, which are written as an EPD.
 *
 * @param text the whole text, in which the spans of the readings lie
 * @param firstLine the line of the file on which it begins
 */
record TextPart(String text, int firstLine, List<Reading> readings) {
    static TextPart of(String text, int firstLine) {
        boolean isEmpty = text.isBlank();
        return new TextPart(
                text,
                firstLine,
                isEmpty ? List.of() : PasteReader.read(text, Rules.ANY_CASTLING).readings());
    }

    boolean hasPosition() {
        return readings.stream().anyMatch(Reading::isReadable);
    }

    void giveTo(Sink sink) {
        for (Reading reading : readings) {
            int line = firstLine
                    + (int) text.substring(0, Math.max(0, reading.span().start()))
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            Severity gentlest = reading.isReadable() ? Severity.WARNING : Severity.ERROR;
            for (Finding finding : LineBatch.said(
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
