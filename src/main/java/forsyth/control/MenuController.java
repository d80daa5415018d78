package forsyth.control;

import forsyth.lint.Messages;
import forsyth.view.Action;
import forsyth.view.MainWindow;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Puts the actions into menus and the toolbar. */
final class MenuController {
    private final MainWindow window;
    private final Actions actions;
    private final Messages messages;

    MenuController(MainWindow window, Actions actions, Messages messages) {
        this.window = window;
        this.actions = actions;
        this.messages = messages;
    }

    /** @param languages makes the menu of the languages */
    void attach(ViewMenu choices, Function<ViewMenu, Menu> languages) {
        Menu position = menu("position", "start-position", "empty-board", "starts", "", "other-side");
        position.getItems().addAll(new SeparatorMenuItem(), choices.teaching());
        Menu look = menu("view", "turn-view");
        look.getItems()
                .addAll(
                        choices.followTurn(),
                        new SeparatorMenuItem(),
                        choices.themes(),
                        choices.coordinates(),
                        choices.dark(),
                        new SeparatorMenuItem(),
                        languages.apply(choices));
        window.menus()
                .getMenus()
                .setAll(
                        menu("file", "new-window", "", "open-collection", "new-collection"),
                        menu("edit", "undo", "redo", "history", "", "copy", "paste"),
                        position,
                        menu(
                                "transform",
                                "mirror",
                                "swap-colours",
                                "rotate",
                                "",
                                "shift-left",
                                "shift-right",
                                "shift-up",
                                "shift-down"),
                        look);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = button(actions.get("copy"));
        window.tools().getItems().setAll(toolNodes(copy, space));
    }

    private List<Node> toolNodes(Button copy, Region space) {
        return List.of(
                button(actions.get("start-position")),
                button(actions.get("empty-board")),
                button(actions.get("starts")),
                separator(),
                button(actions.get("undo")),
                button(actions.get("redo")),
                separator(),
                copy,
                button(actions.get("paste")),
                separator(),
                button(actions.get("turn-view")),
                button(actions.get("other-side")),
                button(actions.get("dark")),
                space,
                window.kind());
    }

    private Menu menu(String name, String... ids) {
        Menu menu = new Menu(messages.text("menu." + name));
        menu.setId("menu-" + name);
        for (String id : ids) {
            menu.getItems().add(id.isEmpty() ? new SeparatorMenuItem() : item(id));
        }
        return menu;
    }

    private MenuItem item(String id) {
        MenuItem item = new MenuItem(messages.text("action." + id));
        item.setId("menu-item-" + id);
        Action action = actions.get(id);
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
