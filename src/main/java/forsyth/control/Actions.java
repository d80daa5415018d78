package forsyth.control;

import forsyth.view.Action;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/** Everything the user can do, by name. */
final class Actions {
    private static final ObservableBooleanValue NEVER = new ReadOnlyBooleanWrapper(false).getReadOnlyProperty();

    private final Map<String, Action> byId = new LinkedHashMap<>();

    /**
     * Adds an action that is always possible.
     *
     * @param icon a toolbar drawing, or empty
     * @param keys a key combination such as {@code Shortcut+N}, or empty
     */
    void add(String id, String icon, String keys, Runnable run) {
        add(id, icon, keys, run, NEVER);
    }

    /** Adds an action that cannot be done while the value is true. */
    void add(String id, String icon, String keys, Runnable run, ObservableBooleanValue disabled) {
        Optional<KeyCombination> combination =
                keys.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(keys));
        byId.put(id, new Action(id, Optional.of(icon).filter(name -> !name.isEmpty()), combination, run, disabled));
    }

    Action get(String id) {
        return Optional.ofNullable(byId.get(id)).orElseThrow(() -> new IllegalArgumentException("no action " + id));
    }

    Collection<Action> all() {
        return byId.values();
    }
}
