package forsyth.deck.read;

import forsyth.chess.Rules;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.EpdLine;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.paste.Reading;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a position a line; lines that are none go with the next position. */
final class LinesReader {
    /** What stands within a line as a position; a number or a list of men in a sentence is not meant as one. */
    private static final Set<forsyth.paste.Form> WITHIN =
            Set.of(forsyth.paste.Form.FEN, forsyth.paste.Form.EPD, forsyth.paste.Form.TAG, forsyth.paste.Form.LINK);

    private final LineReader lines;
    private final Form form;
    private final Sink sink;
    private final StringBuilder lead = new StringBuilder();

    LinesReader(LineReader lines, Form form, Sink sink) {
        this.lines = lines;
        this.form = form;
        this.sink = sink;
    }

    /** Reads to the end; whether all of it was kept. */
    boolean read() throws IOException {
        boolean isWhole = true;
        for (String line = lines.next(); line != null && !sink.isStopped(); line = lines.next()) {
            if (lines.isCut()) {
                sink.fault(Fault.of(lines.number(), Fault.Kind.TOO_LONG, LineReader.MAX_LINE));
                isWhole = false;
            } else {
                line(line);
            }
        }
        sink.tail(lead.toString());
        return isWhole;
    }

    private void line(String text) {
        String line = text.stripTrailing();
        if (line.isEmpty() || isComment(line.stripLeading())) {
            lead.append(text);
            return;
        }
        FenText read = EpdLine.read(line);
        if (read.isReadable()) {
            faults(read.findings(), Severity.WARNING);
            entry(new Entry(read.setup(), form, lead(), text));
            return;
        }
        Optional<Reading> within = within(line);
        if (within.isPresent()) {
            faults(within.get().findings(), Severity.WARNING);
            entry(new Entry(within.get().setup(), form, lead(), text));
        } else {
            faults(read.findings(), Severity.ERROR);
            lead.append(text);
        }
    }

    private String lead() {
        String before = lead.toString();
        lead.setLength(0);
        return before;
    }

    private void entry(Entry entry) {
        sink.entry(entry);
    }

    private void faults(List<Finding> findings, Severity gentlest) {
        for (Finding finding : findings) {
            if (finding.severity().compareTo(gentlest) <= 0) {
                sink.fault(new Fault.OfText(lines.number(), finding));
            }
        }
    }

    /** Whether the line, which is not empty, says by its first character that it is no position. */
    static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith(";") || line.startsWith("%") || line.startsWith("//");
    }

    /** The one position that stands among other words in a line. */
    static Optional<Reading> within(String line) {
        if (!line.contains("/")) {
            return Optional.empty();
        }
        Pasted pasted = PasteReader.read(line, Rules.ANY_CASTLING);
        return pasted.readable().stream()
                .filter(reading -> WITHIN.contains(reading.form()))
                .findFirst();
    }
}
