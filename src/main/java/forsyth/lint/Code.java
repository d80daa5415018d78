package forsyth.lint;

import static forsyth.lint.Field.*;

/**
 * Every kind of finding: {@code E_}, {@code W_} and {@code N_} speak of notation, the rest of the position. The
 * sentence of a code is the message of its name.
 */
public enum Code {
    // A text that cannot be read.
    E_EMPTY(Severity.ERROR, TEXT),
    E_TOO_LONG(Severity.ERROR, TEXT),
    E_NOT_UTF8(Severity.ERROR, TEXT),
    E_RANK_COUNT(Severity.ERROR, PLACEMENT),
    E_RANK_SHORT(Severity.ERROR, PLACEMENT),
    E_RANK_LONG(Severity.ERROR, PLACEMENT),
    E_DIGIT_ZERO(Severity.ERROR, PLACEMENT),
    E_BOARD_SIZE(Severity.ERROR, PLACEMENT),
    E_PIECE_CHAR(Severity.ERROR, PLACEMENT),
    E_TURN(Severity.ERROR, TURN),
    E_CASTLING_SYNTAX(Severity.ERROR, CASTLING),
    E_EP_SYNTAX(Severity.ERROR, EN_PASSANT),
    E_HALFMOVE(Severity.ERROR, HALFMOVE),
    E_FULLMOVE(Severity.ERROR, FULLMOVE),
    // Pasted text that is of another form than a FEN.
    E_START_NUMBER(Severity.ERROR, TEXT),
    E_PIECE_LIST(Severity.ERROR, TEXT),
    E_SQUARE_TWICE(Severity.ERROR, TEXT),
    E_MOVE(Severity.ERROR, TEXT),
    E_LINK(Severity.ERROR, TEXT),

    // A text that was read in spite of a fault.
    W_NOT_UTF8(Severity.WARNING, TEXT),
    W_WHITESPACE(Severity.WARNING, TEXT),
    W_UNUSUAL_SPACE(Severity.WARNING, TEXT),
    W_INVISIBLE_CHARS(Severity.WARNING, TEXT),
    W_SPACES_IN_BOARD(Severity.WARNING, PLACEMENT),
    W_BACKSLASH(Severity.WARNING, PLACEMENT),
    W_UNDERSCORES(Severity.WARNING, TEXT),
    W_PERCENT_ENCODED(Severity.WARNING, TEXT),
    W_URL_EXTRACTED(Severity.WARNING, TEXT),
    W_QUOTES(Severity.WARNING, TEXT),
    W_TAG_EXTRACTED(Severity.WARNING, TEXT),
    W_PREFIX(Severity.WARNING, TEXT),
    W_TRAILING_TEXT(Severity.WARNING, TEXT),
    W_VARIANT_FIELD(Severity.WARNING, TEXT),
    W_DASH_VARIANT(Severity.WARNING, TEXT),
    W_DIGITS_SPLIT(Severity.WARNING, PLACEMENT),
    W_EXTRA_SLASH(Severity.WARNING, PLACEMENT),
    W_POCKET_IGNORED(Severity.WARNING, PLACEMENT),
    W_PROMOTED_MARK(Severity.WARNING, PLACEMENT),
    W_PIECE_ALIAS(Severity.WARNING, PLACEMENT),
    W_TURN_CASE(Severity.WARNING, TURN),
    W_TURN_WORD(Severity.WARNING, TURN),
    W_MISSING_TURN(Severity.WARNING, TURN),
    W_MISSING_CASTLING(Severity.WARNING, CASTLING),
    W_MISSING_CASTLING_OR_EP(Severity.WARNING, CASTLING),
    W_CASTLING_DASH(Severity.WARNING, CASTLING),
    W_CASTLING_ORDER(Severity.WARNING, CASTLING),
    W_CASTLING_DUPLICATE(Severity.WARNING, CASTLING),
    W_CASTLING_CONFLICT(Severity.WARNING, CASTLING),
    W_CASTLING_NO_ROOK(Severity.WARNING, CASTLING),
    W_CASTLING_NO_KING(Severity.WARNING, CASTLING),
    W_CASTLING_AMBIGUOUS_KING(Severity.WARNING, CASTLING),
    W_CASTLING_NOT_STANDARD(Severity.WARNING, CASTLING),
    W_MISSING_EP(Severity.WARNING, EN_PASSANT),
    W_EP_CASE(Severity.WARNING, EN_PASSANT),
    W_EP_RANK(Severity.WARNING, EN_PASSANT),
    W_EP_WRONG_SIDE(Severity.WARNING, EN_PASSANT),
    W_EP_NO_PAWN(Severity.WARNING, EN_PASSANT),
    W_EP_OCCUPIED(Severity.WARNING, EN_PASSANT),
    W_EP_ORIGIN_OCCUPIED(Severity.WARNING, EN_PASSANT),
    W_EP_CLOCK(Severity.WARNING, HALFMOVE),
    W_MISSING_HALFMOVE(Severity.WARNING, HALFMOVE),
    W_MISSING_FULLMOVE(Severity.WARNING, FULLMOVE),
    W_LEADING_ZERO(Severity.WARNING, HALFMOVE),
    W_FULLMOVE_ZERO(Severity.WARNING, FULLMOVE),
    W_CLOCK_INCONSISTENT(Severity.WARNING, HALFMOVE),

