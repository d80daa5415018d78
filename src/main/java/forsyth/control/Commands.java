package forsyth.control;

import forsyth.chess.Side;
import forsyth.diagram.Marks;
import forsyth.fen.Written;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;

/** The acts of editing, copying and pasting that menus, buttons and keys share. */
final class Commands {
    private final EditorModel model;
    private final ViewState view;
    private final TextController texts;
    private final Messages messages;
    private final Consumer<String> say;

    /** @param say shows what was done */
    Commands(EditorModel model, ViewState view, TextController texts, Messages messages, Consumer<String> say) {
        this.model = model;
        this.view = view;
        this.texts = texts;
        this.messages = messages;
        this.say = say;
    }

    void register(Actions actions) {
        ObservableBooleanValue cannotUndo =
                Bindings.createBooleanBinding(() -> !model.snapshot().canUndo(), model.snapshotProperty());
        ObservableBooleanValue cannotRedo =
                Bindings.createBooleanBinding(() -> !model.snapshot().canRedo(), model.snapshotProperty());
        ObservableBooleanValue nothingDrawn =
                Bindings.createBooleanBinding(() -> model.document().marks().isEmpty(), model.snapshotProperty());
        actions.add("start-position", "start-position", "Shortcut+N", () -> model.perform(new Edit.StartPosition()));
        actions.add("empty-board", "clear-board", "Shortcut+Shift+N", () -> model.perform(new Edit.EmptyBoard()));
        actions.add("undo", "undo", "Shortcut+Z", model::undo, cannotUndo);
        actions.add("redo", "redo", "Shortcut+Shift+Z", model::redo, cannotRedo);
        actions.add("redo-y", "", "Shortcut+Y", model::redo, cannotRedo);
        actions.add("copy", "copy", "Shortcut+C", this::copyExport);
        actions.add("paste", "paste", "Shortcut+V", this::paste);
        actions.add("turn-view", "flip-board", "F", this::turnView);
        actions.add("other-side", "side-to-move", "S", this::otherSide, PlayCommands.isPlaying(model));
        actions.add("marks", "draw-arrow", "M", this::toggleMarks);
        actions.add("clear-marks", "", "", () -> model.perform(new Edit.Draw(Marks.NONE)), nothingDrawn);
        actions.add(
                "dark",
                "theme",
                "",
                () -> view.darkProperty().set(!view.darkProperty().get()));
    }

    /** Puts a text on the clipboard and says so. */
    void copy(String text) {
        Clipboards.put(text);
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
        String text = Clipboards.text();
        if (text.isBlank()) {
            say.accept(messages.text("said.nothing-to-paste"));
        } else {
            texts.load(text);
        }
    }

    /** Takes the tool for marks, or puts it away. */
    private void toggleMarks() {
        boolean isHeld = view.toolProperty().get() instanceof Tool.Mark;
        view.toolProperty()
                .set(isHeld ? new Tool.Hand() : view.markToolProperty().get());
    }

    private void turnView() {
        view.bottomProperty().set(view.bottomProperty().get().opposite());
    }

    private void otherSide() {
        Side turn = model.document().setup().turn();
        model.perform(new Edit.Turn(turn.opposite()));
    }
}
