package forsyth.control;

import forsyth.lint.Messages;
import forsyth.view.Action;
import forsyth.view.Icons;
import forsyth.view.MainWindow;
import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
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

    /**
     * @param languages makes the menu of the languages
     * @param isPlaying whether moves are being tried
     */
    void attach(ViewMenu choices, Function<ViewMenu, Menu> languages, ObservableBooleanValue isPlaying) {
        Menu position = menu(
                "position", "start-position", "empty-board", "starts", "", "other-side", "", "material", "compare");
        position.getItems().addAll(new SeparatorMenuItem(), choices.teaching());
        Menu look = menu("view", "turn-view", "full-screen", "projector");
        look.getItems()
                .addAll(
                        choices.followTurn(),
                        new SeparatorMenuItem(),
                        choices.themes(),
                        choices.sizes(),
                        choices.coordinates(),
                        choices.markLines(),
                        choices.projector(),
                        choices.dark(),
                        new SeparatorMenuItem(),
                        languages.apply(choices));
        window.menus()
                .getMenus()
                .setAll(
                        menu(
                                "file",
                                "open",
                                "save",
                                "save-as",
                                "",
                                "open-collection",
                                "new-collection",
                                "",
                                "new-window",
                                "",
                                "save-picture",
                                "print",
                                "worksheet"),
                        edit(),
                        position,
                        menu(
                                "moves",
                                "try-moves",
                                "edit-present",
                                "edit-original",
                                "",
                                "ply-first",
                                "ply-back",
                                "ply-forward",
                                "ply-last"),
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
                        look,
                        menu("help", "cheat-sheet"));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button copy = button(actions.get("copy"));
        window.tools().getItems().setAll(toolNodes(copy, toggle(actions.get("try-moves"), isPlaying), space));
    }

    /** Adds menus behind what the file menu has. */
    void addToFile(List<Menu> added) {
        Menu file = window.menus().getMenus().get(0);
        file.getItems().add(new SeparatorMenuItem());
        file.getItems().addAll(added);
    }

    private List<Node> toolNodes(Button copy, ToggleButton play, Region space) {
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
                button(actions.get("save-picture")),
                button(actions.get("print")),
                separator(),
                play,
                button(actions.get("turn-view")),
                button(actions.get("other-side")),
                button(actions.get("dark")),
                space,
                window.kind());
    }

    private Menu edit() {
        Menu copies = menu("copy-as", "copy-as-pgn");
        PictureController.COPIED.forEach(form -> copies.getItems().add(item(PictureController.id(form))));
        Menu edit = menu("edit", "undo", "redo", "history", "", "paste", "copy", "copy-picture");
        edit.getItems().addAll(copies, new SeparatorMenuItem(), item("marks"), item("clear-marks"));
        return edit;
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
        action.keys().filter(Shortcuts::isWindowWide).ifPresent(item::setAccelerator);
        item.setOnAction(event -> action.run().run());
        item.disableProperty().bind(action.disabled());
        return item;
    }

    private Button button(Action action) {
        Button button = new Button();
        connect(button, action);
        return button;
    }

    /** A button that stays down while the value is true. */
    private ToggleButton toggle(Action action, ObservableBooleanValue isOn) {
        ToggleButton button = new ToggleButton();
        connect(button, action);
        button.setOnAction(event -> {
            action.run().run();
            button.setSelected(isOn.get());
        });
        isOn.addListener((property, before, now) -> button.setSelected(now));
        button.setSelected(isOn.get());
        return button;
    }

    private void connect(ButtonBase button, Action action) {
        button.setId(action.id());
        String keys = action.keys()
                .map(combination -> " (" + combination.getDisplayText() + ")")
                .orElse("");
        Icons.decorate(button, action.icon().orElseThrow(), messages.text("action." + action.id()) + keys);
        button.setOnAction(event -> action.run().run());
        button.disableProperty().bind(action.disabled());
    }

    private static Separator separator() {
        return new Separator(javafx.geometry.Orientation.VERTICAL);
    }
}
