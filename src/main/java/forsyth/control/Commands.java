package forsyth.control;

import forsyth.chess.Side;
import forsyth.fen.Written;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.view.Action;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCombination;

/** The acts that menus, buttons and keys share: one action each. */
public final class Commands {
    private static final ObservableBooleanValue ENABLED = new SimpleBooleanProperty(false);

    private final EditorModel model;
    private final ViewState view;
    private final TextController texts;
    private final Messages messages;
    private final Consumer<String> say;
    private final Map<String, Action> actions;

    /** @param say shows what was done */
    public Commands(EditorModel model, ViewState view, TextController texts, Messages messages, Consumer<String> say) {
        this.model = model;
        this.view = view;
        this.texts = texts;
        this.messages = messages;
        this.say = say;
        this.actions = make().stream().collect(Collectors.toMap(Action::id, Function.identity()));
    }

    private List<Action> make() {
        ObservableBooleanValue cannotUndo =
                Bindings.createBooleanBinding(() -> !model.snapshot().canUndo(), model.snapshotProperty());
        ObservableBooleanValue cannotRedo =
                Bindings.createBooleanBinding(() -> !model.snapshot().canRedo(), model.snapshotProperty());
        return List.of(
                action("start-position", "start-position", "Shortcut+N", () -> model.perform(new Edit.StartPosition())),
                action("empty-board", "clear-board", "Shortcut+Shift+N", () -> model.perform(new Edit.EmptyBoard())),
                new Action("undo", Optional.of("undo"), keys("Shortcut+Z"), model::undo, cannotUndo),
                new Action("redo", Optional.of("redo"), keys("Shortcut+Shift+Z"), model::redo, cannotRedo),
                new Action("redo-y", Optional.empty(), keys("Shortcut+Y"), model::redo, cannotRedo),
                action("copy", "copy", "Shortcut+C", this::copyExport),
                action("paste", "paste", "Shortcut+V", this::paste),
                action("turn-view", "flip-board", "F", this::turnView),
                action("other-side", "side-to-move", "S", this::otherSide),
                action(
                        "dark",
                        "theme",
                        "",
                        () -> view.darkProperty().set(!view.darkProperty().get())));
    }

    private static Action action(String id, String icon, String keys, Runnable run) {
        return new Action(id, Optional.of(icon), keys(keys), run, ENABLED);
    }

    private static Optional<KeyCombination> keys(String keys) {
        return keys.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(keys));
    }

    public Action get(String id) {
        return Optional.ofNullable(actions.get(id)).orElseThrow();
    }

    /** All actions that have keys of their own in the whole window; single letters belong to the board. */
    List<Action> windowWide() {
        return actions.values().stream()
                .filter(action -> action.keys()
                        .filter(keys -> keys.getName().contains("+"))
                        .isPresent())
                .toList();
    }

    /** Puts a text on the clipboard and says so. */
    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
        say.accept(messages.text("said.copied", text));
    }

    private void copyExport() {
        Written written = model.snapshot().text(view.exportLettersProperty().get(), view.exportPolicy());
        if (written instanceof Written.Text text) {
            copy(text.text());
        } else {
            say.accept(messages.text("said.no-text"));
        }
    }

    private void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        String text = clipboard.hasString() ? clipboard.getString() : "";
        if (text.isBlank()) {
            say.accept(messages.text("said.nothing-to-paste"));
        } else {
            texts.load(text);
        }
    }

    private void turnView() {
        view.bottomProperty().set(view.bottomProperty().get().opposite());
    }

    private void otherSide() {
        Side turn = model.document().setup().turn();
        model.perform(new Edit.Turn(turn.opposite()));
    }
}
