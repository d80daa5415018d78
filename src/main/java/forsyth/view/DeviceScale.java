package forsyth.view;

import javafx.scene.Node;

/** How many device pixels a logical pixel has where a node is shown. */
final class DeviceScale {
    private DeviceScale() {}

    /** The scale of the node's window; 1 before it is in one. */
    static double of(Node node) {
        return node.getScene() == null || node.getScene().getWindow() == null
                ? 1
                : node.getScene().getWindow().getRenderScaleX();
    }
}
