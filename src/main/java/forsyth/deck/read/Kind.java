package forsyth.deck.read;

import forsyth.deck.form.CsvForm;
import forsyth.deck.form.CsvRecord;
import forsyth.deck.form.EpdLine;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What kind of file it is, by its beginning; names are not asked. */
sealed interface Kind {
    /** Games. */
    record Games() implements Kind {}

    /** A table; {@code hasHeader} tells whether its first line names the columns. */
    record Records(CsvForm form, boolean hasHeader) implements Kind {}

    /** A position a line, of an EPD file or a list of FENs. */
    record Lines(boolean isEpd) implements Kind {}

    /** A text that has positions in it. */
    record Text() implements Kind {}

    /** The most lines that are read on trial. */
    int MOST_LINES = 200;

    Pattern TAG = Pattern.compile("\\[\\s*[A-Za-z]\\w*\\s+\".*");
    Pattern MOVES = Pattern.compile("1\\.(\\.\\.)?\\s*[KQRBNOa-h][^/]*");
    Pattern UCI = Pattern.compile("[a-h][1-8][a-h][1-8][nbrq]?(\\s.*)?");

    static Kind of(String head) {
        List<String> lines =
                head.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (isGames(lines)) {
            return new Games();
        }
        Optional<Kind> records = lines.stream().findFirst().flatMap(Kind::records);
        return records.orElseGet(() -> ofLines(lines.subList(0, Math.min(lines.size(), MOST_LINES))));
    }

    private static boolean isGames(List<String> lines) {
        for (String line : lines) {
            boolean isComment = line.startsWith("%") || line.startsWith(";") || line.startsWith("{");
            if (!isComment) {
                boolean isFirst =
                        TAG.matcher(line).matches() || MOVES.matcher(line).matches();
                return isFirst || lines.stream().anyMatch(later -> later.startsWith("[Event \""));
            }
        }
        return false;
    }

    private static Optional<Kind> records(String first) {
        for (char separator : new char[] {',', ';', '\t'}) {
            CsvRecord record = CsvRecord.of(first, separator);
            List<String> cells = record.cells().stream().map(String::strip).toList();
            CsvForm form = new CsvForm(unquoted(cells), separator);
            if (cells.size() > 1 && form.hasPosition()) {
                return Optional.of(new Records(form, true));
            }
        }
        CsvRecord puzzle = CsvRecord.of(first, ',');
        boolean isPuzzle = UCI.matcher(puzzle.cell(2)).matches()
                && FenReader.read(puzzle.cell(1)).isReadable();
        return isPuzzle ? Optional.of(new Records(CsvForm.PUZZLES, false)) : Optional.empty();
    }

    private static List<String> unquoted(List<String> cells) {
        CsvRecord record = new CsvRecord(cells, "");
        return IntStream.range(0, cells.size()).mapToObj(record::cell).toList();
    }

    /** Lines where at least half of those that are no comments are positions. */
    private static Kind ofLines(List<String> lines) {
        int positions = 0;
        int others = 0;
        boolean isEpd = false;
        for (String line : lines) {
            if (!LineBatch.isComment(line)) {
                FenText read = FenReader.read(line);
                boolean isPosition = read.isReadable() || EpdLine.within(line).isPresent();
                positions += isPosition ? 1 : 0;
                others += isPosition ? 0 : 1;
                isEpd |= read.isReadable() && !read.operations().isEmpty();
            }
        }
        return positions > 0 && positions >= others ? new Lines(isEpd) : new Text();
    }
}
