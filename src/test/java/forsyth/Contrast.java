package forsyth;

import javafx.scene.paint.Color;

/** The contrast of two colours as the Web Content Accessibility Guidelines 2.2 define it. */
public final class Contrast {
    /** What text needs against its ground. */
    public static final double TEXT = 4.5;
    /** What a line or an area needs that says something. */
    public static final double GRAPHICS = 3;

    private Contrast() {}

    /** From 1 (the same) to 21 (black and white); both opaque. */
    public static double between(Color one, Color other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    /** A colour over an opaque one. */
    public static Color over(Color upper, Color ground) {
        Color opaque = Color.color(upper.getRed(), upper.getGreen(), upper.getBlue());
        return ground.interpolate(opaque, upper.getOpacity());
    }
}
