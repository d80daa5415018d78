package forsyth.control;

import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.deck.Deck;
import forsyth.deck.DeckWriter;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.find.Batch;
import forsyth.deck.find.Duplicates;
import forsyth.deck.find.Order;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.PgnForm;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.DeckPane;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.control.TextInputDialog;

/** The acts on the chosen entries: undo, clipboard, order, batch acts. */
final class DeckCommands {
    private final DeckModel model;
    private final DeckPane pane;
    private final DeckController shown;
    private final Supplier<Form> form;
    private final Messages messages;

    /** @param form that of the file, in which new entries are made */
    DeckCommands(DeckModel model, DeckPane pane, DeckController shown, Supplier<Form> form, Messages messages) {
        this.model = model;
        this.pane = pane;
        this.shown = shown;
        this.form = form;
        this.messages = messages;
    }

    void register(Actions actions, DeckBoard board) {
        actions.add("deck-undo", "", "Shortcut+Z", model::undo);
        actions.add("deck-redo", "", "Shortcut+Shift+Z", model::redo);
        actions.add("deck-cut", "", "Shortcut+X", () -> {
            copy();
            delete();
        });
        actions.add("deck-copy", "", "Shortcut+C", this::copy);
        actions.add("deck-paste", "", "Shortcut+V", this::paste);
        actions.add("deck-delete", "", "", this::delete);
        actions.add(
                "deck-all",
                "",
                "Shortcut+A",
                () -> pane.selection().range(0, pane.grid().count()));
        actions.add("deck-add", "", "Shortcut+Insert", () -> insert(List.of(Entry.of(board.setup(), entryForm()))));
        for (Order order : Order.values()) {
            actions.add("deck-sort-" + order.name(), "", "", () -> model.perform(order.of(model.deck())));
        }
        for (Transform transform : List.of(Transform.MIRROR, Transform.SWAP_COLOURS, Transform.ROTATE)) {
            actions.add("deck-" + transform.name(), "", "", () -> batch(Batch.transform(transform)));
        }
        for (Side side : Side.values()) {
            actions.add("deck-turn-" + side.name(), "", "", () -> batch(Batch.turn(side)));
        }
        actions.add("deck-repair", "", "", () -> batch(Batch.repair()));
        actions.add("deck-tag", "", "Shortcut+T", this::tag);
        actions.add("deck-duplicates", "", "", this::removeDuplicates);
    }

    /** The form of new entries: a table's own columns are not guessed. */
    private Form entryForm() {
        return form.get() instanceof CsvForm ? CsvForm.OWN : form.get();
    }

    private void batch(UnaryOperator<Entry> change) {
        int[] chosen = shown.chosen();
        Deck before = model.deck();
        Deck after = before.map(chosen, change);
        long changed = IntStream.of(chosen)
                .filter(index -> !after.entry(index).equals(before.entry(index)))
                .count();
        model.perform(after);
        pane.say(messages.text("deck.said.changed", changed, chosen.length));
    }

    private void tag() {
        TextInputDialog dialog = new TextInputDialog();
        dialog.initOwner(pane.getScene().getWindow());
        dialog.setTitle(messages.text("action.deck-tag"));
        dialog.setHeaderText(null);
        dialog.setContentText(messages.text("deck.tag"));
        dialog.showAndWait().filter(tag -> !tag.isBlank()).ifPresent(tag -> batch(Batch.tag(tag)));
    }

    private void removeDuplicates() {
        int[] duplicates = Duplicates.in(model.deck());
        model.perform(model.deck().remove(duplicates));
        pane.say(messages.text("deck.said.duplicates", duplicates.length));
    }

    /** As text that any program can take: games where one of them is a game, else EPD. */
    void copy() {
        int[] chosen = shown.chosen();
        if (chosen.length == 0) {
            return;
        }
        Clipboards.put(text(chosen));
        pane.say(messages.text("deck.said.copied", chosen.length));
    }

    /** The entries as text. */
    String text(int[] indices) {
        Deck deck = model.deck();
        boolean hasGame =
                Arrays.stream(indices).anyMatch(index -> deck.form(index).equals(PgnForm.PGN));
        DeckWriter writer = DeckWriter.of(hasGame ? PgnForm.PGN : EpdForm.EPD, deck);
        StringBuilder text = new StringBuilder();
        for (int index : indices) {
            String spelt = writer.text(deck.entry(index).withLead(""));
            text.append(spelt).append(spelt.endsWith("\n") ? "" : "\n");
        }
        return text.toString();
    }

    private void paste() {
        insert(DeckTexts.entries(Clipboards.text()));
    }

    /** Puts entries behind the current one and chooses them. */
    void insert(List<Entry> entries) {
        insert(entries, shown.current() + 1);
    }

    /** Puts entries in front of the one of that index and chooses them. */
    void insert(List<Entry> entries, int index) {
        if (entries.isEmpty()) {
            pane.say(messages.text("deck.said.nothing"));
            return;
        }
        pane.search().clear();
        pane.filter().setValue(DeckPane.Filter.ALL);
        model.perform(model.deck().insert(index, entries));
        pane.selection().range(index, entries.size());
        pane.grid().reveal(index);
        pane.say(messages.text("deck.said.inserted", entries.size()));
    }

    void delete() {
        int[] chosen = shown.chosen();
        int place =
                pane.selection().places().length == 0 ? -1 : pane.selection().places()[0];
        pane.selection().only(-1);
        model.perform(model.deck().remove(chosen));
        pane.selection().only(Math.min(place, pane.grid().count() - 1));
        pane.say(messages.text("deck.said.deleted", chosen.length));
    }

    /** Moves the chosen entries in front of the one of that index. */
    void move(int[] indices, int before) {
        model.perform(model.deck().move(indices, before));
        int moved = (int) IntStream.of(indices).filter(index -> index < before).count();
        pane.selection().range(before - moved, indices.length);
    }
}
