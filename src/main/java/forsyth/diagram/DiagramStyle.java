package forsyth.diagram;

/**
 * How diagrams look, whatever they show.
 *
 * @param isFlipped whether Black's side is below
 * @param hasTurnMark whether a small square beside the board tells the side to move
 * @param hasBorder whether a line runs around the board
 * @param isHatched whether dark squares are white with slanting lines, for printers that have no grey
 * @param hasLines whether marks are told apart by their lines and not by their colour alone
 */
public record DiagramStyle(
        Theme theme,
        Coordinates coordinates,
        boolean isFlipped,
        boolean hasTurnMark,
        boolean hasBorder,
        boolean isHatched,
        boolean hasLines) {
    /** For screens. */
    public static final DiagramStyle SCREEN = of(Theme.WALNUT);

    /** For black ink on white paper. */
    public static final DiagramStyle PRINT = of(Theme.PAPER);

    /** White below, coordinates outside, a border, no turn mark; lines for marks where the theme is for print. */
    public static DiagramStyle of(Theme theme) {
        return new DiagramStyle(theme, Coordinates.OUTSIDE, false, false, true, false, theme.isPrint());
    }

    public DiagramStyle with(Coordinates changed) {
        return new DiagramStyle(theme, changed, isFlipped, hasTurnMark, hasBorder, isHatched, hasLines);
    }

    public DiagramStyle withFlipped(boolean changed) {
        return new DiagramStyle(theme, coordinates, changed, hasTurnMark, hasBorder, isHatched, hasLines);
    }

    public DiagramStyle withTurnMark(boolean changed) {
        return new DiagramStyle(theme, coordinates, isFlipped, changed, hasBorder, isHatched, hasLines);
    }

    public DiagramStyle withBorder(boolean changed) {
        return new DiagramStyle(theme, coordinates, isFlipped, hasTurnMark, changed, isHatched, hasLines);
    }

    public DiagramStyle withHatching(boolean changed) {
        return new DiagramStyle(theme, coordinates, isFlipped, hasTurnMark, hasBorder, changed, hasLines);
    }

    public DiagramStyle withLines(boolean changed) {
        return new DiagramStyle(theme, coordinates, isFlipped, hasTurnMark, hasBorder, isHatched, changed);
    }
}
