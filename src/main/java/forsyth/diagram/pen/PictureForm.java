package forsyth.diagram.pen;

import forsyth.diagram.Diagram;
import forsyth.diagram.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** The forms in which a diagram is written; all but the last three are also endings of files. */
public enum PictureForm {
    SVG,
    PNG,
    PDF,
    TXT,
    TEX,
    TYP,
    HTML,
    MD,
    /** SVG of plain shapes. */
    FLAT,
    /** A board of Unicode's figures. */
    UNICODE,
    /** The men one by one. */
    MEN;

    private static final double MM_PER_PIXEL = 25.4 / 96;

    /**
     * How large, and in what language.
     *
     * @param width in pixels, in points for PDF
     * @param dpi the resolution to be noted in a PNG; 0 for none
     */
    public record Options(int width, double dpi, RasterPen raster, Words words) {}

    /** The form that a file's ending names. */
    public static Optional<PictureForm> ofFile(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
        for (PictureForm form : values()) {
            if (form.compareTo(FLAT) < 0 && form.name().equals(ending)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    /** The ending of its files, without a dot. */
    public String ending() {
        PictureForm kind = this == FLAT ? SVG : this == UNICODE || this == MEN ? TXT : this;
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** Whether several can be written one after the other. */
    public boolean isText() {
        return this != SVG && this != FLAT && this != PNG && this != PDF;
    }

    /** Writes a diagram. */
    public void write(OutputStream out, Diagram diagram, Options options) throws IOException {
        switch (this) {
            case PNG -> options.raster().write(out, diagram, options.width(), options.dpi());
            case PDF -> PdfPen.write(out, diagram, options.width());
            default -> out.write(text(diagram, options).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The diagram as a text: SVG, HTML and all forms that are no picture. */
    public String text(Diagram diagram, Options options) {
        Words words = options.words();
        return switch (this) {
            case SVG -> SvgPen.write(diagram, options.width(), TextPen.alt(diagram, words));
            case FLAT -> SvgPen.writeFlat(diagram, options.width(), TextPen.alt(diagram, words));
            case TEX -> LatexPen.write(diagram);
            case TYP -> TypstPen.write(diagram, options.width() * MM_PER_PIXEL, words);
            case HTML -> HtmlPen.write(diagram, options.width(), words);
            case MD -> MarkdownPen.write(diagram, words);
            case UNICODE -> TextPen.figurines(diagram, words);
            case MEN -> TextPen.menList(diagram, words);
            default -> TextPen.ascii(diagram, words);
        };
    }
}
