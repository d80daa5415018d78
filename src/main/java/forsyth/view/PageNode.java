package forsyth.view;

import forsyth.diagram.pen.Outline;
import forsyth.diagram.scene.Scene;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Translate;

/** A page as nodes, for a printer: lines and areas, which it draws as finely as it can. */
public final class PageNode {
    private PageNode() {}

    /**
     * The page in points.
     *
     * @param left how far the printable area begins from the edge of the paper, in points
     * @param top the same from the upper edge
     */
    public static Node of(Scene scene, double left, double top) {
        Group page = new Group(OutlineNodes.of(Outline.of(scene.primitives())));
        page.getTransforms().add(new Translate(-left, -top));
        return new Group(page);
    }
}
