package forsyth.control;

import forsyth.fen.Site;
import forsyth.lint.Messages;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/** The position as a link of a well-known site: copied, or opened in the browser. Nothing is fetched. */
final class LinkMenu {
    private final Editor editor;
    private final EditorHost host;
    private final Messages messages;

    LinkMenu(Editor editor, EditorHost host) {
        this.editor = editor;
        this.host = host;
        this.messages = editor.window().messages();
    }

    List<Menu> menus() {
        return List.of(menu("copy-link", editor::copy), menu("open-link", this::open));
    }

    private Menu menu(String name, Consumer<String> use) {
        Menu menu = new Menu(messages.text("menu." + name));
        menu.setId("menu-" + name);
        for (Site site : Site.values()) {
            MenuItem item = new MenuItem(messages.text("site." + site.name()));
            item.setId(name + "-" + site.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            item.setOnAction(event -> use(site, use));
            menu.getItems().add(item);
        }
        return menu;
    }

    private void use(Site site, Consumer<String> use) {
        Optional<String> link = site.link(
                editor.model().snapshot().effective(),
                editor.view().bottomProperty().get());
        link.ifPresentOrElse(
                use, () -> editor.window().refuse(messages.text("said.no-link", messages.text("site." + site.name()))));
    }

    private void open(String link) {
        host.browse(link);
        editor.window().say(messages.text("said.opened", link));
    }
}
