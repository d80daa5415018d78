package forsyth.view;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

/** Our toolbar icons, coloured by the style sheet. */
public final class Icons {
    /** The drawings' own size. */
    private static final double SIZE = 24;

    private Icons() {}

    /** An icon of 20 logical pixels. */
    static Node of(String name) {
        Group drawing = Drawings.load("toolbar/" + name + ".svg");
        drawing.getChildren().add(0, transparentBox());
        double factor = 20 / SIZE;
        drawing.setScaleX(factor);
        drawing.setScaleY(factor);
        StackPane box = new StackPane(new Group(drawing));
        box.getStyleClass().add("icon");
        return box;
    }

    /** Makes a button an icon, with its name as tip and for screen readers. */
    public static void decorate(ButtonBase button, String icon, String name) {
        button.setGraphic(of(icon));
        button.getStyleClass().addAll("flat", "button-icon");
        Tips.give(button, name);
        button.setAccessibleText(name);
    }

    /** Keeps every icon the same size, whatever its ink. */
    private static Rectangle transparentBox() {
        Rectangle box = new Rectangle(SIZE, SIZE);
        box.setFill(null);
        box.setStroke(null);
        return box;
    }
}
