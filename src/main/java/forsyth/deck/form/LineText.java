package forsyth.deck.form;

import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Field;
import forsyth.lint.Span;
import forsyth.paste.Reading;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The parts of a line with a position.
 *
 * @param front what stands before the position: a number, a quote
 * @param position the fields as they are written
 * @param operations those of an EPD, as they are written
 * @param back what stands behind and is neither
 * @param end the line break
 */
record LineText(String front, String position, String operations, String back, String end) {
    static LineText of(String text) {
        int length = text.length();
        while (length > 0 && (text.charAt(length - 1) == '\n' || text.charAt(length - 1) == '\r')) {
            length--;
        }
        String line = text.substring(0, length);
        int exact = EpdLine.operations(line);
        if (exact > 0) {
            String position = line.substring(0, exact - 1);
            return new LineText("", position, line.substring(exact), "", text.substring(length));
        }
        return tolerant(line, text.substring(length));
    }

    private static LineText tolerant(String line, String lineEnd) {
        FenText read = FenReader.read(line);
        Optional<Reading> within = read.isReadable() ? Optional.empty() : EpdLine.within(line);
        if (within.isPresent()) {
            Span span = within.get().span();
            String part = line.substring(span.start(), span.end()).strip();
            if (FenReader.read(part).isReadable()) {
                LineText inner = tolerant(part, "");
                String front = line.substring(0, line.indexOf(inner.position(), span.start()));
                String back = inner.back() + line.substring(span.end());
                return new LineText(front, inner.position(), inner.operations(), back, lineEnd);
            }
            return new LineText("", line, "", "", lineEnd);
        }
        Span placement = read.map().field(Field.PLACEMENT);
        int start = placement.isNone() ? 0 : placement.start();
        int back = read.findings().stream()
                .filter(finding -> finding.code() == Code.W_TRAILING_TEXT)
                .mapToInt(finding -> finding.span().start())
                .findFirst()
                .orElse(line.length());
        Span lastField = read.map().field(Field.EN_PASSANT);
        int stop = read.operations().isEmpty() || lastField.isNone() ? Math.max(start, back) : lastField.end();
        int end = Math.max(start, line.substring(0, stop).stripTrailing().length());
        String middle = stop < back ? line.substring(stop, back).stripTrailing() : "";
        String rest = middle.isEmpty() ? line.substring(end) : line.substring(stop + middle.length());
        return new LineText(line.substring(0, start), line.substring(start, end), middle.strip(), rest, lineEnd);
    }

    /**
     * This line if it says that position and the same as a plain one. What stands around a position, as in a link or in
     * HTML, may be taken for its fields or hide what stands behind: then the position is spelt anew, and if that does
     * not do, it is the plain line.
     *
     * @param plain with nothing around the position
     * @param said gives of a line what was asked for
     */
    String orPlain(Setup effective, LineText plain, UnaryOperator<String> said) {
        LineText anew = new LineText(front, plain.position, plain.operations, back, end);
        String wanted = said.apply(plain.text());
        return Stream.of(this, anew)
                .map(LineText::text)
                .filter(text -> EpdLine.setup(text).filter(effective::equals).isPresent())
                .filter(text -> said.apply(text).equals(wanted))
                .findFirst()
                .orElseGet(plain::text);
    }

    /** This line with another position, as {@link #orPlain}. */
    String respelt(Setup effective, String newPosition, String newOperations) {
        return with(newPosition, newOperations).orPlain(effective, plain(newPosition, newOperations), text -> "");
    }

    /** A line with the same end, and nothing around the position. */
    LineText plain(String newPosition, String newOperations) {
        return new LineText("", newPosition, newOperations, "", end);
    }

    String text() {
        String between = operations.isEmpty() ? "" : " ";
        return front + position + between + operations + back + end;
    }

    LineText with(String newPosition, String newOperations) {
        return new LineText(front, newPosition, newOperations, back, end);
    }

    LineText withBack(String newBack) {
        return new LineText(front, position, operations, newBack, end);
    }
}
