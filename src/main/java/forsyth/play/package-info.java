/**
 * What may be played: legal moves, their notation, how a game stands. May import {@code lint} and {@code chess}.
 * Example: {@code Moves.of(setup).legal()}.
 */
package forsyth.play;
