package forsyth.deck;

/** What an entry can say beside its position; each a text of one line, empty where it says nothing. */
public enum Property {
    TITLE,
    NOTES,
    /** Words or phrases separated by commas. */
    TAGS,
    /** Moves in SAN; alternatives are separated by commas. */
    SOLUTION,
    /** Arrows and coloured squares as commands of a PGN comment ({@link forsyth.diagram.PgnMarks}). */
    MARKS
}
