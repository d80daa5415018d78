package forsyth.control;

import forsyth.chess.Setup;

/** The board of the editor beside which a collection is open. */
interface DeckBoard {
    /** What is on the board, effective claims only. */
    Setup setup();

    /** Puts a position on the board. */
    void load(Setup setup);
}
