package forsyth.deck.form;

import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.fen.FenReader;
import forsyth.play.Moves;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnOptions;
import forsyth.play.pgn.Ply;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A record of a table (RFC 4180) whose columns are named ({@link CsvColumns}). In Lichess's table of puzzles the position
 * is the one before the opponent's move, which is the first of the moves: there the entry is the position after it.
 *
 * @param separator between two cells: a comma, a semicolon or a tab
 */
public record CsvForm(CsvColumns columns, char separator) implements Form {
    /** What we write of entries of other forms. */
    public static final CsvForm OWN = new CsvForm(CsvColumns.OWN, ',');

    /** Lichess's table of puzzles, which was published without names at first. */
    public static final CsvForm PUZZLES = new CsvForm(
            List.of(
                    "PuzzleId",
                    "FEN",
                    "Moves",
                    "Rating",
                    "RatingDeviation",
                    "Popularity",
                    "NbPlays",
                    "Themes",
                    "GameUrl",
                    "OpeningTags"),
            ',');

    /** A table of columns with these names. */
    public CsvForm(List<String> names, char separator) {
        this(new CsvColumns(names), separator);
    }

    /** Whether there is a column for the position. */
    public boolean hasPosition() {
        return columns.fen() >= 0;
    }

    /** Whether the record says the position before the first of its moves. */
    private boolean isPuzzle(String text) {
        return columns.isPuzzles()
                && !CsvRecord.of(text, separator).cell(columns.moves()).isEmpty();
    }

    @Override
    public String position(String text) {
        return CsvRecord.of(text, separator).cell(columns.fen());
    }

    /** The position of a record whose field says the given setup. */
    public Setup position(String text, Setup written) {
        List<Ply> plies = isPuzzle(text) ? line(text, written).plies() : List.of();
        return plies.isEmpty() ? written : plies.get(0).after();
    }

    private Line line(String text, Setup written) {
        String moves = CsvRecord.of(text, separator).cell(columns.moves());
        return Line.read(Moves.of(written), moves, PgnOptions.DEFAULT.letters());
    }

    /** The line of a puzzle without the opponent's move. */
    private static String solution(Line line) {
        return line.plies().stream().skip(1).map(Ply::san).collect(Collectors.joining(" "));
    }

    @Override
    public boolean isAlike(Form other) {
        return other instanceof CsvForm table && table.separator == separator;
    }

    @Override
    public boolean holds(Property property) {
        return columns.column(property) >= 0 || property == Property.SOLUTION && columns.isPuzzles();
    }

    @Override
    public Entry able(Entry entry, Property property) {
        if (property == Property.SOLUTION && isPuzzle(entry.text())) {
            return movable(entry);
        }
        if (columns.column(property) >= 0) {
            return entry;
        }
        CsvColumns wider = columns.with(property);
        String text = CsvRecord.of(entry.text(), separator)
                .inserted(columns.names().size())
                .text(separator);
        return new Entry(entry.setup(), new CsvForm(wider, separator), entry.lead(), text);
    }

    /** A puzzle as a plain record: the position itself, and the solution in a column of its own. */
    @Override
    public Entry movable(Entry entry) {
        if (!isPuzzle(entry.text())) {
            return entry;
        }
        CsvRecord record = CsvRecord.of(entry.text(), separator);
        Line line = line(entry.text(), FenReader.setup(position(entry.text())));
        String solution = (solution(line) + " " + line.rest(record.cell(columns.moves()))).strip();
        String plain = record.with(columns.fen(), FenForm.position(entry.setup()))
                .with(columns.moves(), "")
                .text(separator);
        Entry able = able(new Entry(entry.setup(), this, entry.lead(), plain), Property.SOLUTION);
        return new Entry(
                able.setup(), able.form(), able.lead(), able.form().with(able.text(), Property.SOLUTION, solution));
    }

