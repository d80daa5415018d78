/**
 * Finding and changing many entries of a collection at once: searches, duplicates, orders, batch acts. May import what
 * {@code deck} may. Example: {@code new Search("KRP v KR").in(deck)}.
 */
package forsyth.deck.find;
