package forsyth.play.pgn;

/** A piece of a PGN; a text that ends too soon or is too long is a token of its own. */
record Token(Type type, String text, PgnFault.Place place) {
    enum Type {
        TAG_NAME,
        /** Follows a TAG_NAME. */
        TAG_VALUE,
        COMMENT,
        /** The digits behind a {@code $}. */
        NAG,
        OPEN,
        CLOSE,
        RESULT,
        /** Anything else: a move, a move number, a glyph, or what is none of these. */
        SYMBOL,
        /** A symbol that is the board of a FEN, and no part of a game. */
        PLACEMENT,
        BAD_TAG,
        OPEN_COMMENT,
        TOO_LONG,
        END
    }
}
