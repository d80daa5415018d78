/**
 * Files to entries: what kind of file it is, its encoding and compression, what is wrong in it and where. May import
 * what {@code deck} may, and a zstd library. Example: {@code DeckReader.read(DeckInput.open(file), sink)}.
 */
package forsyth.deck.read;
