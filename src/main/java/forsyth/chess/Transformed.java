package forsyth.chess;

import java.util.List;

/**
 * A position after a {@link Transform}.
 *
 * @param setup the position; the former one where the transform was refused
 * @param lapsedRights the rights, as they stood before, that the board backed then and does not back now
 * @param lapsedEnPassant the former en passant square where the board backed it and does not any more, else
 *     {@link Square#NONE}
 * @param leaving the squares of the men that would have left the board: with any, the transform was refused
 */
public record Transformed(Setup setup, Castling lapsedRights, int lapsedEnPassant, List<Integer> leaving) {
    public Transformed {
        leaving = List.copyOf(leaving);
    }

    public boolean isRefused() {
        return !leaving.isEmpty();
    }

    /** Whether nothing lapsed and nothing was refused. */
    public boolean isComplete() {
        return leaving.isEmpty() && lapsedRights.equals(Castling.NONE) && lapsedEnPassant == Square.NONE;
    }
}
