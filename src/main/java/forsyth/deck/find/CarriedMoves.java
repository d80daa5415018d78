package forsyth.deck.find;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Transform;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.PgnOptions;
import forsyth.play.pgn.Ply;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Puts moves on a transformed board. From the first move that cannot be played, all stays as it is written; moves that
 * the other board does not allow, such as castling on a mirrored one, are left out with all behind them.
 */
final class CarriedMoves implements UnaryOperator<String> {
    /** Signs of what is not taken along: variations, comments, glyphs. */
    private static final Pattern ASIDES = Pattern.compile("[({;$!?]");

    private final Moves before;
    private final Transform transform;
    private final Moves start;
    private boolean isShortened;

    CarriedMoves(Setup before, Transform transform, Setup after) {
        this.before = Moves.of(before);
        this.transform = transform;
        this.start = Moves.of(after);
    }

    /** Whether some moves, variations or comments did not go along so far. */
    boolean isShortened() {
        return isShortened;
    }

    @Override
    public String apply(String text) {
        Line line = Line.read(before, text, PgnOptions.DEFAULT.letters());
        StringJoiner moves = new StringJoiner(" ");
        Moves position = start;
        for (Ply ply : line.plies()) {
            Optional<Move> move = move(position, ply);
            if (move.isEmpty()) {
                isShortened = true;
                return moves.toString();
            }
            moves.add(San.write(position, move.get(), LetterSet.ENGLISH));
            position = position.play(move.get());
        }
        isShortened |= line.fault().isPresent() || ASIDES.matcher(text).find();
        String rest = line.rest(text);
        return rest.isEmpty() ? moves.toString() : moves.add(rest).toString();
    }

    /** The move that leads to the transformed position. */
    private Optional<Move> move(Moves position, Ply ply) {
        Setup wanted = transform.of(ply.after(), Rules.ANY_CASTLING).setup();
        return position.legal().stream()
                .filter(legal -> position.after(legal).board().equals(wanted.board()))
                .findFirst();
    }
}
