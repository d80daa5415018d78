package forsyth.diagram.pen;

import forsyth.diagram.scene.Ink;
import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.util.Matrix;

/** Puts primitives into a content stream whose y grows downwards. */
final class PdfCanvas {
    private final PDPageContentStream content;
    private final PDFont font;

    PdfCanvas(PDPageContentStream content, PDFont font) {
        this.content = content;
        this.font = font;
    }

    /** Draws anything but a man. */
    void draw(Primitive primitive) throws IOException {
        if (primitive instanceof Primitive.Area area) {
            begin(area.ink());
            path(area.shape());
            content.fill();
            end(area.ink());
        } else if (primitive instanceof Primitive.Line line) {
            begin(line.ink());
            stroke(line.stroke());
            path(line.shape());
            content.stroke();
            end(line.ink());
        } else if (primitive instanceof Primitive.Text text) {
            text(text);
        }
    }

    /** Puts a man's form in its square. */
    void form(PDFormXObject form, Primitive.Man man) throws IOException {
        float scale = (float) (man.size() / PieceSet.UNITS);
        content.saveGraphicsState();
        content.transform(new Matrix(scale, 0, 0, scale, (float) man.x(), (float) man.y()));
        content.drawForm(form);
        content.restoreGraphicsState();
    }

    private void text(Primitive.Text text) throws IOException {
        begin(text.ink());
        content.beginText();
        content.setFont(font, (float) text.size());
        content.setTextMatrix(new Matrix(1, 0, 0, -1, (float) text.start(), (float) text.baseline()));
        content.showText(text.text());
        content.endText();
        end(text.ink());
    }

    private void begin(Ink ink) throws IOException {
        if (!ink.isOpaque()) {
            content.saveGraphicsState();
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant((float) ink.opacity());
            state.setStrokingAlphaConstant((float) ink.opacity());
            content.setGraphicsStateParameters(state);
        }
        content.setNonStrokingColor(channel(ink, 16), channel(ink, 8), channel(ink, 0));
        content.setStrokingColor(channel(ink, 16), channel(ink, 8), channel(ink, 0));
    }

    private void end(Ink ink) throws IOException {
        if (!ink.isOpaque()) {
            content.restoreGraphicsState();
        }
    }

    private static float channel(Ink ink, int shift) {
        return (ink.rgb() >> shift & 255) / 255f;
    }

    private void stroke(BasicStroke stroke) throws IOException {
        // BasicStroke numbers caps and joins as PDF does (ISO 32000-1, 8.4.3).
        content.setLineWidth(stroke.getLineWidth());
        content.setLineCapStyle(stroke.getEndCap());
        content.setLineJoinStyle(stroke.getLineJoin());
        content.setMiterLimit(stroke.getMiterLimit());
        float[] dashes = stroke.getDashArray();
        content.setLineDashPattern(dashes == null ? new float[0] : dashes, 0);
    }

    private void path(Shape shape) throws IOException {
        float[] p = new float[6];
        for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
            int kind = i.currentSegment(p);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> content.moveTo(p[0], p[1]);
                case PathIterator.SEG_LINETO -> content.lineTo(p[0], p[1]);
                case PathIterator.SEG_CUBICTO -> content.curveTo(p[0], p[1], p[2], p[3], p[4], p[5]);
                case PathIterator.SEG_CLOSE -> content.closePath();
                default -> throw new IllegalArgumentException("no quadratic curves in a scene");
            }
        }
    }
}
