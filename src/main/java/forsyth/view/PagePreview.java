package forsyth.view;

import forsyth.diagram.pen.RasterPen;
import forsyth.diagram.scene.Scene;
import forsyth.lint.Messages;
import java.io.ByteArrayInputStream;
import java.util.function.IntFunction;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The pages as they will be printed, one at a time. */
public final class PagePreview extends VBox {
    private static final double EDGE = 8;

    private final Messages messages;
    private final Pane room = new Pane();
    private final ImageView page = new ImageView();
    private final Label place = new Label();
    private final Button former;
    private final Button next;
    private IntFunction<Scene> pages = number -> null;
    private int count;
    private int number;

    public PagePreview(Messages messages) {
        this.messages = messages;
        setId("page-preview");
        getStyleClass().add("page-preview");
        page.getStyleClass().add("page");
        former = turn("page-former", "\u2039", -1);
        next = turn("page-next", "\u203a", 1);
        place.setId("page-place");
        room.getChildren().add(page);
        room.setMinSize(200, 200);
        room.widthProperty().addListener((property, before, now) -> draw());
        room.heightProperty().addListener((property, before, now) -> draw());
        VBox.setVgrow(room, Priority.ALWAYS);
        HBox line = new HBox(former, place, next);
        line.getStyleClass().add("page-line");
        getChildren().addAll(room, line);
    }

    private Button turn(String id, String sign, int step) {
        Button button = new Button(sign);
        button.setId(id);
        button.setAccessibleText(messages.text(id));
        Tips.give(button, messages.text(id));
        button.setOnAction(event -> {
            number += step;
            draw();
        });
        return button;
    }

    /** Shows these pages; the number of the one that is seen stays where there is one of that number. */
    public void show(int howMany, IntFunction<Scene> made) {
        count = howMany;
        pages = made;
        draw();
    }

    private void draw() {
        number = Math.max(0, Math.min(number, count - 1));
        former.setDisable(number == 0);
        next.setDisable(number >= count - 1);
        place.setText(count == 0 ? messages.text("pages.none") : messages.text("pages.place", number + 1, count));
        if (count == 0 || room.getWidth() < 1) {
            page.setImage(null);
            return;
        }
        Scene scene = pages.apply(number);
        double width = room.getWidth() - 2 * EDGE;
        double scale = Math.max(.05, Math.min(width / scene.width(), (room.getHeight() - 2 * EDGE) / scene.height()));
        double pixels = DeviceScale.of(this);
        page.setImage(new Image(new ByteArrayInputStream(RasterPen.png(scene, scale * pixels))));
        page.setFitWidth(Math.round(scene.width() * scale * pixels) / pixels);
        page.setPreserveRatio(true);
        page.setX(Math.round((room.getWidth() - scene.width() * scale) / 2));
        page.setY(EDGE);
    }
}
