package forsyth.deck;

import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Signature;

/** How many men of each kind each side has: eight bits a kind, so that all are compared at once. */
public record MenCount(long white, long black) {
    /** White's and Black's men of a signature. */
    public static MenCount of(Signature signature) {
        return new MenCount(count(signature.white()), count(signature.black()));
    }

    /** Whether the men are the same, whichever side has which. */
    public boolean matches(MenCount other) {
        return white == other.white && black == other.black || white == other.black && black == other.white;
    }

    private static long count(String letters) {
        long count = 0;
        for (int i = 0; i < letters.length(); i++) {
            Role role = Piece.ofLetter(letters.charAt(i)).orElseThrow().role();
            count += 1L << (Piece.of(Side.WHITE, role).code() - 1 << 3);
        }
        return count;
    }
}
