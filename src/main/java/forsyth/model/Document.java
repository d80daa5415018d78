package forsyth.model;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.diagram.Marks;
import java.util.Optional;

/**
 * All there is to undo.
 *
 * @param guessRights whether the castling rights still follow the standard king and rook squares: from clearing the
 *     board until a right is chosen by hand or a position is loaded
 * @param line the moves that are being tried, of which the setup is the present position; empty while editing
 */
public record Document(Setup setup, Marks marks, Rules rules, boolean guessRights, Optional<PlayedLine> line) {
    public Document {
        marks = marks.on(rules.geometry());
        if (setup.board().geometry() != rules.geometry()) {
            throw new IllegalArgumentException(
                    rules + " do not fit a board " + setup.board().geometry());
        }
    }

    /** A position that is being edited, on which nothing is drawn. */
    public Document(Setup setup, Rules rules, boolean guessRights) {
        this(setup, Marks.NONE, rules, guessRights);
    }

    /** A position that is being edited. */
    public Document(Setup setup, Marks marks, Rules rules, boolean guessRights) {
        this(setup, marks, rules, guessRights, Optional.empty());
    }

    /** The start position of a kind of board. */
    public static Document start(Rules rules) {
        return new Document(Setup.start(rules.geometry()), rules, false);
    }

    /** A position that was read or chosen, on which nothing is drawn. */
    public static Document loaded(Setup setup, Rules wanted) {
        return loaded(setup, Marks.NONE, wanted);
    }

    /** A position that was read or chosen: only effective claims, and the kind of board that it needs. */
    public static Document loaded(Setup setup, Marks marks, Rules wanted) {
        Rules rules = wanted.on(setup.board().geometry());
        return new Document(setup.effective(rules), marks, rules, false);
    }

    /** What the board backs of the setup: that alone is written. */
    public Setup effective() {
        return setup.effective(rules);
    }

    /** Whether moves are being tried, not men set up. */
    public boolean isPlaying() {
        return line.isPresent();
    }

    Document with(Setup changed) {
        return new Document(changed, marks, rules, guessRights);
    }

    Document with(Marks changed) {
        return new Document(setup, changed, rules, guessRights, line);
    }

    /** The board changed; the claims stay, or are guessed anew. */
    Document with(Board board) {
        Setup changed = setup.with(board);
        return new Document(guessRights ? changed.with(guess(board)) : changed, marks, rules, guessRights);
    }

    Document withRight(Side side, Wing wing, int rookFile) {
        return new Document(setup.with(setup.castling().with(side, wing, rookFile)), marks, rules, false);
    }

    /** An empty board of the same kind, nothing drawn on it; the side to move stays, rights will be guessed. */
    Document cleared() {
        Setup empty = Setup.empty(rules.geometry()).withTurn(setup.turn());
        return new Document(empty, rules, true);
    }

    private static Castling guess(Board board) {
        Geometry geometry = board.geometry();
        Castling rights = Castling.NONE;
        for (Side side : Side.values()) {
            boolean hasKing = board.is(Square.of(geometry.kingFile(), side.backRank()), Piece.of(side, Role.KING));
            for (Wing wing : Wing.values()) {
                int file = geometry.rookFile(wing);
                if (hasKing && board.is(Square.of(file, side.backRank()), Piece.of(side, Role.ROOK))) {
                    rights = rights.with(side, wing, file);
                }
            }
        }
        return rights;
    }
}
