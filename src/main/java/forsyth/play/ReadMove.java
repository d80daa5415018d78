package forsyth.play;

/** What a written move means in a position. */
public sealed interface ReadMove {
    /** The one legal move that is meant. */
    record Legal(Move move) implements ReadMove {}

    /** No single legal move is meant. */
    record Refused(Reason reason) implements ReadMove {}

    /** Why a text is no move. */
    enum Reason {
        /** Not the form of a move, or a letter that the set does not have. */
        UNREADABLE,
        ILLEGAL,
        /** Several legal moves fit, or a promotion does not say to what. */
        AMBIGUOUS
    }
}
