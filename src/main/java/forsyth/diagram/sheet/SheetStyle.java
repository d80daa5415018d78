package forsyth.diagram.sheet;

import forsyth.diagram.DiagramStyle;

/**
 * How a worksheet looks, whatever is on it.
 *
 * @param isLandscape whether the longer side of the paper is below
 * @param hasNameLine whether each page has room for a name and a date
 * @param hasNumbers whether the positions are numbered
 * @param answerLines ruled lines below each board, from 0 to {@link #MAX_LINES}
 * @param hasHints whether hints are printed
 * @param hasSolutions whether pages with the solutions follow
 */
public record SheetStyle(
        Grid grid,
        Paper paper,
        boolean isLandscape,
        boolean hasNameLine,
        boolean hasNumbers,
        int answerLines,
        boolean hasHints,
        boolean hasSolutions,
        DiagramStyle diagrams) {
    /** The most answer lines of a position: more would leave the boards no room. */
    public static final int MAX_LINES = 8;

    /** Six upright on A4, for black ink, with marks of the side to move and nothing else. */
    public static final SheetStyle PLAIN = new SheetStyle(
            Grid.SIX, Paper.A4, false, false, false, 0, false, false, DiagramStyle.PRINT.withTurnMark(true));

    public SheetStyle {
        if (answerLines < 0 || answerLines > MAX_LINES) {
            throw new IllegalArgumentException("0 to " + MAX_LINES + " answer lines, not " + answerLines);
        }
    }

    /** This style on other paper. */
    public SheetStyle on(Grid changed, Paper sheet, boolean lies) {
        return new SheetStyle(
                changed, sheet, lies, hasNameLine, hasNumbers, answerLines, hasHints, hasSolutions, diagrams);
    }

    public SheetStyle withNameLine(boolean changed) {
        return new SheetStyle(
                grid, paper, isLandscape, changed, hasNumbers, answerLines, hasHints, hasSolutions, diagrams);
    }

    public SheetStyle withNumbers(boolean changed) {
        return new SheetStyle(
                grid, paper, isLandscape, hasNameLine, changed, answerLines, hasHints, hasSolutions, diagrams);
    }

    public SheetStyle withAnswerLines(int changed) {
        return new SheetStyle(
                grid, paper, isLandscape, hasNameLine, hasNumbers, changed, hasHints, hasSolutions, diagrams);
    }

    public SheetStyle withHints(boolean changed) {
        return new SheetStyle(
                grid, paper, isLandscape, hasNameLine, hasNumbers, answerLines, changed, hasSolutions, diagrams);
    }

    public SheetStyle withSolutions(boolean changed) {
        return new SheetStyle(
                grid, paper, isLandscape, hasNameLine, hasNumbers, answerLines, hasHints, changed, diagrams);
    }

    public SheetStyle with(DiagramStyle changed) {
        return new SheetStyle(
                grid, paper, isLandscape, hasNameLine, hasNumbers, answerLines, hasHints, hasSolutions, changed);
    }

    double width() {
        return isLandscape ? paper.height() : paper.width();
    }

    double height() {
        return isLandscape ? paper.width() : paper.height();
    }
}
