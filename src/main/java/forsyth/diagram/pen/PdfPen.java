package forsyth.diagram.pen;

import forsyth.chess.Piece;
import forsyth.diagram.Diagram;
import forsyth.diagram.scene.DiagramScene;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.diagram.scene.Typeface;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.util.Matrix;

/**
 * Writes scenes as pages of a PDF: lines and areas, never a bitmap; text that can be selected, in an embedded subset of
 * the {@link Typeface}; each man once, however often it stands.
 */
public final class PdfPen implements AutoCloseable {
    /** Units of a page in a millimetre. */
    public static final double POINTS_PER_MM = 72 / 25.4;

    private final PDDocument document = new PDDocument();
    private final PDType0Font font;
    private final Map<Figure, PDFormXObject> figures = new HashMap<>();

    private record Figure(PieceSet set, Piece piece) {}

    /** A document without pages. */
    public PdfPen(String title) throws IOException {
        font = PDType0Font.load(document, Typeface.file(), true);
        document.getDocumentInformation().setCreator("Forsyth");
        if (!title.isEmpty()) {
            document.getDocumentInformation().setTitle(title);
        }
    }

    /**
     * One diagram on a page of its size.
     *
     * @param width in points, margins included
     */
    public static void write(OutputStream out, Diagram diagram, int width) throws IOException {
        try (PdfPen pen = new PdfPen(diagram.caption())) {
            pen.add(DiagramScene.ofWidth(diagram, width));
            pen.save(out);
        }
    }

    /** Adds a page of the scene's size, in points. */
    public void add(Scene scene) throws IOException {
        PDPage page = new PDPage(new PDRectangle((float) scene.width(), (float) scene.height()));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page, AppendMode.OVERWRITE, true)) {
            content.transform(new Matrix(1, 0, 0, -1, 0, (float) scene.height()));
            PdfCanvas canvas = new PdfCanvas(content, font);
            for (Primitive primitive : scene.primitives()) {
                if (primitive instanceof Primitive.Man man) {
                    canvas.form(figure(man), man);
                } else {
                    canvas.draw(primitive);
                }
            }
        }
    }

    /** Writes the document, to which nothing can be added afterwards. */
    public void save(OutputStream out) throws IOException {
        document.setDocumentId(0L);
        document.save(out);
    }

    @Override
    public void close() throws IOException {
        document.close();
    }

    private PDFormXObject figure(Primitive.Man man) throws IOException {
        Figure key = new Figure(man.set(), man.piece());
        PDFormXObject known = figures.get(key);
        if (known != null) {
            return known;
        }
        PDAppearanceStream form = new PDAppearanceStream(document);
        form.setBBox(new PDRectangle((float) PieceSet.UNITS, (float) PieceSet.UNITS));
        form.setResources(new PDResources());
        try (OutputStream stream = form.getStream().createOutputStream(COSName.FLATE_DECODE);
                PDPageContentStream content = new PDPageContentStream(document, form, stream)) {
            PdfCanvas canvas = new PdfCanvas(content, font);
            for (Primitive layer : man.set().layers(man.piece())) {
                canvas.draw(layer);
            }
        }
        figures.put(key, form);
        return form;
    }
}