    // Harmless.
    N_EPD(Severity.NOTE, TEXT),
    N_EPD_OPS(Severity.NOTE, TEXT),
    N_SHREDDER_CASTLING(Severity.NOTE, CASTLING),
    N_CHESS960(Severity.NOTE, CASTLING),
    N_CLAIM_ASLEEP(Severity.NOTE, CASTLING),
    N_EP_NOT_CAPTURABLE(Severity.NOTE, EN_PASSANT),
    N_EP_NOT_LEGAL(Severity.NOTE, EN_PASSANT),
    N_CHECKMATE(Severity.NOTE, TURN),
    N_STALEMATE(Severity.NOTE, TURN),
    N_INSUFFICIENT_MATERIAL(Severity.NOTE, PLACEMENT),
    N_FIFTY_MOVES(Severity.NOTE, HALFMOVE),
    N_SEVENTY_FIVE_MOVES(Severity.NOTE, HALFMOVE),

    // The position.
    EMPTY_BOARD(Severity.ERROR, PLACEMENT),
    NO_WHITE_KING(Severity.ERROR, PLACEMENT),
    NO_BLACK_KING(Severity.ERROR, PLACEMENT),
    MULTIPLE_WHITE_KINGS(Severity.ERROR, PLACEMENT),
    MULTIPLE_BLACK_KINGS(Severity.ERROR, PLACEMENT),
    PAWN_ON_BACK_RANK(Severity.ERROR, PLACEMENT),
    OPPONENT_IN_CHECK(Severity.ERROR, TURN),
    KINGS_ADJACENT(Severity.ERROR, PLACEMENT),
    TOO_MANY_WHITE_PAWNS(Severity.WARNING, PLACEMENT),
    TOO_MANY_BLACK_PAWNS(Severity.WARNING, PLACEMENT),
    TOO_MANY_WHITE_MEN(Severity.WARNING, PLACEMENT),
    TOO_MANY_BLACK_MEN(Severity.WARNING, PLACEMENT),
    TOO_MANY_PROMOTED_WHITE(Severity.WARNING, PLACEMENT),
    TOO_MANY_PROMOTED_BLACK(Severity.WARNING, PLACEMENT),
    TOO_MANY_CHECKERS(Severity.WARNING, PLACEMENT),
    IMPOSSIBLE_DOUBLE_CHECK(Severity.WARNING, PLACEMENT),
    IMPOSSIBLE_CHECK_EN_PASSANT(Severity.WARNING, EN_PASSANT),
    IMPOSSIBLE_CHECK_UNMOVED_PAWN(Severity.WARNING, PLACEMENT),
    CASTLING_KING_IN_CORNER(Severity.NOTE, CASTLING),
    CASTLING_NOT_MIRRORED(Severity.NOTE, CASTLING),
    IMPOSSIBLE_WHITE_PAWN_STRUCTURE(Severity.WARNING, PLACEMENT),
    IMPOSSIBLE_BLACK_PAWN_STRUCTURE(Severity.WARNING, PLACEMENT),
    NO_LEGAL_LAST_MOVE(Severity.WARNING, PLACEMENT),
    IMPOSSIBLE_PAWN_PASSING(Severity.WARNING, PLACEMENT);

    private final Severity severity;
    private final Field field;

    Code(Severity severity, Field field) {
        this.severity = severity;
        this.field = field;
    }

    public Severity severity() {
        return severity;
    }

    public Field field() {
        return field;
    }

    /** Whether this speaks of notation (E_, W_, N_) rather than of the position. */
    public boolean isNotation() {
        return name().charAt(1) == '_';
    }
}
