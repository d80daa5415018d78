package forsyth.deck.read;

import forsyth.chess.Setup;
import forsyth.deck.Spelling;
import forsyth.deck.form.EpdLine;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines of a file, each read as a position if it can be; batches may be read by several threads at once. */
final class LineBatch {
    private final boolean isTitled;
    private final List<Line> lines = new ArrayList<>();

    /** @param isTitled whether what stands behind a position is its title, and so is no fault */
    LineBatch(boolean isTitled) {
        this.isTitled = isTitled;
    }

    /** A line of a file; {@code isCut} where it is longer than is read. */
    record Line(int number, String text, boolean isCut) {}

    /**
     * A line that was read.
     *
     * @param setup the position; empty in a line that has none
     * @param findings what is to be said of the line
     */
    record Parsed(Line line, Optional<Setup> setup, List<Finding> findings) {
        void tell(Sink sink) {
            if (setup.isEmpty() && !findings.isEmpty() && !line.text().contains("/")) {
                sink.fault(Fault.of(line.number(), Fault.Kind.NO_POSITION, Fault.excerpt(line.text())));
                return;
            }
            for (Finding finding : findings) {
                sink.fault(new Fault.OfText(line.number(), finding));
            }
        }
    }

    void add(Line line) {
        lines.add(line);
    }

    int size() {
        return lines.size();
    }

    List<Parsed> parsed() {
        return lines.stream().map(this::parse).toList();
    }

    Parsed parse(Line line) {
        String text = line.text().stripTrailing();
        if (line.isCut() || text.isEmpty() || isComment(text.stripLeading())) {
            return new Parsed(line, Optional.empty(), List.of());
        }
        FenText read = EpdLine.read(text);
        if (read.isReadable()) {
            return new Parsed(
                    line, Optional.of(read.setup()), Spelling.faults(read.findings(), Severity.WARNING, isTitled));
        }
        Optional<Reading> within = EpdLine.within(text);
        return within.isPresent()
                ? new Parsed(
                        line,
                        Optional.of(within.get().setup()),
                        Spelling.faults(within.get().findings(), Severity.WARNING, isTitled))
                : new Parsed(line, Optional.empty(), Spelling.faults(read.findings(), Severity.ERROR, isTitled));
    }

    /** Whether the line, which is not empty, says by its first character that it is no position. */
    static boolean isComment(String line) {
        return line.startsWith("#") || line.startsWith(";") || line.startsWith("%") || line.startsWith("//");
    }
}
