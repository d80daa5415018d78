package forsyth.diagram.scene;

import java.awt.Color;

/**
 * A colour.
 *
 * @param rgb {@code 0xRRGGBB}
 * @param opacity 0 (invisible) to 1
 */
public record Ink(int rgb, double opacity) {
    public Ink {
        if (opacity < 0 || opacity > 1 || rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException("no colour: " + Integer.toHexString(rgb) + ", opacity " + opacity);
        }
    }

    public static Ink of(int rgb) {
        return new Ink(rgb, 1);
    }

    public boolean isOpaque() {
        return opacity == 1;
    }

    /** The colour for Java2D. */
    public Color color() {
        return new Color(rgb | (int) Math.round(opacity * 255) << 24, true);
    }

    /** {@code #rrggbb}. */
    public String hex() {
        return String.format("#%06x", rgb);
    }
}
