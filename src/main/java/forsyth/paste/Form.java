package forsyth.paste;

/** What a pasted text was taken for; its name for the user is the message {@link #key()}. */
public enum Form {
    /** The fields of a position in any dialect, with whatever stands around them. */
    FEN,
    /** The fields of a position and operations. */
    EPD,
    /** A {@code [FEN "..."]} tag outside a game. */
    TAG,
    /** A link that holds a position. */
    LINK,
    /** A {@code position} command of an engine's log, its moves played. */
    UCI,
    /** A board drawn with letters or figurines. */
    DIAGRAM,
    /** The men of each side with their squares. */
    PIECE_LIST,
    /** A Chess960 start position by its number. */
    START_NUMBER,
    /** The first rank of a start position. */
    BACK_RANK,
    /** A game: the position it starts from. */
    GAME,
    /** Moves without tags: the position they lead to. */
    MOVES,
    /** More than one position. */
    SEVERAL,
    /** None of these: the findings are those of the reader of FEN. */
    UNKNOWN;

    /** The key of its name, {@code form.LINK}. */
    public String key() {
        return "form." + name();
    }
}
