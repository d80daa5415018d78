/**
 * Anything a person pastes, turned into positions; nothing is ever fetched. May import {@code fen}, {@code play},
 * {@code start}, {@code lint} and {@code chess}.
 * Example: {@code PasteReader.read("Kg1 Qd4 a2 / Ke8", Rules.ANY_CASTLING).first().setup()}.
 */
package forsyth.paste;
