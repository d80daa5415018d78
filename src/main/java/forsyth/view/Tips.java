package forsyth.view;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/** What controls say under the pointer. Each tip is a window of its own, so it is made when the pointer first comes. */
final class Tips {
    private Tips() {}

    /** Gives a node a tip, which screen readers read as its help unless it has another. */
    static void give(Node node, String text) {
        if (node.getAccessibleHelp() == null) {
            node.setAccessibleHelp(text);
        }
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, new EventHandler<>() {
            @Override
            public void handle(MouseEvent event) {
                node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
                Tooltip.install(node, new Tooltip(text));
            }
        });
    }
}
