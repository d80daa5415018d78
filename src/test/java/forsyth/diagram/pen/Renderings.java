package forsyth.diagram.pen;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import forsyth.diagram.Diagram;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The pictures of our pens, drawn by other programs' code. */
final class Renderings {
    private Renderings() {}

    static BufferedImage jsvg(String svg, int width, int height) {
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault());
        BufferedImage image = blank(width, height);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.render((java.awt.Component) null, graphics, new ViewBox(0, 0, width, height));
        graphics.dispose();
        return image;
    }

    /** By librsvg's program; empty where it is not installed. */
    static Optional<BufferedImage> librsvg(String svg, Path folder) throws IOException, InterruptedException {
        Path in = Files.writeString(folder.resolve("in.svg"), svg);
        Path out = folder.resolve("out.png");
        try {
            Process process = new ProcessBuilder("rsvg-convert", "-b", "white", "-o", out.toString(), in.toString())
                    .redirectErrorStream(true)
                    .start();
            process.getInputStream().readAllBytes();
            if (process.waitFor() != 0) {
                throw new IOException("rsvg-convert refuses the file");
            }
        } catch (IOException e) {
            if (Files.exists(Path.of("/usr/bin/rsvg-convert"))) {
                throw e;
            }
            return Optional.empty();
        }
        return Optional.of(ImageIO.read(out.toFile()));
    }

    static BufferedImage pdf(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFRenderer(document).renderImage(0, 1);
        }
    }

    static byte[] pdf(Diagram diagram, int width) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PdfPen.write(out, diagram, width);
        return out.toByteArray();
    }

    static BufferedImage blank(int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.dispose();
        return image;
    }

    /** The share of pixels of which a channel differs by more than a quarter of its range. */
    static double difference(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += isFar(one.getRGB(x, y), other.getRGB(x, y)) ? 1 : 0;
            }
        }
        return (double) count / (one.getWidth() * one.getHeight());
    }

    private static boolean isFar(int one, int other) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((one >> shift & 255) - (other >> shift & 255)) > 64) {
                return true;
            }
        }
        return false;
    }
}
