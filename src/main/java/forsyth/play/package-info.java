/**
 * What may be played: legal moves, their notation, games and files of games. May import {@code fen} (for the FEN tag
 * of a PGN), {@code lint} and {@code chess}. Example: {@code Moves.of(setup).legal()}.
 */
package forsyth.play;
