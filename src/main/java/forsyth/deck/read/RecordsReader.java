package forsyth.deck.read;

import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Spelling;
import forsyth.deck.form.CsvForm;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.io.IOException;

/** Reads a table, a position a record. */
final class RecordsReader {
    private final LineReader lines;
    private final CsvForm form;
    private final Sink sink;
    private final StringBuilder lead = new StringBuilder();

    RecordsReader(LineReader lines, CsvForm form, Sink sink) {
        this.lines = lines;
        this.form = form;
        this.sink = sink;
    }

    /** Reads to the end; whether all of it was kept. */
    boolean read(boolean hasHeader) throws IOException {
        boolean isHeader = hasHeader;
        boolean isWhole = true;
        for (String first = lines.next(); first != null && !sink.isStopped(); first = lines.next()) {
            int line = lines.number();
            String record = record(first);
            if (lines.isCut()) {
                sink.fault(Fault.of(line, Fault.Kind.TOO_LONG, LineReader.MAX_LINE));
                isWhole = false;
            } else if (isHeader && !record.isBlank()) {
                isHeader = false;
            } else {
                record(line, record);
            }
        }
        sink.tail(lead.toString());
        return isWhole;
    }

    /** A record whose quoted cells may go over several lines. */
    private String record(String first) throws IOException {
        if (first.indexOf('"') < 0) {
            return first;
        }
        StringBuilder record = new StringBuilder(first);
        boolean isOpen = isOpen(first);
        while (isOpen && record.length() < LineReader.MAX_LINE) {
            String next = lines.next();
            if (next == null) {
                break;
            }
            record.append(next);
            isOpen ^= isOpen(next);
        }
        return record.toString();
    }

    private static boolean isOpen(String text) {
        return text.chars().filter(c -> c == '"').count() % 2 == 1;
    }

    private void record(int line, String record) {
        FenText read = FenReader.read(form.position(record));
        if (record.isBlank() || !read.isReadable()) {
            lead.append(record);
        }
        if (record.isBlank()) {
            return;
        }
        Severity gentlest = read.isReadable() ? Severity.WARNING : Severity.ERROR;
        for (Finding finding : Spelling.faults(read.findings(), gentlest, false)) {
            sink.fault(new Fault.OfText(line, finding));
        }
        if (read.isReadable()) {
            Setup position = form.position(record, read.setup());
            sink.entry(new Entry(position, form, lead.toString(), record));
            lead.setLength(0);
        }
    }
}
