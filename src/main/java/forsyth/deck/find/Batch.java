package forsyth.deck.find;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.lint.Linter;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.Ply;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Acts on many entries; each gives the entry as it is where it cannot be done. */
public final class Batch {
    private Batch() {}

    /**
     * Transforms the position, what is drawn on it and, as far as it can be played on, the solution. A position that
     * would lose men stays.
     */
    public static UnaryOperator<Entry> transform(Transform transform) {
        return entry -> {
            Transformed after = transform.of(entry.setup(), Rules.ANY_CASTLING);
            if (after.isRefused()) {
                return entry;
            }
            Marks marks = entry.marks().carried(transform, entry.setup().board().geometry());
            Entry moved = entry.with(after.setup()).with(Property.MARKS, PgnMarks.write(marks));
            return entry.get(Property.SOLUTION).isEmpty()
                    ? moved
                    : moved.with(Property.SOLUTION, solution(entry, transform, after.setup()));
        };
    }

    private static String solution(Entry entry, Transform transform, Setup start) {
        String alternatives = entry.lines().stream()
                .map(line -> moves(line, transform, start))
                .filter(moves -> !moves.isEmpty())
                .collect(Collectors.joining(", "));
        return entry.form().adopted(start, alternatives);
    }

    /** The moves on the transformed board that lead to the transformed positions. */
    private static String moves(Line line, Transform transform, Setup start) {
        StringJoiner moves = new StringJoiner(" ");
        Moves position = Moves.of(start);
        for (Ply ply : line.plies()) {
            Setup wanted = transform.of(ply.after(), Rules.ANY_CASTLING).setup();
            Moves from = position;
            Optional<Move> move = from.legal().stream()
                    .filter(legal -> from.after(legal).board().equals(wanted.board()))
                    .findFirst();
            if (move.isEmpty()) {
                break;
            }
            moves.add(San.write(from, move.get(), LetterSet.ENGLISH));
            position = from.play(move.get());
        }
        return moves.toString();
    }

    /** Whether an act took moves, variations or comments from the solution. */
    public static boolean isShortened(Entry before, Entry after) {
        String was = before.get(Property.SOLUTION);
        return !was.equals(after.get(Property.SOLUTION))
                && (was.contains("(") || was.contains("{") || plies(after) < plies(before) || plies(before) == 0);
    }

    private static int plies(Entry entry) {
        return entry.lines().stream().mapToInt(line -> line.plies().size()).sum();
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

    /** Makes every repair of an error or a warning, the gravest first. */
    public static UnaryOperator<Entry> repair() {
        return entry -> entry.with(Linter.core().repaired(entry.setup(), Rules.ANY_CASTLING, finding -> true));
    }
}
