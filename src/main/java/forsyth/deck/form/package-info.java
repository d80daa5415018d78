/**
 * The forms of an entry: EPD line, FEN line, PGN game, CSV record, each changed without touching what is not understood.
 * May import what {@code deck} may. Example: {@code EpdForm.EPD.with(line, Property.TITLE, "WAC.001")}.
 */
package forsyth.deck.form;
