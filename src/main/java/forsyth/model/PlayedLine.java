package forsyth.model;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.play.CastlingTargets;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import forsyth.play.pgn.Ply;
import forsyth.start.Identity;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Moves that are tried from a position, and how far they are played now.
 *
 * @param origin the position that was being edited when the trial began, not a line itself
 * @param targets how castling is played
 * @param present how many of the moves are played, 0 for none
 */
public record PlayedLine(Document origin, CastlingTargets targets, List<Ply> plies, int present) {
    public PlayedLine {
        plies = List.copyOf(plies);
        Objects.checkIndex(present, plies.size() + 1);
        if (origin.isPlaying()) {
            throw new IllegalArgumentException("a line that begins within a line");
        }
    }

    /** A trial that begins with the position of a document that is being edited, or that is itself tried. */
    public static PlayedLine from(Document document) {
        return document.line().orElseGet(() -> new PlayedLine(document, targets(document), List.of(), 0));
    }

    /** The start of a game with its own way of castling is played in that way. */
    private static CastlingTargets targets(Document origin) {
        return Identity.of(origin.effective()).starts().stream()
                .map(start -> CastlingTargets.of(start.name()))
                .filter(targets -> targets != CastlingTargets.OF_BOARD)
                .findFirst()
                .orElse(CastlingTargets.OF_BOARD);
    }

    /**
     * Moves that were read, at their end.
     *
     * @param wanted the kind of board, where it backs all rights of the start
     */
    public static PlayedLine read(Moves start, List<Ply> plies, Rules wanted) {
        Rules rules = wanted.on(start.setup().board().geometry());
        boolean isBacked = start.setup().effective(rules).equals(start.setup());
        Document origin = Document.loaded(start.setup(), isBacked ? rules : Rules.ANY_CASTLING);
        return new PlayedLine(origin, start.targets(), plies, plies.size());
    }

    /** The position after so many moves. */
    public Setup at(int ply) {
        return ply == 0 ? origin.effective() : plies.get(ply - 1).after();
    }

    /** What may be played now. */
    public Moves moves() {
        return Moves.of(at(present), targets);
    }

    /** The last move played; none at the beginning. */
    public Optional<Move> last() {
        return present == 0
                ? Optional.empty()
                : Optional.of(plies.get(present - 1).move());
    }

    public boolean isAtEnd() {
        return present == plies.size();
    }

    /** One legal move on. Another move than the one that followed so far takes the place of all that did. */
    public PlayedLine play(Move move) {
        if (!isAtEnd() && plies.get(present).move().equals(move)) {
            return goTo(present + 1);
        }
        Moves before = moves();
        Moves after = before.play(move);
        String san = San.write(before, move, after, LetterSet.ENGLISH);
        return play(List.of(new Ply(move, san, after.setup(), List.of(), "")));
    }

    /** Moves from the present position on, in place of those that followed so far. */
    public PlayedLine play(List<Ply> next) {
        List<Ply> played = new ArrayList<>(plies.subList(0, present));
        played.addAll(next);
        return new PlayedLine(origin, targets, played, played.size());
    }

    /** The same moves with so many of them played; beyond either end, at that end. */
    public PlayedLine goTo(int ply) {
        return new PlayedLine(origin, targets, plies, Math.max(0, Math.min(ply, plies.size())));
    }

    Document document() {
        return new Document(at(present), Marks.NONE, origin.rules(), false, Optional.of(this));
    }
}
