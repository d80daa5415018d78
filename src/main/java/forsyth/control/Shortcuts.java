package forsyth.control;

import forsyth.view.Action;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Runs actions by their keys. In a field that can be edited, the keys of editing text are the field's own; in one that
 * can only be read, copying takes its selection first.
 */
final class Shortcuts {
    private static final Set<KeyCode> TEXT_KEYS =
            Set.of(KeyCode.Z, KeyCode.Y, KeyCode.X, KeyCode.C, KeyCode.V, KeyCode.A);

    private final Actions actions;
    private final Consumer<Runnable> ifDisabled;

    Shortcuts(Actions actions) {
        this(actions, run -> {});
    }

    /** @param ifDisabled takes what was asked for by its keys and cannot be done now */
    Shortcuts(Actions actions, Consumer<Runnable> ifDisabled) {
        this.actions = actions;
        this.ifDisabled = ifDisabled;
    }

    void attach(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> handle(scene, event));
    }

    void handle(Scene scene, KeyEvent event) {
        if (scene.getFocusOwner() instanceof TextInputControl text && isOwn(text, event)) {
            return;
        }
        for (Action action : actions.all()) {
            if (action.keys()
                    .filter(keys -> isWindowWide(keys) && keys.match(event))
                    .isPresent()) {
                if (action.disabled().get()) {
                    ifDisabled.accept(action.run());
                } else {
                    action.run().run();
                }
                event.consume();
                return;
            }
        }
    }

    /** Single letters belong to the board. */
    static boolean isWindowWide(KeyCombination keys) {
        return keys.getName().contains("+") || keys.getName().matches("F\\d+");
    }

    private static boolean isOwn(TextInputControl text, KeyEvent event) {
        if (!event.isShortcutDown() || event.isAltDown() || !TEXT_KEYS.contains(event.getCode())) {
            return false;
        }
        boolean isCopy = event.getCode() == KeyCode.C && !event.isShiftDown();
        boolean isSelectAll = event.getCode() == KeyCode.A;
        return text.isEditable()
                || isSelectAll
                || isCopy && !text.getSelectedText().isEmpty();
    }
}
