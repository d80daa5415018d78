package forsyth.control;

import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.deck.find.Batch;
import forsyth.deck.find.Duplicates;
import forsyth.deck.find.Order;
import forsyth.deck.form.CsvForm;
import forsyth.diagram.PgnMarks;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.DeckPane;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.control.TextInputDialog;

/** The acts on the chosen entries: undo, order, batch acts, what comes from the board. */
final class DeckCommands {
    private final DeckParts parts;
    private final DeckModel model;
    private final DeckPane pane;
    private final Messages messages;
    private final DeckController shown;
    private final DeckBoard board;
    private final Supplier<Form> form;

    /** @param form that of the file, in which new entries are made */
    DeckCommands(DeckParts parts, DeckController shown, DeckBoard board, Supplier<Form> form) {
        this.parts = parts;
        this.model = parts.model();
        this.pane = parts.pane();
        this.messages = parts.messages();
        this.shown = shown;
        this.board = board;
        this.form = form;
    }

    void register(DeckActions actions, DeckClipboard clipboard) {
        actions.add("deck-undo", "Shortcut+Z", () -> step(model::undo));
        actions.add("deck-redo", "Shortcut+Shift+Z", () -> step(model::redo));
        actions.add("deck-cut", "Shortcut+X", () -> clipboard.copy(this::delete));
        actions.add("deck-copy", "Shortcut+C", () -> clipboard.copy(() -> {}));
        actions.add("deck-paste", "Shortcut+V", clipboard::paste);
        actions.add("deck-delete", "", this::delete);
        actions.add(
                "deck-all",
                "Shortcut+A",
                () -> pane.selection().range(0, pane.grid().count()));
        actions.add("deck-add", "Shortcut+Insert", () -> {
            Entry added = ofBoard(Entry.of(board.setup(), entryForm()));
            clipboard.insert(() -> List.of(added), shown.current() + 1);
        });
        for (Order order : Order.values()) {
            actions.add("deck-sort-" + order.name(), "", () -> sort(order));
        }
        for (Transform transform : List.of(Transform.MIRROR, Transform.SWAP_COLOURS, Transform.ROTATE)) {
            actions.add("deck-" + transform.name(), "", () -> batch(Batch.transform(transform)));
        }
        for (Side side : Side.values()) {
            actions.add("deck-turn-" + side.name(), "", () -> batch(Batch.outcome(Batch.turn(side))));
        }
        actions.add("deck-repair", "", () -> batch(Batch.outcome(Batch.repair())));
        actions.add("deck-tag", "Shortcut+T", this::tag);
        actions.add("deck-duplicates", "", this::removeDuplicates);
        pane.details().onChange((property, value) -> change(entry -> entry.with(property, value)));
        pane.details().takeFromBoard().setOnAction(event -> takeFromBoard());
    }

    /** Other entries stand in the places of the chosen ones then: only the current place stays chosen. */
    private void step(Runnable step) {
        int current = pane.selection().current();
        Deck before = model.deck();
        step.run();
        if (model.deck() == before) {
            return;
        }
        pane.selection().only(Math.min(current, pane.grid().count() - 1));
    }

    /** The form of new entries: a table's own columns are not guessed. */
    private Form entryForm() {
        return form.get() instanceof CsvForm ? CsvForm.OWN : form.get();
    }

    /** The entry with what stands and is drawn on the board. */
    private Entry ofBoard(Entry entry) {
        return entry.with(board.setup()).with(Property.MARKS, PgnMarks.write(board.marks()));
    }

    /** Changes the current entry. */
    private void change(UnaryOperator<Entry> change) {
        int index = shown.current();
        if (index >= 0 && !parts.work().isRunning()) {
            Deck changed = model.deck().map(new int[] {index}, change);
            shown.keeping(() -> model.perform(changed));
        }
    }

