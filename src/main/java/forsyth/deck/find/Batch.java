package forsyth.deck.find;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.chess.Transformed;
import forsyth.deck.Entry;
import forsyth.deck.Property;
import forsyth.diagram.Marks;
import forsyth.lint.Linter;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.Ply;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Acts on many entries; each gives the entry as it is where it cannot be done. */
public final class Batch {
    private Batch() {}

    /**
     * Transforms the position and, as far as it can be played on, the solution; marks of the former squares are
     * dropped. A position that would lose men stays.
     */
    public static UnaryOperator<Entry> transform(Transform transform) {
        return entry -> {
            Transformed after = transform.of(entry.setup(), Rules.ANY_CASTLING);
            if (after.isRefused()) {
                return entry;
            }
            String solution = solution(entry, transform, after.setup());
            Entry moved = entry.with(after.setup());
            Entry solved = entry.get(Property.SOLUTION).isEmpty() ? moved : moved.with(Property.SOLUTION, solution);
            return entry.marks().equals(Marks.NONE) ? solved : solved.with(Property.MARKS, "");
        };
    }

    /** The moves on the transformed board that lead to the transformed positions. */
    private static String solution(Entry entry, Transform transform, Setup start) {
        Line line = entry.line();
        List<String> moves = new ArrayList<>();
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
        return entry.form().adopted(start, String.join(" ", moves));
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
