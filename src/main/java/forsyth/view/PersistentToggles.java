package forsyth.view;

import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleGroup;

/** Toggles of which one is always on: a second click does not turn it off. */
final class PersistentToggles extends ToggleGroup {
    PersistentToggles() {
        selectedToggleProperty().addListener((property, before, now) -> keepOne(before, now));
    }

    private void keepOne(Toggle before, Toggle now) {
        if (now == null && before != null) {
            before.setSelected(true);
        }
    }
}