    private void takeFromBoard() {
        Tally tally = new Tally();
        change(entry -> tally.counted(entry, Batch.outcome(this::ofBoard).apply(entry)));
        if (tally.astray > 0) {
            parts.say("deck.said.astray", tally.astray);
        }
    }

    private void batch(Function<Entry, Batch.Outcome> change) {
        int[] chosen = shown.chosen();
        parts.change((deck, progress) -> changed(deck, chosen, change, progress), () -> {});
    }

    private DeckParts.Changed changed(
            Deck before, int[] chosen, Function<Entry, Batch.Outcome> change, Work.Progress progress) {
        Tally tally = new Tally();
        Deck after = before.map(chosen, entry -> {
            progress.reached(tally.seen, chosen.length);
            return tally.counted(entry, change.apply(entry));
        });
        List<String> said = new ArrayList<>();
        said.add(messages.text("deck.said.changed", tally.changed, chosen.length));
        if (tally.shortened > 0) {
            said.add(messages.text("deck.said.shortened", tally.shortened));
        }
        if (tally.astray > 0) {
            said.add(messages.text("deck.said.astray", tally.astray));
        }
        return new DeckParts.Changed(after, String.join(". ", said));
    }

    /** Counts what becomes of entries. */
    private static final class Tally {
        private int seen;
        private int changed;
        private int shortened;
        private int astray;

        Entry counted(Entry before, Batch.Outcome after) {
            seen++;
            changed += after.entry().equals(before) ? 0 : 1;
            shortened += after.moves() == Batch.MovesOutcome.SHORTENED ? 1 : 0;
            astray += after.moves() == Batch.MovesOutcome.ASTRAY ? 1 : 0;
            return after.entry();
        }
    }

    private void sort(Order order) {
        parts.change(
                (deck, progress) -> new DeckParts.Changed(
                        order.of(deck, index -> progress.reached(index, deck.size())),
                        messages.text("deck.said.sorted", deck.size())),
                () -> {});
    }

    private void tag() {
        TextInputDialog dialog = new TextInputDialog();
        dialog.initOwner(pane.getScene().getWindow());
        dialog.setTitle(messages.title("action.deck-tag"));
        dialog.getEditor().setPrefColumnCount(24);
        dialog.setHeaderText(null);
        dialog.setContentText(messages.text("deck.tag"));
        dialog.showAndWait().filter(tag -> !tag.isBlank()).ifPresent(tag -> batch(Batch.outcome(Batch.tags(tag))));
    }

    /** Removes of the entries that are shown those whose position an earlier entry of the collection has. */
    private void removeDuplicates() {
        int[] all = shown.all();
        parts.change(
                (deck, progress) -> {
                    int[] repeated = Duplicates.in(deck, index -> progress.reached(index, deck.size()));
                    int[] removed = IntStream.of(all)
                            .filter(index -> Arrays.binarySearch(repeated, index) >= 0)
                            .toArray();
                    return new DeckParts.Changed(deck.remove(removed), saidRemoved(removed.length, repeated.length));
                },
                () -> {});
    }

    private String saidRemoved(int removed, int repeated) {
        return removed == repeated
                ? messages.text("deck.said.duplicates", removed)
                : messages.text("deck.said.duplicates-shown", removed, repeated - removed);
    }

    private void delete() {
        int[] chosen = shown.chosen();
        int[] places = pane.selection().places();
        parts.change(
                (deck, progress) ->
                        new DeckParts.Changed(deck.remove(chosen), messages.text("deck.said.deleted", chosen.length)),
                () -> pane.selection()
                        .only(
                                places.length == 0
                                        ? -1
                                        : Math.min(places[0], pane.grid().count() - 1)));
    }

    /** Moves the chosen entries in front of the one of that index. */
    void move(int[] indices, int before) {
        model.perform(model.deck().move(indices, before));
        int moved = (int) IntStream.of(indices).filter(index -> index < before).count();
        pane.selection().range(before - moved, indices.length);
    }
}
