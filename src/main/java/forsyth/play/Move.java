package forsyth.play;

import forsyth.chess.Role;
import forsyth.chess.Square;
import java.util.Locale;
import java.util.Optional;

/**
 * A move of one side.
 *
 * @param to where the man arrives; in castling the square of the castling rook
 * @param promotion what a pawn becomes on the last rank
 */
public record Move(int from, int to, Optional<Role> promotion, Kind kind) {
    /** What a move does besides taking a man from one square to another. */
    public enum Kind {
        PLAIN,
        /** A pawn's first move over two ranks. */
        DOUBLE_STEP,
        EN_PASSANT,
        CASTLING
    }

    public Move {
        if ((from | to) >>> 7 != 0) {
            throw new IllegalArgumentException("no squares: " + from + " " + to);
        }
    }

    public boolean isCastling() {
        return kind == Kind.CASTLING;
    }

    /** The coordinates as UCI engines write them for Chess960: castling is the king onto its rook. */
    public String uci() {
        return Square.name(from) + Square.name(to) + promotionLetter();
    }

    private String promotionLetter() {
        return promotion
                .map(role -> String.valueOf(role.letter()).toLowerCase(Locale.ROOT))
                .orElse("");
    }

    @Override
    public String toString() {
        return uci();
    }
}
