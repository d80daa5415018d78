package forsyth.control;

import forsyth.lint.Messages;
import forsyth.view.Action;
import forsyth.view.MainWindow;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.PopOver;

/** Puts the actions into menus and the toolbar. */
final class MenuController {
    private final MainWindow window;
    private final Commands commands;
    private final Messages messages;
    private final Supplier<PopOver> makeStarts;
    private final Button starts = new Button();
    private PopOver popOver;

    /** @param makeStarts makes the pop-over of the starting positions, once */
    MenuController(MainWindow window, Commands commands, Messages messages, Supplier<PopOver> makeStarts) {
        this.window = window;
        this.commands = commands;
        this.messages = messages;
        this.makeStarts = makeStarts;
    }

    void attach() {
        window.menus()
                .getMenus()
                .setAll(
                        menu("edit", "undo", "redo", "", "copy", "paste"),
                        menu("position", "start-position", "empty-board", "starts", "", "other-side"),
                        menu("view", "turn-view", "dark"));
        starts.setId("starts-button");
        window.decorate(starts, "chess960", messages.text("action.starts"));
        starts.setOnAction(event -> toggleStarts());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = button(commands.get("copy"));
        window.tools().getItems().setAll(toolNodes(copy, space));
    }

    private List<Node> toolNodes(Button copy, Region space) {
        return List.of(
                button(commands.get("start-position")),
                button(commands.get("empty-board")),
                starts,
                separator(),
                button(commands.get("undo")),
                button(commands.get("redo")),
                separator(),
                copy,
                button(commands.get("paste")),
                separator(),
                button(commands.get("turn-view")),
                button(commands.get("other-side")),
                button(commands.get("dark")),
                space,
                window.kind());
    }

    private void toggleStarts() {
        popOver = popOver == null ? makeStarts.get() : popOver;
        if (popOver.isShowing()) {
            popOver.hide();
        } else {
            popOver.show(starts);
        }
    }

    private Menu menu(String id, String... actions) {
        Menu menu = new Menu(messages.text("menu." + id));
        menu.setId("menu-" + id);
        for (String action : actions) {
            menu.getItems().add(action.isEmpty() ? new SeparatorMenuItem() : item(action));
        }
        return menu;
    }

    private MenuItem item(String id) {
        MenuItem item = new MenuItem(messages.text("action." + id));
        item.setId("menu-item-" + id);
        if (id.equals("starts")) {
            item.setOnAction(event -> toggleStarts());
            return item;
        }
        Action action = commands.get(id);
        action.keys().filter(keys -> keys.getName().contains("+")).ifPresent(item::setAccelerator);
        item.setOnAction(event -> action.run().run());
        item.disableProperty().bind(action.disabled());
        return item;
    }

    private Button button(Action action) {
        Button button = new Button();
        button.setId(action.id());
        String keys = action.keys()
                .map(combination -> " (" + combination.getDisplayText() + ")")
                .orElse("");
        window.decorate(button, action.icon().orElseThrow(), messages.text("action." + action.id()) + keys);
        button.setOnAction(event -> action.run().run());
        button.disableProperty().bind(action.disabled());
        return button;
    }

    private static Separator separator() {
        return new Separator(javafx.geometry.Orientation.VERTICAL);
    }
}
