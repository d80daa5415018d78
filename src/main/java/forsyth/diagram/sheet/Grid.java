package forsyth.diagram.sheet;

import java.util.Optional;

/** How the diagrams of a page stand when the page is upright; on a page that lies, columns and rows are exchanged. */
public enum Grid {
    ONE(1, 1),
    TWO(1, 2),
    FOUR(2, 2),
    SIX(2, 3),
    NINE(3, 3),
    TWELVE(3, 4);

    private final int columns;
    private final int rows;

    Grid(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The grid of that many diagrams. */
    public static Optional<Grid> of(int perPage) {
        for (Grid grid : values()) {
            if (grid.perPage() == perPage) {
                return Optional.of(grid);
            }
        }
        return Optional.empty();
    }

    public int perPage() {
        return columns * rows;
    }

    int columns(boolean isLandscape) {
        return isLandscape ? rows : columns;
    }

    int rows(boolean isLandscape) {
        return isLandscape ? columns : rows;
    }
}
