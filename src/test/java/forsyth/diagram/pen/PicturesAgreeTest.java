package forsyth.diagram.pen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.diagram.Diagram;
import forsyth.diagram.Samples;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same diagram as pixels, SVG and PDF is the same picture, within 2 % of the pixels. */
class PicturesAgreeTest {
    private static final int WIDTH = 800;
    private static final double TOLERANCE = .02;
    private static final RasterPen RASTER = new RasterPen();

    static Iterable<Map.Entry<String, Diagram>> samples() {
        return Samples.all().entrySet();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void svgDrawnByJsvg(Map.Entry<String, Diagram> sample) {
        BufferedImage own = own(sample.getValue());
        String svg = SvgPen.write(sample.getValue(), WIDTH, "");
        String flat = SvgPen.writeFlat(sample.getValue(), WIDTH, "");
        assertAgree(own, Renderings.jsvg(svg, own.getWidth(), own.getHeight()));
        assertAgree(own, Renderings.jsvg(flat, own.getWidth(), own.getHeight()));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void svgDrawnByLibrsvg(Map.Entry<String, Diagram> sample, @TempDir Path folder) throws Exception {
        BufferedImage own = own(sample.getValue());
        Optional<BufferedImage> drawn = Renderings.librsvg(SvgPen.write(sample.getValue(), WIDTH, ""), folder);
        assumeTrue(drawn.isPresent(), "rsvg-convert is not installed");
        assertAgree(own, drawn.get());
        assertAgree(
                own,
                Renderings.librsvg(SvgPen.writeFlat(sample.getValue(), WIDTH, ""), folder)
                        .get());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void pdfDrawnByPdfBox(Map.Entry<String, Diagram> sample) throws IOException {
        assertAgree(own(sample.getValue()), Renderings.pdf(Renderings.pdf(sample.getValue(), WIDTH)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noTwoSamplesAreTheSamePicture(Map.Entry<String, Diagram> sample) {
        BufferedImage own = own(sample.getValue());
        BufferedImage bare = own(Diagram.of(Setup.empty(Geometry.STANDARD)));
        boolean isSameSize = own.getWidth() == bare.getWidth() && own.getHeight() == bare.getHeight();
        assertFalse(isSameSize && Renderings.difference(own, bare) <= TOLERANCE);
    }

    private static BufferedImage own(Diagram diagram) {
        return RASTER.image(diagram, WIDTH, RasterPen.Margin.WHITE);
    }

    private static void assertAgree(BufferedImage own, BufferedImage other) {
        assertEquals(own.getWidth(), other.getWidth());
        assertEquals(own.getHeight(), other.getHeight());
        double difference = Renderings.difference(own, other);
        assertTrue(difference <= TOLERANCE, () -> "differ in " + difference * 100 + " % of pixels");
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 100, 237, 400, 1000})
    void pngHasTheSizeAskedForAndAClearMargin(int width) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BufferedImage drawn = RASTER.image(Samples.italian(), width, RasterPen.Margin.TRANSPARENT);
        RASTER.write(out, drawn, 300);
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertEquals(width, read.getWidth());
        assertEquals(0, read.getRGB(0, read.getHeight() - 1) >>> 24);
        assertEquals(0, read.getRGB(width - 1, 0) >>> 24);
        for (int y = 0; y < drawn.getHeight(); y++) {
            for (int x = 0; x < width; x++) {
                assertEquals(drawn.getRGB(x, y), read.getRGB(x, y));
            }
        }
        assertTrue(out.toString(java.nio.charset.StandardCharsets.ISO_8859_1).contains("pHYs\0\0\u002E\u0023"));
    }

    @Test
    void whiteMarginsLeaveNoAlphaInTheFile() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RASTER.write(out, RASTER.image(Samples.italian(), 200, RasterPen.Margin.WHITE), 0);
        assertFalse(ImageIO.read(new ByteArrayInputStream(out.toByteArray()))
                .getColorModel()
                .hasAlpha());
    }

    @Test
    void millimetresBecomePixels() {
        assertEquals(709, RasterPen.pixels(60, 300));
        assertEquals(96, RasterPen.pixels(25.4, 96));
    }

    @Test
    void pdfHoldsTextAndNoBitmap() throws IOException {
        Diagram diagram = Samples.italian().with(Samples.allMarks()).withCaption("Белые – Black 日");
        try (PDDocument document = Loader.loadPDF(Renderings.pdf(diagram, WIDTH))) {
            String text = new PDFTextStripper().getText(document);
            assertTrue(text.contains("Белые – Black ?"), text);
            PDResources resources = document.getPage(0).getResources();
            int forms = 0;
            for (COSName name : resources.getXObjectNames()) {
                assertTrue(resources.getXObject(name) instanceof PDFormXObject, name.getName());
                forms++;
            }
            assertEquals(12, forms);
            for (COSName name : resources.getFontNames()) {
                assertTrue(resources.getFont(name).isEmbedded());
            }
        }
    }

    @Test
    void theSameDiagramGivesTheSameBytes() throws IOException {
        org.junit.jupiter.api.Assertions.assertArrayEquals(
                Renderings.pdf(Samples.italian().withCaption("x"), 300),
                Renderings.pdf(Samples.italian().withCaption("x"), 300));
    }
}
