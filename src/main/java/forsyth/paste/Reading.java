package forsyth.paste;

import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * One position of a pasted text.
 *
 * @param read the position and what reading found; its text is the whole pasted one, in which all spans lie
 * @param span the characters that hold the position
 * @param title the caption beside it, the players of a game or the id of an EPD; empty without any
 * @param comment what a game says of the position before its first move, as it stands there; empty for nothing
 */
public record Reading(Form form, FenText read, Span span, String title, String comment, List<Assumption> assumptions) {
    public Reading {
        assumptions = List.copyOf(assumptions);
    }

    Reading(Form form, FenText read, Span span) {
        this(form, read, span, "", "", List.of());
    }

    /** Whether this is a position; if not, the setup is only what could be read. */
    public boolean isReadable() {
        return read.isReadable();
    }

    public Setup setup() {
        return read.setup();
    }

    public List<Finding> findings() {
        return read.findings();
    }

    Reading titled(String caption) {
        return new Reading(form, read, span, caption, comment, assumptions);
    }

    Reading commented(String said) {
        return new Reading(form, read, span, title, said, assumptions);
    }

    Reading assuming(Assumption assumption) {
        List<Assumption> all = new ArrayList<>(assumptions);
        all.add(assumption);
        return new Reading(form, read, span, title, comment, all);
    }
}
