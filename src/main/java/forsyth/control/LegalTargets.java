package forsyth.control;

import forsyth.chess.Square;
import forsyth.play.Move;
import forsyth.play.Moves;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where a man may go. */
final class LegalTargets {
    private LegalTargets() {}

    /**
     * The moves of a man by the square on which it is let go: several only where a pawn can become several men.
     * Castling is the king onto its rook, and the king's own step where that is two squares or more.
     */
    static Map<Integer, List<Move>> of(Moves moves, int from) {
        Map<Integer, List<Move>> targets = new TreeMap<>();
        List<Move> own =
                moves.legal().stream().filter(move -> move.from() == from).toList();
        own.forEach(move ->
                targets.computeIfAbsent(move.to(), to -> new ArrayList<>()).add(move));
        for (Move move : own) {
            int king = move.isCastling() ? moves.castledKing(from, move.to()) : from;
            if (Math.abs(Square.file(king) - Square.file(from)) >= 2) {
                targets.computeIfAbsent(king, to -> List.of(move));
            }
        }
        return targets;
    }
}
