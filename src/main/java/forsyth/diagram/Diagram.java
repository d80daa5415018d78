package forsyth.diagram;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import java.util.Objects;

/**
 * A picture of a position, as a value.
 *
 * @param caption a line under the board, empty for none
 * @param hasMoveNumber whether the number of the move to come stands before the caption
 */
public record Diagram(Setup setup, Marks marks, DiagramStyle style, String caption, boolean hasMoveNumber) {
    public Diagram {
        Objects.requireNonNull(setup);
        Objects.requireNonNull(style);
        marks = marks.on(setup.board().geometry());
        caption = caption.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    }

    /** The position alone, for the screen. */
    public static Diagram of(Setup setup) {
        return new Diagram(setup, Marks.NONE, DiagramStyle.SCREEN, "", false);
    }

    public Diagram with(Marks changed) {
        return new Diagram(setup, changed, style, caption, hasMoveNumber);
    }

    public Diagram with(DiagramStyle changed) {
        return new Diagram(setup, marks, changed, caption, hasMoveNumber);
    }

    public Diagram withCaption(String changed) {
        return new Diagram(setup, marks, style, changed, hasMoveNumber);
    }

    public Diagram withMoveNumber(boolean changed) {
        return new Diagram(setup, marks, style, caption, changed);
    }

    /** What stands under the board: {@code 24… caption}; empty for nothing. */
    public String legend() {
        if (!hasMoveNumber) {
            return caption;
        }
        String number = setup.fullmove() + (setup.turn() == Side.WHITE ? "." : "\u2026");
        return caption.isEmpty() ? number : number + " " + caption;
    }
}
