package forsyth.diagram.sheet;

import forsyth.diagram.pen.PdfPen;

/** A size of paper. */
public enum Paper {
    /** ISO 216. */
    A4(210, 297),
    /** ANSI A. */
    LETTER(215.9, 279.4);

    private final double width;
    private final double height;

    Paper(double widthMm, double heightMm) {
        this.width = widthMm * PdfPen.POINTS_PER_MM;
        this.height = heightMm * PdfPen.POINTS_PER_MM;
    }

    /** The shorter side in points. */
    public double width() {
        return width;
    }

    /** The longer side in points. */
    public double height() {
        return height;
    }
}
