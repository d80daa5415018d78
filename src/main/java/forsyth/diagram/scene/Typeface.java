package forsyth.diagram.scene;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Liberation Sans (Latin, Greek, Cyrillic), the one font of all pictures: its widths, its outlines and its file, which
 * lies in PDFBox's jar. No font of the machine is asked, so a text is equally long everywhere.
 */
public final class Typeface {
    /** The height of a capital letter, in font sizes. */
    public static final double CAPITAL = .688;

    private static final int HALVINGS = 8;
    private static final String ELLIPSIS = "\u2026";

    private Typeface() {}

    /** Loaded when the first text is measured: most pictures have none to measure. */
    private static final class Loaded {
        static final FontFile FONT = FontFile.liberationSans();
    }

    /** The font file, TrueType. */
    public static InputStream file() {
        return new ByteArrayInputStream(Loaded.FONT.bytes());
    }

    /** The text with a question mark for each character that the font does not have. */
    public static String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(c -> printable.appendCodePoint(Loaded.FONT.has(c) ? c : '?'));
        return printable.toString();
    }

    /** The characters of a text that the font does not have, each once; empty for none. */
    public static String unprintable(String text) {
        StringBuilder missing = new StringBuilder();
        text.codePoints().distinct().filter(c -> !Loaded.FONT.has(c)).forEach(missing::appendCodePoint);
        return missing.toString();
    }

    /** How long a text is at a font size. */
    public static double width(String text, double size) {
        return text.codePoints().mapToDouble(Loaded.FONT::advance).sum() * size;
    }

    /** The outlines of a text that begins at x, on the baseline y. */
    public static Path2D outline(String text, double size, double x, double y) {
        Path2D outline = new Path2D.Double();
        double scale = size / Loaded.FONT.unitsPerEm();
        double pen = x;
        for (int character : text.codePoints().toArray()) {
            AffineTransform place = new AffineTransform(scale, 0, 0, -scale, pen, y);
            outline.append(place.createTransformedShape(Loaded.FONT.outline(character)), false);
            pen += Loaded.FONT.advance(character) * size;
        }
        return outline;
    }

    /** The text in lines no longer than that, broken at blanks; where it needs more lines it ends in an ellipsis. */
    public static List<String> wrap(String text, double size, double width, int lines) {
        List<String> wrapped = new ArrayList<>();
        String rest = text.strip();
        while (!rest.isEmpty() && wrapped.size() < lines - 1 && width(rest, size) > width) {
            int end = rest.lastIndexOf(' ');
            while (end > 0 && width(rest.substring(0, end), size) > width) {
                end = rest.lastIndexOf(' ', end - 1);
            }
            if (end <= 0) {
                break;
            }
            wrapped.add(rest.substring(0, end).strip());
            rest = rest.substring(end).strip();
        }
        if (!rest.isEmpty()) {
            wrapped.add(cut(rest, size, width));
        }
        return wrapped;
    }

    /** As {@link #wrap}, in lines about equally long. */
    public static List<String> balance(String text, double size, double width, int lines) {
        List<String> wrapped = wrap(text, size, width, lines);
        if (wrapped.size() == 1 || wrapped.get(wrapped.size() - 1).endsWith(ELLIPSIS)) {
            return wrapped;
        }
        double wide = width;
        double narrow = 0;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (wide + narrow) / 2;
            List<String> tried = wrap(text, size, middle, wrapped.size());
            if (tried.size() > wrapped.size() || tried.get(tried.size() - 1).endsWith(ELLIPSIS)) {
                narrow = middle;
            } else {
                wide = middle;
                wrapped = tried;
            }
        }
        return wrapped;
    }

    private static String cut(String text, double size, double width) {
        if (width(text, size) <= width) {
            return text;
        }
        int end = text.length();
        while (end > 0 && width(text.substring(0, end) + ELLIPSIS, size) > width) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end).strip() + ELLIPSIS;
    }
}
