package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.Exercises;
import forsyth.diagram.sheet.Exercise;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.stage.Window;

/** Entries on their way out of a collection: to a worksheet, to another file. */
final class DeckOut {
    /** The most positions of a worksheet that is shown as it will be printed. */
    static final int MOST_EXERCISES = 1000;

    private final DeckParts parts;
    private final DeckController shown;
    private final DeckBoard board;
    private final DeckFiles files;

    DeckOut(DeckParts parts, DeckController shown, DeckBoard board, DeckFiles files) {
        this.parts = parts;
        this.shown = shown;
        this.board = board;
        this.files = files;
    }

    void register(DeckActions actions) {
        actions.add("deck-worksheet", "Shortcut+Shift+P", this::worksheet);
        actions.add("deck-export", "Shortcut+E", this::export);
    }

    private Window owner() {
        return parts.pane().getScene().getWindow();
    }

    /** Of the chosen entries, or of all that are shown where a single one is chosen. */
    private void worksheet() {
        int[] chosen = shown.chosen().length > 1 ? shown.chosen() : shown.all();
        if (chosen.length > MOST_EXERCISES) {
            parts.say("deck.said.too-many", MOST_EXERCISES, chosen.length);
            return;
        }
        Deck deck = parts.model().deck();
        parts.work()
                .start(
                        progress -> exercises(deck, chosen, progress),
                        new Work.Ending<>(board::worksheet, parts::sayStopped, parts::say));
    }

    private static List<Exercise> exercises(Deck deck, int[] indices, Work.Progress progress) {
        List<Exercise> exercises = new ArrayList<>();
        for (int index : indices) {
            progress.reached(exercises.size(), indices.length);
            exercises.add(Exercises.of(deck.entry(index)));
        }
        return exercises;
    }

    private void export() {
        int[] chosen = shown.chosen();
        if (chosen.length == 0) {
            parts.say("deck.said.none");
            return;
        }
        Optional<Path> file = board.dialogs()
                .saveCollection(
                        owner(),
                        parts.messages().title("action.deck-export"),
                        Optional.empty(),
                        files.file().form());
        if (file.isEmpty()) {
            return;
        }
        if (DeckFile.isPacked(file.get())) {
            parts.say("deck.said.packed", file.get().getFileName());
            return;
        }
        if (files.file().isOf(file.get())) {
            parts.say("deck.said.own-file", file.get().getFileName());
            return;
        }
        Deck deck = parts.model().deck();
        parts.work()
                .start(
                        progress -> DeckFiles.written(deck.extract(chosen), DeckFile.formOf(file.get()), file.get()),
                        new Work.Ending<>(
                                written -> exported(file.get(), chosen.length, written),
                                parts::sayStopped,
                                parts::say));
    }

    private void exported(Path file, int count, DeckFiles.Written written) {
        parts.say("deck.said.saved", count, file.getFileName());
        parts.tellLost(file, written.lost());
    }
}
