/**
 * Position notations: text to setup and back. May import {@code lint} and {@code chess}.
 * Example: {@code FenReader.read("8/8/8/4k3/8/3KP3/8/8 w - - 0 1").setup()}.
 */
package forsyth.fen;
