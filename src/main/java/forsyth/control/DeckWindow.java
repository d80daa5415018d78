package forsyth.control;

import forsyth.deck.read.Fault;
import forsyth.deck.read.FaultText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.DeckPane;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringExpression;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.ListView;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.controlsfx.control.PopOver;

/** One collection in its window: the model, the view and the controllers between them. */
public final class DeckWindow {
    private final DeckParts parts;
    private final DeckModel model;
    private final DeckPane pane;
    private final DeckBoard board;
    private final DeckFiles files;
    private final DeckDraft draft;
    private final DeckController shown;
    private final DeckCommands commands;
    private final DeckActions actions;
    private final Language language;
    private final Messages messages;
    private final ChangeListener<Boolean> focus;
    private Consumer<Path> openOther = path -> {};

    /**
     * A collection and what is kept of it.
     *
     * @param file where it came from
     * @param draft where unsaved changes are kept
     */
    record Content(DeckModel model, DeckFile file, DeckDraft draft) {}

    /** @param onFile called with each file that is opened or saved */
    DeckWindow(DeckPane pane, DeckBoard board, Content content, Consumer<Path> onFile) {
        this.pane = pane;
        this.board = board;
        language = board.language();
        model = content.model();
        draft = content.draft();
        messages = Messages.of("messages-deck", language);
        parts = new DeckParts(model, pane, new Work(pane.progress()), messages);
        actions = new DeckActions(parts);
        files = new DeckFiles(parts, draft, content.file(), onFile);
        shown = new DeckController(parts, board);
        DeckClipboard clipboard = new DeckClipboard(parts, shown);
        commands = new DeckCommands(parts, shown, board, () -> files.file().form());
        commands.register(actions, clipboard);
        new DeckDrag(parts, shown, commands, clipboard).attach();
        new DeckOut(parts, shown, board, files).register(actions);
        new DeckPictures(parts, shown, board).register(actions);
        shown.attach();
        actions.all().add("deck-open", "", "Shortcut+O", this::chooseFile);
        actions.add("deck-save", "Shortcut+S", this::save);
        actions.add("deck-save-as", "Shortcut+Shift+S", this::chooseTarget);
        new DeckMenus(pane, actions, messages).attach();
        pane.faults().setOnAction(event -> showFaults());
        focus = (property, before, isFocused) -> {
            if (isFocused) {
                files.look();
            }
        };
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

    boolean isBusy() {
        return parts.work().isRunning();
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
        stage.focusedProperty().addListener(focus);
        stage.titleProperty().bind(title());
    }

    /** Lets go of the window, and gives the work for another one; this one must not be used any more. */
    Content detach(Stage stage) {
        pane.details().commit();
        stage.focusedProperty().removeListener(focus);
        return new Content(model.renewed(), files.file(), draft);
    }

    /** Whether the whole collection is being worked on. */
    ReadOnlyBooleanProperty busyProperty() {
        return parts.work().runningProperty();
    }

    /** The file's name, with a star where there is something that is not saved. */
    private StringExpression title() {
        return Bindings.createStringBinding(
                () -> (model.changedProperty().get() ? "*" : "")
                        + files.name().orElse(messages.text("deck.untitled"))
                        + " \u2013 Forsyth",
                model.changedProperty(),
                files.fileProperty());
    }

    private void shortcut(KeyEvent event) {
        // What is asked for while all of it is being worked on is done afterwards.
        new Shortcuts(actions.all(), this::afterwards).handle(pane.getScene(), event);
        boolean isDelete = event.getCode() == KeyCode.DELETE && pane.grid().isFocused();
        if (isDelete && !event.isConsumed()) {
            afterwards(actions.get("deck-delete").run());
            event.consume();
        }
    }

    /** When the collection rests and what is asked for of it is shown. */
    private void afterwards(Runnable act) {
        parts.work().afterwards(() -> shown.afterwards(act));
    }

    private void chooseFile() {
        board.dialogs().openCollection(pane.getScene().getWindow(), messages).ifPresent(openOther);
    }

    private void save() {
        if (files.file().canBeSaved()) {
            files.save();
        } else {
            chooseTarget();
        }
    }

    private void chooseTarget() {
        DeckFile file = files.file();
        board.dialogs()
                .saveCollection(
                        pane.getScene().getWindow(), messages.title("action.deck-save-as"), file.path(), file.form())
                .ifPresent(files::save);
    }

    private void showFaults() {
        FaultText sentences = FaultText.of(language);
        ListView<String> list = new ListView<>();
        list.setId("deck-fault-list");
        list.setPrefSize(640, 300);
        for (Fault fault : files.file().faults()) {
            String sentence = sentences.sentence(fault);
            list.getItems().add(fault.line() > 0 ? messages.text("deck.line", fault.line(), sentence) : sentence);
        }
        PopOver popOver = new PopOver(list);
        popOver.setArrowLocation(PopOver.ArrowLocation.BOTTOM_RIGHT);
        popOver.show(pane.faults());
    }

    /** Ends the work; what is not saved stays as a draft. */
    void close() {
        parts.work().forget();
        pane.details().commit();
        if (model.isChanged() || isBusy()) {
            draft.close();
        } else {
            draft.discard();
        }
    }

    List<Fault> faults() {
        return files.file().faults();
    }
}
