package forsyth.control;

import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.diagram.sheet.Exercise;
import forsyth.lint.Language;
import java.util.List;

/** The editor beside which a collection is open. */
interface DeckBoard {
    Language language();

    /** What is on the board, effective claims only. */
    Setup setup();

    /** What is drawn on it. */
    Marks marks();

    /** Puts a position on the board, with what is drawn on it. */
    void load(Setup setup, Marks marks);

    /** Opens the worksheet with these positions. */
    void worksheet(List<Exercise> exercises);

    /** How the editor makes pictures. */
    Pictures pictures();

    /** Asks for the names of files. */
    FileDialogs dialogs();
}