    @Override
    public String get(String text, Property property) {
        if (property == Property.SOLUTION && isPuzzle(text)) {
            return solution(line(text, FenReader.setup(position(text))));
        }
        String value =
                CsvRecord.of(text, separator).cell(columns.column(property)).strip();
        return property == Property.TAGS && columns.hasThemes() ? value.replaceAll("\\s+", ", ") : value;
    }

    @Override
    public String with(String text, Property property, String value) {
        String said = property == Property.TAGS && columns.hasThemes() ? value.replaceAll("[\\s,]+", " ") : value;
        return CsvRecord.of(text, separator)
                .with(columns.column(property), said)
                .text(separator);
    }

    @Override
    public String with(String text, Setup setup) {
        return CsvRecord.of(text, separator)
                .with(columns.fen(), FenForm.position(setup))
                .text(separator);
    }

    @Override
    public String withMoves(String text, Setup start, UnaryOperator<String> change) {
        String moves = columns.column(Property.SOLUTION) < 0 ? "" : get(text, Property.SOLUTION);
        return moves.isEmpty() ? text : with(text, Property.SOLUTION, MoveWords.each(moves, change));
    }

    @Override
    public String of(Setup setup) {
        return empty("\n").with(columns.fen(), FenForm.position(setup)).text(separator);
    }

    private CsvRecord empty(String end) {
        return new CsvRecord(Collections.nCopies(columns.names().size(), ""), end);
    }

    @Override
    public Set<String> extras(String text) {
        CsvRecord record = CsvRecord.of(text, separator);
        return columns.others().stream()
                .filter(column -> !record.cell(column).isEmpty())
                .map(columns.names()::get)
                .collect(Collectors.toSet());
    }

    @Override
    public String words(String text) {
        CsvRecord record = CsvRecord.of(text, separator);
        return IntStream.range(0, record.cells().size())
                .filter(column -> column != columns.fen())
                .mapToObj(record::cell)
                .collect(Collectors.joining(" "))
                .replaceAll("\\s+", " ");
    }

    @Override
    public String adopted(Setup setup, String solution) {
        return MoveWords.of(solution);
    }

    /** The first line of a table. */
    public String header() {
        return new CsvRecord(columns.names().stream().map(CsvRecord::quoted).toList(), "\n").text(separator);
    }

    /** This table with the columns of another that mean something else than any of its own. */
    public CsvForm joined(CsvForm other) {
        return new CsvForm(columns.joined(other.columns), separator);
    }

    /** The columns of a table of which this one has none with that meaning. */
    public Set<String> missing(CsvForm other) {
        return other.equals(this) ? Set.of() : columns.missing(other.columns);
    }

    /** Any entry as a record of this table; what it has no column for is left out. */
    public String record(Entry entry) {
        Entry spelt = entry.form() instanceof CsvForm ? entry : entry.as(OWN);
        Entry said = columns.isPuzzles() ? spelt : spelt.form().movable(spelt);
        CsvForm other = (CsvForm) said.form();
        if (other.equals(this)) {
            return said.text();
        }
        CsvRecord record = CsvRecord.of(said.text(), other.separator);
        CsvRecord arranged = empty(record.end());
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < record.cells().size(); i++) {
            // Cells that the header does not name stay at the end.
            int column = i < other.columns.names().size()
                    ? columns.columnOf(other.columns.meaning(i), taken)
                    : Math.max(columns.names().size(), arranged.cells().size());
            String written = other.separator == separator ? record.cells().get(i) : CsvRecord.quoted(record.cell(i));
            arranged = column < 0 ? arranged : arranged.withWritten(column, written);
            taken.add(column);
        }
        String text = arranged.text(separator);
        boolean isSpeltAlike = columns.hasThemes() == other.columns.hasThemes();
        return isSpeltAlike || !holds(Property.TAGS)
                ? text
                : with(text, Property.TAGS, other.get(said.text(), Property.TAGS));
    }
}
