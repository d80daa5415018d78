package forsyth.deck;

import forsyth.chess.Setup;
import java.util.Set;
import java.util.function.UnaryOperator;

/** How an entry is spelt in a file. A form changes only what it is told to and keeps all else of a text as it is. */
public interface Form {
    /** Whether what stands between the entries of a file of the other form can stand so in a file of this one. */
    default boolean isAlike(Form other) {
        return equals(other);
    }

    /** Whether a text of this form can say that. */
    boolean holds(Property property);

    /** The entry in this or a richer form that can say that, with all else it says. */
    default Entry able(Entry entry, Property property) {
        return entry;
    }

    /** The entry in a form in which its position can be changed. */
    default Entry movable(Entry entry) {
        return entry;
    }

    /** A solution given in another form, in the words of this one. */
    default String adopted(Setup setup, String solution) {
        return solution;
    }

    /** What a text of this form says. */
    String get(String text, Property property);

    /** The text saying that instead; only for what the form {@linkplain #holds holds}. */
    String with(String text, Property property, String value);

    /** The fields of the position as a text spells it; empty where it does not, or otherwise, as in a link. */
    String position(String text);

    /** The text with another position; moves in it are left as they are. */
    String with(String text, Setup setup);

    /**
     * The text with other moves in the places of those it gives, each place for itself: alternatives, lines, moves to
     * avoid.
     *
     * @param start the position of the moves to come
     * @param change gives for what stands in a place what is to stand there; nothing for nothing
     */
    String withMoves(String text, Setup start, UnaryOperator<String> change);

    /** The text with what it says of White said of Black and the other way round: players, result. */
    default String withSidesSwapped(String text) {
        return text;
    }

    /** A new text that says no more than the position, with its line end. */
    String of(Setup setup);

    /** A new text of a position that replaces one of another form in the same file; with the words beside that one. */
    default String of(Setup setup, Entry replaced) {
        return of(setup);
    }

    /** By name what a text says beside the position and the properties, and another form has no place for. */
    Set<String> extras(String text);

    /** What is written of the position, for a search by words: all but the position and the names of fields. */
    String words(String text);
}
