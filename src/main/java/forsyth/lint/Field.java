package forsyth.lint;

import java.util.Locale;

/** The part of a FEN that a finding is about. */
public enum Field {
    /** The text as a whole. */
    TEXT,
    PLACEMENT,
    TURN,
    CASTLING,
    EN_PASSANT,
    HALFMOVE,
    FULLMOVE;

    /** The name used on the command line: {@code en-passant}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
