/**
 * Collections: many positions in plain files, each with the text it was read from. May import {@code store}, {@code
 * fen}, {@code lint}, {@code play}, {@code paste} (for positions in any text), {@code diagram} and
 * {@code chess}. Example: {@code new Loader(file, early -> {}).load().deck().entry(0).title()}.
 */
package forsyth.deck;
