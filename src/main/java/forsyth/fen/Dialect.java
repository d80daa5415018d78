package forsyth.fen;

/** A way to write a position: the castling letters and when the en passant square is written. */
public enum Dialect {
    /** The Forsyth-Edwards Notation of the PGN standard, revised 1994. */
    FEN(CastlingLetters.KQ_ONLY, EpPolicy.ALWAYS),
    /** X-FEN, Scharnagl 2003. */
    X_FEN(CastlingLetters.KQ_OR_FILE, EpPolicy.CAPTURABLE),
    /** Shredder-FEN, also called SMK-FEN. */
    SHREDDER(CastlingLetters.FILE, EpPolicy.ALWAYS);

    private final CastlingLetters letters;
    private final EpPolicy enPassant;

    Dialect(CastlingLetters letters, EpPolicy enPassant) {
        this.letters = letters;
        this.enPassant = enPassant;
    }

    public CastlingLetters letters() {
        return letters;
    }

    public EpPolicy enPassant() {
        return enPassant;
    }
}
