package forsyth.control;

import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.PlayedLine;
import forsyth.view.Action;
import forsyth.view.Icons;
import forsyth.view.MainWindow;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;

/** The switch between editing and trying moves, and the steps through the moves that were played. */
final class PlayCommands {
    /** Going in and out again without a move is no step, and neither is going to a ply and back. */
    private static final String SWITCH = "switch";

    private static final String GO = "ply";

    private final MainWindow window;
    private final EditorModel model;
    private final Messages messages;

    PlayCommands(MainWindow window, EditorModel model, Messages messages) {
        this.window = window;
        this.model = model;
        this.messages = messages;
    }

    void register(Actions actions) {
        BooleanBinding isEditing = isPlaying(model).not();
        actions.add("try-moves", "try-moves", "T", this::toggle);
        actions.add("edit-present", "", "", () -> end(false), isEditing);
        actions.add("edit-original", "", "", () -> end(true), isEditing);
        step(actions, "ply-first", "Alt+Home", line -> 0);
        step(actions, "ply-back", "Alt+Left", line -> line.present() - 1);
        step(actions, "ply-forward", "Alt+Right", line -> line.present() + 1);
        step(actions, "ply-last", "Alt+End", line -> line.plies().size());
        window.moves().onGo(this::goTo);
        window.moves()
                .buttons(
                        Stream.of("ply-first", "ply-back", "ply-forward", "ply-last")
                                .map(id -> iconButton(actions.get(id)))
                                .toList(),
                        Stream.of("edit-present", "edit-original")
                                .map(id -> button(actions.get(id)))
                                .toList());
    }

    /** Whether moves are being tried. */
    static BooleanBinding isPlaying(EditorModel model) {
        return Bindings.createBooleanBinding(() -> model.document().isPlaying(), model.snapshotProperty());
    }

    private void step(Actions actions, String id, String keys, ToIntFunction<PlayedLine> ply) {
        BooleanBinding isIdle = Bindings.createBooleanBinding(
                () -> model.document()
                        .line()
                        .filter(line -> line.goTo(ply.applyAsInt(line)).present() != line.present())
                        .isEmpty(),
                model.snapshotProperty());
        actions.add(id, id, keys, () -> model.document().line().ifPresent(line -> goTo(ply.applyAsInt(line))), isIdle);
    }

    private Button iconButton(Action action) {
        Button button = new Button();
        String keys = action.keys().orElseThrow().getDisplayText();
        String name = messages.text("action." + action.id()) + " (" + keys + ")";
        Icons.decorate(button, action.icon().orElseThrow(), name);
        return connected(button, action);
    }

    private Button button(Action action) {
        Button button = new Button(messages.text("action." + action.id()));
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("small");
        return connected(button, action);
    }

    private static Button connected(Button button, Action action) {
        button.setId(action.id());
        button.setOnAction(event -> action.run().run());
        button.disableProperty().bind(action.disabled());
        return button;
    }

    private void toggle() {
        if (model.document().isPlaying()) {
            end(false);
        } else {
            // A counter that is being typed is taken first: it loses the focus here.
            window.board().requestFocus();
            model.perform(new Edit.Play(PlayedLine.from(model.document())), SWITCH);
        }
    }

    private void end(boolean isOriginal) {
        window.board().requestFocus();
        model.perform(new Edit.EndPlay(isOriginal), SWITCH);
    }

    private void goTo(int ply) {
        model.document().line().ifPresent(line -> model.perform(new Edit.Play(line.goTo(ply)), GO));
    }
}
