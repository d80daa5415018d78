package forsyth.control;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * A key held down acts once, for the system goes on sending presses: what the first turned on the second would turn
 * off. Keys that go along, take off or step through the history do repeat, and so does every key in a text.
 */
final class HeldKeys {
    private static final Set<KeyCode> TAKES_OFF = Set.of(KeyCode.DELETE, KeyCode.BACK_SPACE);
    private static final Set<KeyCode> OF_HISTORY = Set.of(KeyCode.Z, KeyCode.Y);

    private KeyCode held = KeyCode.UNDEFINED;

    /** Has to come before whatever listens to the keys of the scene. */
    void attach(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(scene, event));
        scene.addEventFilter(KeyEvent.KEY_RELEASED, event -> forget());
        scene.windowProperty().flatMap(Window::focusedProperty).addListener((property, before, isFocused) -> forget());
    }

    private void press(Scene scene, KeyEvent event) {
        KeyCode code = event.getCode();
        boolean isRepeated = code == held && code != KeyCode.UNDEFINED;
        held = code;
        if (isRepeated && !isEntry(scene.getFocusOwner()) && !mayRepeat(event)) {
            event.consume();
        }
    }

    private void forget() {
        held = KeyCode.UNDEFINED;
    }

    /** Whether text is entered there; spinners and boxes hand each press on to a field of theirs, so that it comes twice. */
    private static boolean isEntry(Node owner) {
        return owner instanceof TextInputControl || owner instanceof Spinner || owner instanceof ComboBoxBase;
    }

    private static boolean mayRepeat(KeyEvent event) {
        KeyCode code = event.getCode();
        return code.isNavigationKey()
                || code == KeyCode.TAB
                || TAKES_OFF.contains(code)
                || event.isShortcutDown() && OF_HISTORY.contains(code);
    }
}
