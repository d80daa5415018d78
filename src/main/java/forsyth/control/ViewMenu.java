package forsyth.control;

import forsyth.diagram.Coordinates;
import forsyth.diagram.Theme;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.BoardSize;
import forsyth.model.ViewState;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/** The choices of the view menu: board, coordinates, language. */
final class ViewMenu {
    private final ViewState view;
    private final Messages messages;

    ViewMenu(ViewState view, Messages messages) {
        this.view = view;
        this.messages = messages;
    }

    Menu themes() {
        return choice("theme", Theme.values(), view.themeProperty());
    }

    Menu sizes() {
        return choice("board-size", BoardSize.values(), view.boardSizeProperty());
    }

    Menu coordinates() {
        return choice("coordinates", Coordinates.values(), view.coordinatesProperty());
    }

    /** The colours of the board in the projector's window. */
    Menu projector() {
        Menu menu = choice("theme", Theme.values(), view.projectorThemeProperty());
        menu.setText(messages.text("menu.projector-theme"));
        menu.setId("menu-projector-theme");
        menu.getItems().forEach(item -> item.setId("projector-" + item.getId()));
        return menu;
    }

    MenuItem followTurn() {
        return check("follow-turn", view.followsTurnProperty());
    }

    MenuItem dark() {
        return check("dark", view.darkProperty());
    }

    MenuItem markLines() {
        return check("mark-lines", view.markLinesProperty());
    }

    MenuItem teaching() {
        return check("teaching", view.teachingProperty());
    }

    /** The languages by their own names; the present one is marked. */
    Menu languages(Language present, Consumer<Language> speak) {
        Menu menu = new Menu(messages.text("menu.language"));
        ToggleGroup group = new ToggleGroup();
        for (Language language : Language.values()) {
            RadioMenuItem item = new RadioMenuItem(messages.text("language." + language.name()));
            item.setId("language-" + language.code());
            item.setToggleGroup(group);
            item.setSelected(language == present);
            item.setOnAction(event -> speak.accept(language));
            menu.getItems().add(item);
        }
        return menu;
    }

    private CheckMenuItem check(String id, BooleanProperty property) {
        CheckMenuItem item = new CheckMenuItem(messages.text("action." + id));
        item.setId("menu-item-" + id);
        item.selectedProperty().bindBidirectional(property);
        return item;
    }

    private <E extends Enum<E>> Menu choice(String id, E[] values, ObjectProperty<E> property) {
        Menu menu = new Menu(messages.text("menu." + id));
        menu.setId("menu-" + id);
        ToggleGroup group = new ToggleGroup();
        for (E value : values) {
            RadioMenuItem item = new RadioMenuItem(messages.text(id + "." + value.name()));
            item.setId(id + "-" + value.name().toLowerCase(Locale.ROOT));
            item.setToggleGroup(group);
            item.setSelected(property.get() == value);
            item.setOnAction(event -> property.set(value));
            property.addListener((observed, before, now) -> item.setSelected(now == value));
            menu.getItems().add(item);
        }
        return menu;
    }
}
