package forsyth.deck;

import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.FenReader;
import forsyth.lint.Severity;
import forsyth.play.Moves;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * A position of a collection with the text that says it; what else is known of it is read from the text when asked.
 *
 * @param setup effective claims only
 * @param lead what stands before the entry in its file and belongs to none: comments, empty lines, faulty entries
 * @param text the entry as it is spelt, with its line end
 */
public record Entry(Setup setup, Form form, String lead, String text) {
    /** A comment of a PGN up to the end of its line. */
    private static final Pattern LINE_COMMENT = Pattern.compile("(?m);\\s*+([^\\n\\r{}]*+)$(?=[\\n\\r])");

    public Entry {
        Objects.requireNonNull(setup);
        Objects.requireNonNull(form);
        Objects.requireNonNull(lead);
        Objects.requireNonNull(text);
    }

    /** A new entry that says no more than the position. */
    public static Entry of(Setup setup, Form form) {
        return new Entry(setup.effective(), form, "", form.of(setup.effective()));
    }

    public String get(Property property) {
        return form.holds(property) ? form.get(text, property) : "";
    }

    public String title() {
        return get(Property.TITLE);
    }

    /** The tags without blanks around them. */
    public List<String> tags() {
        return tags(get(Property.TAGS));
    }

    /** The tags of a list with commas between them, without blanks around them. */
    public static List<String> tags(String list) {
        return Arrays.stream(list.split(","))
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .toList();
    }

    public Marks marks() {
        boolean hasCommand = text.contains("[%");
        return hasCommand ? PgnMarks.read(get(Property.MARKS), setup.board().geometry()) : Marks.NONE;
    }

    /** The moves that the entry gives, as far as they can be played; of alternatives the first. */
    public Line line() {
        return lines().get(0);
    }

    /** The alternatives that the entry gives, each as far as it can be played; one without moves where it gives none. */
    public List<Line> lines() {
        String moves = get(Property.SOLUTION);
        String[] alternatives = moves.contains("{") || moves.startsWith(",") ? new String[] {moves} : moves.split(",");
        Moves start = Moves.of(setup);
        return Arrays.stream(alternatives)
                .map(alternative -> Line.read(start, alternative, PgnOptions.DEFAULT.letters()))
                .toList();
    }

    /** How many moves of all alternatives can be played. */
    public int playable() {
        return lines().stream().mapToInt(line -> line.plies().size()).sum();
    }

    /** Whether the entry gives moves, all of which can be played. */
    public boolean isPlayable() {
        return lines().stream()
                .allMatch(line -> line.fault().isEmpty() && !line.plies().isEmpty());
    }

    /** Whether reading the position had to leave out or mend something of that severity or a graver one. */
    public boolean isSpeltWrong(Severity gentlest) {
        String position = form.position(text);
        return !position.isEmpty()
                && !Spelling.faults(FenReader.read(position).findings(), gentlest, false)
                        .isEmpty();
    }

    /** This entry saying that, if need be in a richer form; line breaks become blanks, but for those that end a comment. */
    public Entry with(Property property, String value) {
        String line =
                line(property == Property.SOLUTION ? LINE_COMMENT.matcher(value).replaceAll("{$1}") : value);
        if (line(get(property)).equals(line)) {
            return this;
        }
        Entry able = form.able(this, property);
        return new Entry(setup, able.form, able.lead, able.form.with(able.text, property, line));
    }

    private static String line(String value) {
        return value.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    }

    /** This entry with another position, if need be in a richer form. */
    public Entry with(Setup changed) {
        Setup effective = changed.effective();
        if (effective.equals(setup)) {
            return this;
        }
        Entry able = form.movable(this);
        return new Entry(effective, able.form, able.lead, able.form.with(able.text, effective));
    }

    /** This entry with other moves, {@link Form#withMoves each in its place}. */
    public Entry withMoves(UnaryOperator<String> change) {
        return new Entry(setup, form, lead, form.withMoves(text, setup, change));
    }

    /** This entry saying of Black what it said of White, but for the position. */
    public Entry withSidesSwapped() {
        return new Entry(setup, form, lead, form.withSidesSwapped(text));
    }

    /** By name what this entry says and would not in another form. */
    public Set<String> lost(Form other) {
        if (form.equals(other)) {
            return Set.of();
        }
        Set<String> lost = new TreeSet<>(form.extras(text));
        for (Property property : Property.values()) {
            if (!other.holds(property) && !get(property).isEmpty()) {
                lost.add(property.name().toLowerCase(Locale.ROOT));
            }
        }
        return lost;
    }

    public Entry withLead(String changed) {
        return new Entry(setup, form, changed, text);
    }

    /** This entry in another form, which may be able to say less. */
    public Entry as(Form other) {
        if (other.equals(form)) {
            return this;
        }
        return as(other, other.of(setup));
    }

    /** As {@link #as(Form)}, with the words that stand beside the position in its line. */
    public Entry inPlace(Form other) {
        return other.equals(form) ? this : as(other, other.of(setup, this));
    }

    private Entry as(Form other, String plain) {
        String spelt = plain;
        for (Property property : Property.values()) {
            String value = get(property);
            if (!value.isEmpty() && other.holds(property)) {
                String said = property == Property.SOLUTION ? other.adopted(setup, value) : value;
                spelt = other.with(spelt, property, said);
            }
        }
        return new Entry(setup, other, lead, spelt);
    }
}
