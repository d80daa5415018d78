package forsyth.deck.find;

import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Acts on many entries; each gives the entry as it is where it cannot be done. */
public final class Batch {
    private Batch() {}

    /** What became of the moves of an entry. */
    public enum MovesOutcome {
        /** All that could be done is done. */
        WHOLE,
        /** Some of the moves, variations or comments could not go along. */
        SHORTENED,
        /** They are as they were, but cannot be played from the new position. */
        ASTRAY
    }

    /** What became of an entry. */
    public record Outcome(Entry entry, MovesOutcome moves) {}

    /** A change that leaves the moves of an entry as they are. */
    public static Function<Entry, Outcome> outcome(UnaryOperator<Entry> change) {
        return before -> {
            Entry after = change.apply(before);
            boolean isSamePosition = after.setup().equals(before.setup());
            boolean isAstray = !isSamePosition && after.playable() < before.playable();
            return new Outcome(after, isAstray ? MovesOutcome.ASTRAY : MovesOutcome.WHOLE);
        };
    }

    /**
     * Transforms the position, what is drawn on it and, as far as they can be played on, the moves. A position that
     * would lose men stays.
     */
    public static Function<Entry, Outcome> transform(Transform transform) {
        return entry -> {
            Transformed after = transform.of(entry.setup(), Rules.ANY_CASTLING);
            if (after.isRefused()) {
                return new Outcome(entry, MovesOutcome.WHOLE);
            }
            Marks marks = entry.marks().carried(transform, entry.setup().board().geometry());
            Entry sided = transform == Transform.SWAP_COLOURS ? entry.withSidesSwapped() : entry;
            Entry moved = sided.with(after.setup()).with(Property.MARKS, PgnMarks.write(marks));
            CarriedMoves moves = new CarriedMoves(entry.setup(), transform, after.setup());
            Entry whole = moved.withMoves(moves);
            return new Outcome(whole, moves.isShortened() ? MovesOutcome.SHORTENED : MovesOutcome.WHOLE);
        };
    }

    /** Sets the side to move; where it changes, an en passant square lapses. */
    public static UnaryOperator<Entry> turn(Side side) {
        return entry -> entry.with(entry.setup().withTurn(side));
    }

    /** Adds tags, with commas between them, where they are missing. */
    public static UnaryOperator<Entry> tags(String added) {
        return entry -> {
            Set<String> tags = new LinkedHashSet<>(entry.tags());
            tags.addAll(Entry.tags(added));
            return entry.with(Property.TAGS, String.join(", ", tags));
        };
    }

    /**
     * Makes every repair of an error or a warning, the gravest first, those that reading has made included. An empty
     * board stays: nothing tells what was to stand on it.
     */
    public static UnaryOperator<Entry> repair() {
        return entry -> {
            boolean isEmpty = entry.setup().board().count() == 0;
            Entry repaired = isEmpty
                    ? entry
                    : entry.with(Linter.core().repaired(entry.setup(), Rules.ANY_CASTLING, finding -> true));
            return repaired.isSpeltWrong(Severity.WARNING) ? respelt(repaired) : repaired;
        };
    }

    private static Entry respelt(Entry entry) {
        Entry able = entry.form().movable(entry);
        return new Entry(able.setup(), able.form(), able.lead(), able.form().with(able.text(), able.setup()));
    }
}
