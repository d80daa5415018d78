package forsyth.deck.read;

import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.form.EpdLine;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.Reading;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a position a line; lines that are none go with the next position. */
final class LinesReader {
    /** What is no loss in a line: its text is kept, and what stands behind a position is its title. */
    private static final Set<Code> HARMLESS =
            EnumSet.of(Code.W_TRAILING_TEXT, Code.W_WHITESPACE, Code.W_TAG_EXTRACTED, Code.W_URL_EXTRACTED);

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
        Optional<Reading> within = EpdLine.within(line);
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
            if (finding.severity().compareTo(gentlest) <= 0 && !HARMLESS.contains(finding.code())) {
                sink.fault(new Fault.OfText(lines.number(), finding));
            }
        }
    }

    /** Whether the line, which is not empty, says by its first character that it is no position. */
    static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith(";") || line.startsWith("%") || line.startsWith("//");
    }
}
