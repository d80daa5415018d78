package forsyth.diagram.pen;

import forsyth.diagram.scene.PieceSet;
import forsyth.diagram.scene.Primitive;
import forsyth.diagram.scene.Scene;
import forsyth.diagram.scene.Typeface;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;

/** Draws scenes on any Graphics2D, at one unit of the scene to one of its own: pictures, previews, printers. */
public class GraphicsPen {
    private final Graphics2D graphics;

    public GraphicsPen(Graphics2D graphics) {
        this.graphics = graphics;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** Draws all primitives in their order. */
    public void draw(Scene scene) {
        for (Primitive primitive : scene.primitives()) {
            draw(primitive);
        }
    }

    Graphics2D graphics() {
        return graphics;
    }

    private void draw(Primitive primitive) {
        if (primitive instanceof Primitive.Area area) {
            graphics.setColor(area.ink().color());
            graphics.fill(area.shape());
        } else if (primitive instanceof Primitive.Line line) {
            graphics.setColor(line.ink().color());
            graphics.setStroke(line.stroke());
            graphics.draw(line.shape());
        } else if (primitive instanceof Primitive.Text text) {
            graphics.setColor(text.ink().color());
            graphics.fill(Typeface.outline(text.text(), text.size(), text.start(), text.baseline()));
        } else if (primitive instanceof Primitive.Man man) {
            drawMan(man);
        }
    }

    /** Draws a man by its lines, at any scale. */
    void drawMan(Primitive.Man man) {
        AffineTransform before = graphics.getTransform();
        graphics.translate(man.x(), man.y());
        graphics.scale(man.size() / PieceSet.UNITS, man.size() / PieceSet.UNITS);
        man.set().layers(man.piece()).forEach(this::draw);
        graphics.setTransform(before);
    }
}
