package forsyth.deck.form;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.Form;
import forsyth.paste.PasteReader;
import forsyth.paste.Reading;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Lines that are exactly EPD: four fields with single blanks between them, and operations that all end in semicolons.
 * They are read several times as fast as any line, and what stands in quotes is taken as it is. What is read of such a
 * line are its fields only, without the operations.
 */
public final class EpdLine {
    private static final int MAX_CODE = 15;
    /** What is meant as a position in a sentence; a number or a list of men is not. */
    private static final Set<Form> WITHIN = EnumSet.of(Form.FEN, Form.EPD, Form.TAG, Form.LINK);

    private EpdLine() {}

    /** Reads any line. */
    public static FenText read(String line) {
        int operations = operations(line);
        if (operations > 0 && !line.contains("hmvc ") && !line.contains("fmvn ")) {
            FenText fields = FenReader.read(line.substring(0, operations - 1));
            boolean isExact = true;
            for (Finding finding : fields.findings()) {
                isExact &= finding.severity() == Severity.NOTE;
            }
            if (isExact) {
                return fields;
            }
        }
        return FenReader.read(line);
    }

    /** Whether a line has operations as an EPD has. */
    public static boolean hasOperations(String line) {
        return !LineText.of(line).operations().isEmpty();
    }

    /** The position that a line says, alone or among other words; effective claims only. */
    static Optional<Setup> setup(String text) {
        String line = text.stripTrailing();
        FenText read = read(line);
        return read.isReadable()
                ? Optional.of(read.setup().effective())
                : within(line).map(within -> within.setup().effective());
    }

    /** The first position that stands among other words in a line. */
    public static Optional<Reading> within(String line) {
        if (!line.contains("/")) {
            return Optional.empty();
        }
        return PasteReader.read(line, Rules.ANY_CASTLING).readable().stream()
                .filter(reading -> WITHIN.contains(reading.form()))
                .findFirst();
    }

    /** Where the operations begin in a line that is exactly EPD; -1 in any other. */
    static int operations(String line) {
        int at = 0;
        for (int field = 0; field < 4; field++) {
            int blank = line.indexOf(' ', at);
            if (blank <= at || field == 1 && blank != at + 1) {
                return -1;
            }
            at = blank + 1;
        }
        return isOperations(line, at) ? at : -1;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isOperations(String line, int start) {
        int at = start;
        int length = line.length();
        while (at < length) {
            int code = at;
            while (at < length && (isLetter(line.charAt(at)) || at > code && isDigit(line.charAt(at)))) {
                at++;
            }
            int end = at > code && at - code <= MAX_CODE ? semicolon(line, at) : -1;
            if (end < 0) {
                return false;
            }
            at = end + 1;
            if (at < length && line.charAt(at++) != ' ') {
                return false;
            }
        }
        return at > start;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9' || c == '_';
    }

    /** The semicolon behind operands, or -1; a quote opens behind a blank only and ends an operand. */
    private static int semicolon(String line, int start) {
        boolean isQuoted = false;
        for (int i = start; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                boolean isOpening = !isQuoted && line.charAt(i - 1) == ' ';
                boolean isClosing = isQuoted && i + 1 < line.length() && " ;".indexOf(line.charAt(i + 1)) >= 0;
                if (!isOpening && !isClosing) {
                    return -1;
                }
                isQuoted = !isQuoted;
            } else if (c == ';' && !isQuoted) {
                return line.charAt(i - 1) == ' ' ? -1 : i;
            } else if (c == '\\' || !isQuoted && (c < ' ' || c > '~') || i == start && c != ' ') {
                return -1;
            }
        }
        return -1;
    }
}
