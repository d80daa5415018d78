package forsyth.deck.form;

import java.util.ArrayList;
import java.util.List;

/**
 * A record of a table (RFC 4180).
 *
 * @param cells as they are written, with their quotes
 * @param end the line break
 */
public record CsvRecord(List<String> cells, String end) {
    public CsvRecord {
        cells = List.copyOf(cells);
    }

    /** Splits a record; a quote that is not closed goes to its end. */
    public static CsvRecord of(String text, char separator) {
        List<String> cells = new ArrayList<>();
        int length = text.length();
        while (length > 0 && (text.charAt(length - 1) == '\n' || text.charAt(length - 1) == '\r')) {
            length--;
        }
        int start = 0;
        boolean isQuoted = false;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == '"') {
                isQuoted = !isQuoted;
            } else if (c == separator && !isQuoted) {
                cells.add(text.substring(start, i));
                start = i + 1;
            }
        }
        cells.add(text.substring(start, length));
        return new CsvRecord(cells, text.substring(length));
    }

    /** What a cell says; empty where there is none. */
    public String cell(int index) {
        if (index < 0 || index >= cells.size()) {
            return "";
        }
        String cell = cells.get(index).strip();
        boolean isQuoted = cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"");
        return isQuoted ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"") : cell;
    }

    CsvRecord with(int index, String value) {
        return withWritten(index, quoted(value));
    }

    /** With a cell as it is to be written, with its quotes. */
    CsvRecord withWritten(int index, String cell) {
        List<String> changed = new ArrayList<>(padded(index + 1).cells);
        changed.set(index, cell);
        return new CsvRecord(changed, end);
    }

    /** With an empty cell in front of the one that has that index, or behind the last. */
    CsvRecord inserted(int index) {
        List<String> more = new ArrayList<>(padded(index).cells);
        more.add(index, "");
        return new CsvRecord(more, end);
    }

    CsvRecord padded(int size) {
        List<String> longer = new ArrayList<>(cells);
        while (longer.size() < size) {
            longer.add("");
        }
        return new CsvRecord(longer, end);
    }

    static String quoted(String value) {
        boolean isPlain = value.chars().noneMatch(c -> "\",;\t\n\r".indexOf(c) >= 0) && value.equals(value.strip());
        return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }

    String text(char separator) {
        return String.join(String.valueOf(separator), cells) + end;
    }
}
