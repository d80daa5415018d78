package forsyth.deck.find;

import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.FenReader;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Acts on many entries; each gives the entry as it is where it cannot be done. */
public final class Batch {
    private Batch() {}

    /**
     * What became of an entry.
     *
     * @param isShortened whether some of its moves, variations or comments could not go along
     */
    public record Outcome(Entry entry, boolean isShortened) {
        public static Outcome whole(Entry entry) {
            return new Outcome(entry, false);
        }
    }

    /**
     * Transforms the position, what is drawn on it and, as far as they can be played on, the moves. A position that
     * would lose men stays.
     */
    public static Function<Entry, Outcome> transform(Transform transform) {
        return entry -> {
            Transformed after = transform.of(entry.setup(), Rules.ANY_CASTLING);
            if (after.isRefused()) {
                return Outcome.whole(entry);
            }
            Marks marks = entry.marks().carried(transform, entry.setup().board().geometry());
            Entry moved = entry.with(after.setup()).with(Property.MARKS, PgnMarks.write(marks));
            CarriedMoves moves = new CarriedMoves(entry.setup(), transform, after.setup());
            return new Outcome(moved.withMoves(moves), moves.isShortened());
        };
    }

    /** Sets the side to move; where it changes, an en passant square lapses. */
    public static UnaryOperator<Entry> turn(Side side) {
        return entry -> entry.with(entry.setup().withTurn(side));
    }

    /** Adds a tag where it is missing. */
    public static UnaryOperator<Entry> tag(String tag) {
        return entry -> {
            Set<String> tags = new LinkedHashSet<>(entry.tags());
            tags.add(tag.replace(',', ' ').strip());
            return entry.with(Property.TAGS, String.join(", ", tags));
        };
    }

    /** Makes every repair of an error or a warning, the gravest first, those that reading has made included. */
    public static UnaryOperator<Entry> repair() {
        return entry -> {
            Entry repaired = entry.with(Linter.core().repaired(entry.setup(), Rules.ANY_CASTLING, finding -> true));
            return isSpeltRight(repaired) ? repaired : respelt(repaired);
        };
    }

    private static boolean isSpeltRight(Entry entry) {
        String position = entry.form().position(entry.text());
        return position.isEmpty()
                || FenReader.read(position).findings().stream()
                        .allMatch(finding -> finding.severity() == Severity.NOTE);
    }

    private static Entry respelt(Entry entry) {
        Entry able = entry.form().movable(entry);
        return new Entry(able.setup(), able.form(), able.lead(), able.form().with(able.text(), able.setup()));
    }
}
