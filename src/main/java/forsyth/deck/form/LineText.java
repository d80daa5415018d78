package forsyth.deck.form;

import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Field;
import forsyth.lint.Span;

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

    private static LineText tolerant(String line, String end) {
        FenText read = FenReader.read(line);
        Span placement = read.map().field(Field.PLACEMENT);
        int start = placement.isNone() ? 0 : placement.start();
        String operations = read.operations();
        int stop = operations.isEmpty() ? -1 : line.indexOf(operations, start);
        if (stop >= 0) {
            int back = stop + operations.length();
            String position = line.substring(start, stop).strip();
            return new LineText(line.substring(0, start), position, operations, line.substring(back), end);
        }
        int back = read.findings().stream()
                .filter(finding -> finding.code() == Code.W_TRAILING_TEXT)
                .mapToInt(finding -> finding.span().start())
                .findFirst()
                .orElse(line.length());
        int last = Math.max(start, line.substring(0, Math.max(start, back)).stripTrailing().length());
        return new LineText(line.substring(0, start), line.substring(start, last), "", line.substring(last), end);
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
