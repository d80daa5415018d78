package forsyth.deck.form;

import forsyth.deck.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The columns of a table and what they mean: known by their names, in any case, are the position and what
 * {@link Property} lists.
 *
 * @param names as they are in the first line
 */
public record CsvColumns(List<String> names) {
    /** What we write of entries of other forms. */
    static final CsvColumns OWN = new CsvColumns(List.of("FEN", "Title", "Notes", "Tags", "Solution", "Marks"));

    public CsvColumns {
        names = List.copyOf(names);
    }

    private static List<String> namesOf(Property property) {
        return switch (property) {
            case TITLE -> List.of("title", "name", "id", "puzzleid");
            case NOTES -> List.of("notes", "note", "comment", "comments");
            case TAGS -> List.of("tags", "themes");
            case SOLUTION -> List.of("solution", "bm", "moves");
            case MARKS -> List.of("marks");
        };
    }

    private String name(int column) {
        return key(names.get(column));
    }

    /** Where the first of these columns is, or -1. */
    private int column(List<String> sought) {
        for (String name : sought) {
            for (int i = 0; i < names.size(); i++) {
                if (name(i).equals(name)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Where the property is, or -1; the moves of puzzles are those from one move earlier and no solution. */
    int column(Property property) {
        return column(property == Property.SOLUTION && isPuzzles() ? List.of("solution", "bm") : namesOf(property));
    }

    int fen() {
        return column(List.of("fen", "position", "epd"));
    }

    int moves() {
        return column(List.of("moves"));
    }

    boolean isPuzzles() {
        return column(List.of("puzzleid")) >= 0 && moves() >= 0;
    }

    boolean hasThemes() {
        int tags = column(Property.TAGS);
        return tags >= 0 && name(tags).equals("themes");
    }

    /** This table with the columns of another behind its own that mean something else than any of its own. */
    CsvColumns joined(CsvColumns other) {
        if (other.isPuzzles() && !isPuzzles()) {
            return other.joined(this);
        }
        List<String> all = new ArrayList<>(names);
        for (int i = 0; i < other.names.size(); i++) {
            if (columnOf(other.meaning(i)) < 0) {
                boolean isTaken = all.stream().map(CsvColumns::key).anyMatch(other.name(i)::equals);
                all.add(isTaken ? other.meaning(i) : other.names.get(i));
            }
        }
        return new CsvColumns(all);
    }

    /** What a column says: the name of {@link #OWN} that means the same, else its own in small letters. */
    String meaning(int column) {
        if (column == fen()) {
            return OWN.names.get(0);
        }
        for (Property property : Property.values()) {
            if (column == column(property)) {
                return ownName(property);
            }
        }
        return name(column);
    }

    /** With a column more, for a property. */
    CsvColumns with(Property property) {
        List<String> wider = new ArrayList<>(names);
        wider.add(ownName(property));
        return new CsvColumns(wider);
    }

    private static String ownName(Property property) {
        return OWN.names.get(property.ordinal() + 1);
    }

    /** The first column of that meaning, or -1. */
    int columnOf(String meaning) {
        return columnOf(meaning, Set.of());
    }

    /** The first column of that meaning that is not taken, or -1. */
    int columnOf(String meaning, Set<Integer> taken) {
        for (int i = 0; i < names.size(); i++) {
            if (!taken.contains(i) && meaning(i).equals(meaning)) {
                return i;
            }
        }
        return -1;
    }

    /** Where the columns are that are neither the position nor a property. */
    List<Integer> others() {
        return IntStream.range(0, names.size())
                .filter(i -> OWN.columnOf(meaning(i)) < 0 && !(isPuzzles() && i == moves()))
                .boxed()
                .toList();
    }

    /** The columns of a table of which this one has none with that meaning. */
    Set<String> missing(CsvColumns other) {
        return IntStream.range(0, other.names.size())
                .filter(i -> columnOf(other.meaning(i)) < 0)
                .mapToObj(other.names::get)
                .collect(Collectors.toSet());
    }

    private static String key(String column) {
        return column.strip().toLowerCase(Locale.ROOT);
    }
}
