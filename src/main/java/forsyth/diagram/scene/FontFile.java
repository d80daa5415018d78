package forsyth.diagram.scene;

import java.awt.geom.GeneralPath;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/** A TrueType file in memory; safe for many threads. */
final class FontFile {
    private static final String LIBERATION_SANS = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final Path2D NOTHING = new GeneralPath();

    private final byte[] bytes;
    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final double unitsPerEm;
    private final Map<Integer, Path2D> outlines = new HashMap<>();

    private FontFile(byte[] bytes) throws IOException {
        this.bytes = bytes;
        this.font = new TTFParser().parse(new RandomAccessReadBuffer(bytes));
        this.glyphs = font.getUnicodeCmapLookup();
        this.unitsPerEm = font.getUnitsPerEm();
    }

    /** The font in PDFBox's jar. */
    static FontFile liberationSans() {
        try (InputStream in = PDDocument.class.getResourceAsStream(LIBERATION_SANS)) {
            if (in == null) {
                throw new IllegalStateException("no font " + LIBERATION_SANS);
            }
            return new FontFile(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    byte[] bytes() {
        return bytes.clone();
    }

    boolean has(int character) {
        return glyphs.getGlyphId(character) != 0;
    }

    /** How far the pen moves, in font sizes. */
    synchronized double advance(int character) {
        try {
            return font.getAdvanceWidth(glyphs.getGlyphId(character)) / unitsPerEm;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outline in units of the font, y upwards; not to be changed. */
    synchronized Path2D outline(int character) {
        return outlines.computeIfAbsent(glyphs.getGlyphId(character), this::load);
    }

    double unitsPerEm() {
        return unitsPerEm;
    }

    private Path2D load(int glyph) {
        try {
            GlyphData data = font.getGlyph().getGlyph(glyph);
            return data == null ? NOTHING : data.getPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
