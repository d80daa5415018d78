/**
 * Games: lines of moves, and files of games in Portable Game Notation. May import {@code play}, {@code fen} (for the
 * FEN tag), {@code lint} and {@code chess}. Example: {@code Pgn.read("1. e4 e5 *").get(0).game().end()}.
 */
package forsyth.play.pgn;
