package forsyth.control;

import forsyth.chess.Castling;
import forsyth.chess.CastlingBacking;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.model.Document;
import forsyth.model.Edit;
import java.util.Optional;

/** What a click on a rook means for castling: it gives the right of its wing to that rook, or takes it away. */
final class CastlingClick {
    private CastlingClick() {}

    /** The edit of a click on a square; none where no rook stands that could own a right. */
    static Optional<Edit> edit(Document document, int square) {
        Setup effective = document.effective();
        for (Side side : Side.values()) {
            if (Square.rank(square) != side.backRank()) {
                continue;
            }
            for (Wing wing : Wing.values()) {
                int file = Square.file(square);
                boolean isPossible = CastlingBacking.candidates(effective.board(), document.rules(), side, wing)
                        .contains(file);
                if (isPossible) {
                    boolean isOwner = effective.castling().rook(side, wing) == file;
                    return Optional.of(new Edit.Right(side, wing, isOwner ? Castling.NO_ROOK : file));
                }
            }
        }
        return Optional.empty();
    }
}
