package forsyth.play.pgn;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.ReadMove;
import forsyth.play.San;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A line of moves that was played from a position.
 *
 * @param plies the moves up to the first fault
 * @param letters the set in which the line was read
 */
public record Line(Moves start, List<Ply> plies, LetterSet letters, Optional<PgnFault> fault) {
    private static final Set<PgnFault.Kind> OF_MOVES =
            EnumSet.of(PgnFault.Kind.UNREADABLE_MOVE, PgnFault.Kind.ILLEGAL_MOVE, PgnFault.Kind.AMBIGUOUS_MOVE);

    public Line {
        plies = List.copyOf(plies);
    }

    /**
     * Plays what a text says; move numbers, comments, variations and results are passed over.
     *
     * @param sets the letters it may be written in: the first in which all of it is legal is taken, else the first
     *     that goes furthest
     */
    public static Line read(Moves start, String text, List<LetterSet> sets) {
        MoveText moveText = new MoveText();
        PgnLexer lexer = new PgnLexer(new StringReader(text));
        try {
            for (Token token = lexer.next(); token.type() != Token.Type.END; token = lexer.next()) {
                moveText.accept(token);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        moveText.end();
        Line line = play(start, moveText.moves(), sets);
        Optional<PgnFault> fault =
                line.fault.or(() -> moveText.faults().stream().findFirst());
        return new Line(start, line.plies, line.letters, fault);
    }

    static Line play(Moves start, List<MoveText.Written> moves, List<LetterSet> sets) {
        Line best = null;
        for (LetterSet letters : sets) {
            Line line = play(start, moves, letters);
            if (line.fault.isEmpty()) {
                return line;
            }
            best = best == null || line.plies.size() > best.plies.size() ? line : best;
        }
        if (best == null) {
            throw new IllegalArgumentException("no letter sets");
        }
        return best;
    }

    private static Line play(Moves start, List<MoveText.Written> moves, LetterSet letters) {
        List<Ply> plies = new ArrayList<>();
        Moves position = start;
        for (MoveText.Written written : moves) {
            ReadMove read = San.read(position, written.text(), letters);
            if (read instanceof ReadMove.Legal legal) {
                Move move = legal.move();
                Moves after = position.play(move);
                String san = San.write(position, move, after, LetterSet.ENGLISH);
                plies.add(new Ply(move, san, after.setup(), written.nags(), written.comment()));
                position = after;
            } else if (read instanceof ReadMove.Refused refused) {
                return new Line(start, plies, letters, Optional.of(fault(written, refused.reason(), position)));
            }
        }
        return new Line(start, plies, letters, Optional.empty());
    }

    private static PgnFault fault(MoveText.Written written, ReadMove.Reason reason, Moves position) {
        PgnFault.Kind kind = switch (reason) {
            case UNREADABLE -> PgnFault.Kind.UNREADABLE_MOVE;
            case ILLEGAL -> PgnFault.Kind.ILLEGAL_MOVE;
            case AMBIGUOUS -> PgnFault.Kind.AMBIGUOUS_MOVE;
        };
        Setup setup = position.setup();
        return PgnFault.of(kind, written.place(), written.text(), number(setup));
    }

    /**
     * What was not played of the text that this line was read of, from the first move that could not be; empty where
     * all moves were played.
     */
    public String rest(String text) {
        if (fault.isEmpty() || !OF_MOVES.contains(fault.get().kind())) {
            return "";
        }
        PgnFault.Place place = fault.get().place();
        int start = 0;
        for (int line = 1; line < place.line(); line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return text.substring(Math.min(text.length(), start + place.column() - 1));
    }

    /** The number of the next move as in a PGN: {@code 12.} or {@code 12...}. */
    static String number(Setup setup) {
        return setup.fullmove() + (setup.turn() == Side.WHITE ? "." : "...");
    }

    /** The last position. */
    public Setup end() {
        return plies.isEmpty() ? start.setup() : plies.get(plies.size() - 1).after();
    }
}
