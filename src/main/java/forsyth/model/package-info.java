/**
 * The Model: one immutable document, edits that make the next one, and the history of them. Moves that are tried are
 * part of the document, so that one history holds both. May import the core and
 * javafx.base. Example: {@code model.perform(new Edit.Put(square, Piece.WHITE_KING))}.
 */
package forsyth.model;
