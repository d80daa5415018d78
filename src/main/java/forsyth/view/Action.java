package forsyth.view;

import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/**
 * Something the user can do, by menu, button or key.
 *
 * @param id names its label {@code action.ID} among the messages, and its nodes
 * @param icon a toolbar drawing, if it has one
 * @param keys the key combination, if it has one
 */
public record Action(
        String id,
        Optional<String> icon,
        Optional<KeyCombination> keys,
        Runnable run,
        ObservableBooleanValue disabled) {}
