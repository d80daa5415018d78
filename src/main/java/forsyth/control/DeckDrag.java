package forsyth.control;

import forsyth.view.DeckPane;
import javafx.css.PseudoClass;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import org.controlsfx.control.GridCell;

/** Dragging of entries: to another place, to another collection, out as text; and texts dragged in. */
final class DeckDrag {
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");
    private static final DataFormat ENTRIES = Clipboards.format("application/x-forsyth-entries");

    /** So many entries can be dragged to other windows; more only to another place in their own. */
    private static final int MOST_AS_TEXT = 10_000;

    private final DeckParts parts;
    private final DeckPane pane;
    private final DeckController shown;
    private final DeckCommands commands;
    private final DeckClipboard clipboard;

    DeckDrag(DeckParts parts, DeckController shown, DeckCommands commands, DeckClipboard clipboard) {
        this.parts = parts;
        this.pane = parts.pane();
        this.shown = shown;
        this.commands = commands;
        this.clipboard = clipboard;
    }

    void attach() {
        pane.grid().onCell(this::attach);
        pane.grid().addEventHandler(DragEvent.DRAG_OVER, this::over);
        pane.grid()
                .addEventHandler(
                        DragEvent.DRAG_DROPPED, event -> drop(event, pane.grid().count()));
    }

    private void attach(GridCell<Integer> cell) {
        cell.addEventHandler(MouseEvent.DRAG_DETECTED, event -> start(cell, event));
        cell.addEventHandler(DragEvent.DRAG_OVER, event -> {
            over(event);
            cell.pseudoClassStateChanged(TARGET, cell.getItem() != null);
        });
        cell.addEventHandler(DragEvent.DRAG_EXITED, event -> cell.pseudoClassStateChanged(TARGET, false));
        cell.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            cell.pseudoClassStateChanged(TARGET, false);
            drop(event, cell.getItem() == null ? pane.grid().count() : cell.getItem());
        });
    }

    private void start(GridCell<Integer> cell, MouseEvent event) {
        if (cell.getItem() == null || parts.work().isRunning()) {
            return;
        }
        int[] chosen = shown.chosen();
        Dragboard dragboard = cell.startDragAndDrop(TransferMode.COPY_OR_MOVE);
        ClipboardContent content = chosen.length <= MOST_AS_TEXT
                ? DeckClipboard.content(parts.model().deck(), chosen, i -> {})
                : new ClipboardContent();
        content.put(ENTRIES, String.valueOf(System.identityHashCode(pane)));
        dragboard.setContent(content);
        event.consume();
    }

    private void over(DragEvent event) {
        if (isWanted(event)) {
            event.acceptTransferModes(isOwn(event) ? TransferMode.MOVE : TransferMode.COPY);
            event.consume();
        }
    }

    /** Files are left to the window. */
    private boolean isWanted(DragEvent event) {
        boolean isText =
                event.getDragboard().hasString() && !event.getDragboard().hasFiles();
        return !parts.work().isRunning() && (isText || isOwn(event));
    }

    private boolean isOwn(DragEvent event) {
        Object source = event.getDragboard().getContent(ENTRIES);
        return String.valueOf(System.identityHashCode(pane)).equals(source);
    }

    private void drop(DragEvent event, int place) {
        if (!isWanted(event)) {
            return;
        }
        int index = place < pane.grid().count()
                ? pane.grid().index(place)
                : pane.grid().deckSize();
        if (isOwn(event)) {
            commands.move(shown.chosen(), index);
        } else {
            String text = DeckClipboard.given(event.getDragboard());
            clipboard.insert(() -> DeckTexts.entries(text), index);
        }
        event.setDropCompleted(true);
        event.consume();
    }
}
