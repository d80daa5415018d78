package forsyth.model;

import forsyth.diagram.pen.PictureForm;
import forsyth.diagram.pen.RasterPen;
import forsyth.diagram.scene.DiagramScene;

/**
 * How pictures of the position are made.
 *
 * @param isMeasured whether the size is that in mm, not that in pixels
 * @param pixels width, margins included
 * @param mm width, margins included
 * @param dpi dots per inch of a picture measured in mm
 * @param hasTurnMark whether the side to move is marked beside the board
 * @param isForPrint whether it is black on white, whatever the colours of the board
 * @param hasMoveNumber whether the number of the move to come stands below the board
 * @param folder where the last picture was put; empty for nowhere yet
 */
public record PictureOptions(
        PictureForm form,
        boolean isMeasured,
        int pixels,
        int mm,
        int dpi,
        boolean hasTurnMark,
        boolean isForPrint,
        boolean hasMoveNumber,
        String folder) {
    /** The narrowest and the widest picture, in pixels. */
    public static final int LEAST_PIXELS = DiagramScene.MIN_WIDTH;

    public static final int MOST_PIXELS = 8_000;

    /** The narrowest and the widest picture, in mm. */
    public static final int LEAST_MM = 10;

    public static final int MOST_MM = 400;
    public static final int LEAST_DPI = 72;
    public static final int MOST_DPI = 1_200;

    /** For a page of the web. */
    public static final PictureOptions PLAIN =
            new PictureOptions(PictureForm.PNG, false, 800, 80, 300, false, false, false, "");

    private static final double CSS_DPI = 96;
    private static final double POINTS_PER_INCH = 72;

    /** The width in the units of a form: pixels; points for PDF. */
    public int width(PictureForm wanted) {
        if (wanted == PictureForm.PDF) {
            return isMeasured ? RasterPen.pixels(mm, POINTS_PER_INCH) : pixels;
        }
        if (!isMeasured) {
            return pixels;
        }
        return RasterPen.pixels(mm, wanted == PictureForm.PNG ? dpi : CSS_DPI);
    }

    public PictureOptions with(PictureForm changed, String where) {
        return new PictureOptions(changed, isMeasured, pixels, mm, dpi, hasTurnMark, isForPrint, hasMoveNumber, where);
    }
}
