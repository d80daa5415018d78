package forsyth.control;

import forsyth.lint.Messages;
import forsyth.view.Action;
import forsyth.view.DeckPane;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** Puts the acts on a collection into its menus. */
final class DeckMenus {
    private final DeckPane pane;
    private final DeckActions actions;
    private final Messages messages;

    DeckMenus(DeckPane pane, DeckActions actions, Messages messages) {
        this.pane = pane;
        this.actions = actions;
        this.messages = messages;
    }

    void attach() {
        pane.menus()
                .getMenus()
                .setAll(
                        menu("file", "deck-open", "deck-save", "deck-save-as"),
                        edit(),
                        menu("sort", "deck-sort-TITLE", "deck-sort-MEN", "deck-sort-TURN", "", "deck-duplicates"),
                        chosen());
    }

    private Menu edit() {
        return menu(
                "edit",
                "deck-undo",
                "deck-redo",
                "",
                "deck-cut",
                "deck-copy",
                "deck-paste",
                "deck-delete",
                "",
                "deck-all",
                "deck-add");
    }

    private Menu chosen() {
        return menu(
                "chosen",
                "deck-tag",
                "deck-turn-WHITE",
                "deck-turn-BLACK",
                "deck-repair",
                "",
                "deck-MIRROR",
                "deck-SWAP_COLOURS",
                "deck-ROTATE",
                "",
                "deck-worksheet",
                "deck-export",
                "deck-pictures");
    }

    private Menu menu(String name, String... ids) {
        Menu menu = new Menu(messages.text("menu." + name));
        menu.setId("deck-menu-" + name);
        for (String id : ids) {
            menu.getItems().add(id.isEmpty() ? new SeparatorMenuItem() : item(actions.get(id)));
        }
        return menu;
    }

    private MenuItem item(Action action) {
        MenuItem item = new MenuItem(messages.text("action." + action.id()));
        item.setId("menu-item-" + action.id());
        action.keys().ifPresent(item::setAccelerator);
        item.setOnAction(event -> action.run().run());
        item.disableProperty().bind(action.disabled());
        return item;
    }
}
