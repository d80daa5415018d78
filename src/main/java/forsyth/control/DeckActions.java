package forsyth.control;

import forsyth.view.Action;

/** The acts on a collection, none of which begins while the whole of it is being worked on. */
final class DeckActions {
    private final Actions actions = new Actions();
    private final DeckParts parts;

    DeckActions(DeckParts parts) {
        this.parts = parts;
    }

    /**
     * Adds an act, before which what was typed is taken.
     *
     * @param keys a key combination such as {@code Shortcut+N}, or empty
     */
    void add(String id, String keys, Runnable run) {
        Runnable act = () -> {
            parts.pane().details().commit();
            run.run();
        };
        actions.add(id, "", keys, act, parts.work().runningProperty());
    }

    Action get(String id) {
        return actions.get(id);
    }

    Actions all() {
        return actions;
    }
}
