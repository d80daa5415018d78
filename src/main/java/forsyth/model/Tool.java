package forsyth.model;

import forsyth.chess.Piece;

/** What a click on the board does. */
public sealed interface Tool {
    /** Lifts and drops men. */
    record Hand() implements Tool {}

    /** Takes men off. */
    record Eraser() implements Tool {}

    /** Gives castling rights to rooks and takes them away. */
    record Castling() implements Tool {}

    /** Places a man on each square it touches. */
    record Brush(Piece piece) implements Tool {}
}
