package forsyth.deck.find;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.deck.Deck;
import forsyth.fen.EpPolicy;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Entries of the same position: placement, side to move, castling rights, and en passant where it is legal. */
public final class Duplicates {
    private Duplicates() {}

    private record Key(Board board, Side turn, Castling castling, int enPassant) {
        static Key of(Setup setup) {
            return new Key(setup.board(), setup.turn(), setup.castling(), EpPolicy.LEGAL.squareOf(setup));
        }

        /** Of all squares and fields, in 64 bits: a million positions hardly ever share one. */
        long hash() {
            long hash = castling.hashCode() * 31L + enPassant * 2L + turn.ordinal();
            for (int rank = 0; rank < Geometry.RANKS; rank++) {
                for (int square = rank << 4;
                        square < (rank << 4) + board.geometry().files();
                        square++) {
                    hash = (hash ^ board.code(square)) * 0x9E3779B97F4A7C15L;
                    hash ^= hash >>> 29;
                }
            }
            return hash;
        }
    }

    /**
     * The indices of entries whose position an earlier entry has.
     *
     * @param reached called with the index of each entry as it is looked at; what it throws ends the search
     */
    public static int[] in(Deck deck, IntConsumer reached) {
        Map<Long, Integer> first = new HashMap<>();
        return IntStream.range(0, deck.size())
                .filter(index -> {
                    reached.accept(index);
                    Key key = Key.of(deck.setup(index));
                    Integer earlier = first.putIfAbsent(key.hash(), index);
                    return earlier != null && Key.of(deck.setup(earlier)).equals(key);
                })
                .toArray();
    }
}
