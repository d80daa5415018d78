package forsyth.control;

import forsyth.deck.read.Fault;
import forsyth.deck.read.FaultText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.Action;
import forsyth.view.DeckPane;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.controlsfx.control.PopOver;

/** One collection in its window: the model, the view and the controllers between them. */
public final class DeckWindow {
    private final DeckModel model = new DeckModel();
    private final DeckPane pane;
    private final DeckFiles files;
    private final DeckDraft draft;
    private final DeckCommands commands;
    private final Actions actions = new Actions();
    private final Language language;
    private final Messages messages;
    private Consumer<Path> openOther = path -> {};

    DeckWindow(DeckPane pane, DeckBoard board, DeckDraft draft, Language language, Consumer<Path> onFile) {
        this.pane = pane;
        this.draft = draft;
        this.language = language;
        messages = Messages.of("messages-deck", language);
        files = new DeckFiles(model, pane, draft, messages, onFile);
        DeckController shown = new DeckController(model, pane, board, messages);
        commands = new DeckCommands(model, pane, shown, files::form, messages);
        new DeckDrag(pane, shown, commands).attach();
        shown.attach();
        actions.add("deck-open", "", "Shortcut+O", this::chooseFile);
        actions.add("deck-save", "", "Shortcut+S", this::save);
        actions.add("deck-save-as", "", "Shortcut+Shift+S", this::chooseTarget);
        commands.register(actions, board);
        menus();
        pane.faults().setOnAction(event -> showFaults());
    }

    public DeckModel model() {
        return model;
    }

    public DeckPane pane() {
        return pane;
    }

    DeckCommands commands() {
        return commands;
    }

    DeckFiles files() {
        return files;
    }

    /** Opens other files by that, in windows of their own. */
    void onOpen(Consumer<Path> open) {
        openOther = open;
    }

    /** Listens to the window: its keys, its focus, files that are dropped on it. */
    void attach(Stage stage) {
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::shortcut);
        pane.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
            }
        });
        pane.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        pane.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            event.getDragboard().getFiles().stream().map(File::toPath).forEach(openOther);
            event.setDropCompleted(true);
            event.consume();
        });
        stage.focusedProperty().addListener((property, before, isFocused) -> {
            if (isFocused) {
                files.look();
            }
        });
        model.deckProperty().addListener((property, before, now) -> title(stage));
        title(stage);
    }

    private void title(Stage stage) {
        String name = files.file().map(path -> path.getFileName().toString()).orElse(messages.text("deck.untitled"));
        stage.setTitle((model.isChanged() ? "\u2022 " : "") + name + " \u2013 Forsyth");
    }

    private void shortcut(KeyEvent event) {
        if (files.isBusy()) {
            return;
        }
        new Shortcuts(actions).handle(pane.getScene(), event);
        boolean isDelete = event.getCode() == KeyCode.DELETE && pane.grid().isFocused();
        if (isDelete && !event.isConsumed()) {
            commands.delete();
            event.consume();
        }
    }

    private void menus() {
        pane.menus()
                .getMenus()
                .setAll(
                        menu("file", "deck-open", "deck-save", "deck-save-as"),
                        menu(
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
                                "deck-add"),
                        menu("sort", "deck-sort-TITLE", "deck-sort-MEN", "deck-sort-TURN", "", "deck-duplicates"),
                        menu(
                                "chosen",
                                "deck-tag",
                                "deck-turn-WHITE",
                                "deck-turn-BLACK",
                                "deck-repair",
                                "",
                                "deck-MIRROR",
                                "deck-SWAP_COLOURS",
                                "deck-ROTATE"));
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
        return item;
    }

    private void chooseFile() {
        FileChooser chooser = DeckChooser.of(messages);
        Optional.ofNullable(chooser.showOpenDialog(pane.getScene().getWindow()))
                .map(File::toPath)
                .ifPresent(openOther);
    }

    private void save() {
        if (files.canSaveInPlace()) {
            pane.details().commit();
            files.save();
        } else {
            chooseTarget();
        }
    }

    private void chooseTarget() {
        FileChooser chooser = DeckChooser.forSaving(messages, files.file(), files.form());
        Optional.ofNullable(chooser.showSaveDialog(pane.getScene().getWindow()))
                .map(File::toPath)
                .ifPresent(files::save);
    }

    private void showFaults() {
        FaultText sentences = FaultText.of(language);
        ListView<String> list = new ListView<>();
        list.setId("deck-fault-list");
        list.setPrefSize(640, 300);
        for (Fault fault : files.faults()) {
            String sentence = sentences.sentence(fault);
            list.getItems().add(fault.line() > 0 ? messages.text("deck.line", fault.line(), sentence) : sentence);
        }
        PopOver popOver = new PopOver(list);
        popOver.setArrowLocation(PopOver.ArrowLocation.BOTTOM_RIGHT);
        popOver.show(pane.faults());
    }

    /** Ends the work; what is not saved stays as a draft. */
    void close() {
        pane.details().commit();
        if (model.isChanged()) {
            draft.close();
        } else {
            draft.discard();
        }
    }

    List<Fault> faults() {
        return files.faults();
    }
}
