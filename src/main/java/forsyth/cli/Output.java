package forsyth.cli;

import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What some inputs gave: results, messages, and whether one of the inputs was at fault. */
final class Output {
    private final StringBuilder results;
    private final StringBuilder messages = new StringBuilder();
    private byte[] picture = {};
    private boolean hasFault;

    /**
     * An output of no inputs yet.
     *
     * @param expected about how many characters of results will come
     */
    Output(int expected) {
        this.results = new StringBuilder(expected);
    }

    StringBuilder results() {
        return results;
    }

    /** What to write behind the results, byte by byte. */
    void picture(byte[] bytes) {
        picture = bytes;
    }

    void message(String line) {
        messages.append(line).append('\n');
    }

    /** The result of an input that is not taken: the codes of its findings down to that severity, each once. */
    void error(List<Finding> findings, Severity gentlest) {
        results.append("ERROR");
        char separator = ' ';
        Set<Code> seen = EnumSet.noneOf(Code.class);
        for (Finding finding : findings) {
            if (finding.severity().compareTo(gentlest) <= 0 && seen.add(finding.code())) {
                results.append(separator).append(finding.code());
                separator = ',';
            }
        }
        results.append('\n');
        hasFault = true;
    }

    void fault() {
        hasFault = true;
    }

    boolean hasFault() {
        return hasFault;
    }

    /** Writes all of it: the messages first, as they are seen where both go to one terminal. */
    void writeTo(Terminal terminal) throws IOException {
        terminal.say(messages);
        terminal.print(results);
        terminal.print(picture);
    }
}
