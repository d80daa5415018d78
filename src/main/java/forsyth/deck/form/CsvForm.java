package forsyth.deck.form;

import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.Moves;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnOptions;
import forsyth.play.pgn.Ply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A record of a table (RFC 4180) whose columns are named; known by their names are the position, and what
 * {@link Property} lists. In Lichess's table of puzzles the position is the one before the opponent's move, which is
 * the first of the moves: there the entry is the position after it.
 *
 * @param columns the names in the first line
 * @param separator between two cells: a comma, a semicolon or a tab
 */
public record CsvForm(List<String> columns, char separator) implements Form {
    /** What we write of entries of other forms. */
    public static final CsvForm OWN = new CsvForm(List.of("FEN", "Title", "Notes", "Tags", "Solution", "Marks"), ',');

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

    public CsvForm {
        columns = List.copyOf(columns);
    }

    private static List<String> names(Property property) {
        return switch (property) {
            case TITLE -> List.of("title", "name", "id", "puzzleid");
            case NOTES -> List.of("notes", "note", "comment", "comments");
            case TAGS -> List.of("tags", "themes");
            case SOLUTION -> List.of("solution", "bm", "moves");
            case MARKS -> List.of("marks");
        };
    }

    /** Where the first of these columns is, or -1. */
    private int column(List<String> names) {
        for (String name : names) {
            for (int i = 0; i < columns.size(); i++) {
                if (columns.get(i).strip().toLowerCase(Locale.ROOT).equals(name)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Whether there is a column for the position. */
    public boolean hasPosition() {
        return fen() >= 0;
    }

    private int fen() {
        return column(List.of("fen", "position", "epd"));
    }

    private boolean isPuzzles() {
        return column(List.of("puzzleid")) >= 0 && column(List.of("moves")) >= 0;
    }

    private boolean hasThemes() {
        int tags = column(names(Property.TAGS));
        return tags >= 0 && columns.get(tags).strip().equalsIgnoreCase("themes");
    }

    /** The position field of a record as it is written. */
    public String fen(String text) {
        return CsvRecord.of(text, separator).cell(fen());
    }

    /** The position of a record whose field says the given setup. */
    public Setup position(String text, Setup written) {
        List<Ply> plies = isPuzzles() ? plies(text, written) : List.of();
        return plies.isEmpty() ? written : plies.get(0).after();
    }

    private List<Ply> plies(String text, Setup written) {
        String moves = CsvRecord.of(text, separator).cell(column(List.of("moves")));
        return Line.read(Moves.of(written), moves, PgnOptions.DEFAULT.letters()).plies();
    }

    @Override
    public boolean holds(Property property) {
        return column(names(property)) >= 0;
    }

    @Override
    public Entry able(Entry entry, Property property) {
        if (property == Property.SOLUTION && isPuzzles()) {
            return movable(entry);
        }
        if (holds(property)) {
            return entry;
        }
        List<String> wider = new ArrayList<>(columns);
        wider.add(OWN.columns().get(property.ordinal() + 1));
        CsvForm form = new CsvForm(wider, separator);
        String text = CsvRecord.of(entry.text(), separator).padded(wider.size()).text(separator);
        return new Entry(entry.setup(), form, entry.lead(), text);
    }

    /** A puzzle as a plain record: the position itself, and the solution behind it. */
    @Override
    public Entry movable(Entry entry) {
        if (!isPuzzles()) {
            return entry;
        }
        List<String> plain = new ArrayList<>(columns);
        int moves = column(List.of("moves"));
        plain.set(moves, "Solution");
        CsvForm form = new CsvForm(plain, separator);
        String text = CsvRecord.of(entry.text(), separator)
                .with(fen(), position(entry.setup()))
                .with(moves, get(entry.text(), Property.SOLUTION))
                .text(separator);
        return new Entry(entry.setup(), form, entry.lead(), text);
    }

    @Override
    public String get(String text, Property property) {
        if (property == Property.SOLUTION && isPuzzles()) {
            List<Ply> plies = plies(text, FenReader.setup(fen(text)));
            return plies.stream().skip(1).map(Ply::san).collect(Collectors.joining(" "));
        }
        String value =
                CsvRecord.of(text, separator).cell(column(names(property))).strip();
        return property == Property.TAGS && hasThemes() ? value.replaceAll("\\s+", ", ") : value;
    }

    @Override
    public String with(String text, Property property, String value) {
        String said = property == Property.TAGS && hasThemes() ? value.replaceAll("[\\s,]+", " ") : value;
        return CsvRecord.of(text, separator).with(column(names(property)), said).text(separator);
    }

    @Override
    public String with(String text, Setup setup) {
        return CsvRecord.of(text, separator).with(fen(), position(setup)).text(separator);
    }

    private static String position(Setup setup) {
        return ((Written.Text) FenWriter.write(setup, CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS)).text();
    }

    @Override
    public String of(Setup setup) {
        CsvRecord empty = new CsvRecord(Collections.nCopies(columns.size(), ""), "\n");
        return empty.with(fen(), position(setup)).text(separator);
    }

    @Override
    public String words(String text) {
        return CsvRecord.of(text, separator).with(fen(), "").text(separator);
    }

    @Override
    public String adopted(Setup setup, String solution) {
        return MoveWords.of(solution);
    }

    /** The first line of a table. */
    public String header() {
        return new CsvRecord(columns.stream().map(CsvRecord::quoted).toList(), "\n").text(separator);
    }

    /** This table with the columns of another behind its own. */
    public CsvForm joined(CsvForm other) {
        List<String> all = new ArrayList<>(columns);
        other.columns.stream().filter(column -> !all.contains(column)).forEach(all::add);
        return new CsvForm(all, separator);
    }

    /** The record of another table with the cells in the order of these columns; cells of other columns are left out. */
    public String arranged(CsvForm other, String text) {
        CsvRecord record = CsvRecord.of(text, other.separator);
        CsvRecord arranged = new CsvRecord(Collections.nCopies(columns.size(), ""), record.end());
        for (int i = 0; i < other.columns.size(); i++) {
            int column = columns.indexOf(other.columns.get(i));
            arranged = column < 0 ? arranged : arranged.with(column, record.cell(i));
        }
        return arranged.text(separator);
    }
}
