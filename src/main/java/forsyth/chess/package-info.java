/**
 * What stands on the board and what can be said of it without any text: men, squares, boards, rights, attacks.
 * May import nothing but java.base. Example: {@code Setup.start(Geometry.STANDARD).with(new Castling(7, -1, 7, -1))}.
 */
package forsyth.chess;
