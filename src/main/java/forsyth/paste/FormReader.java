package forsyth.paste;

import forsyth.chess.Rules;
import forsyth.paste.text.Excerpt;
import java.util.List;

/** Knows one form of a position. */
interface FormReader {
    /**
     * The positions of a text of this form; none where it is of another form, and one that is not readable where it is
     * of this form but at fault: then no other form is tried, so that nothing is half read.
     */
    List<Reading> read(Excerpt text, Rules rules);
}
