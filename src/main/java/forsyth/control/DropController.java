package forsyth.control;

import forsyth.lint.Messages;
import forsyth.view.MainWindow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** A file or a text dropped on the window is read. */
final class DropController {
    private final MainWindow window;
    private final TextController texts;
    private final Messages messages;
    private final Consumer<Path> collections;

    /** @param collections opens a file of several positions */
    DropController(MainWindow window, TextController texts, Messages messages, Consumer<Path> collections) {
        this.window = window;
        this.texts = texts;
        this.messages = messages;
        this.collections = collections;
    }

    void attach() {
        window.addEventHandler(DragEvent.DRAG_OVER, event -> {
            boolean isOwn = event.getGestureSource() != null;
            if (!isOwn
                    && (event.getDragboard().hasFiles() || event.getDragboard().hasString())) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        window.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            event.setDropCompleted(drop(event.getDragboard()));
            event.consume();
        });
    }

    private boolean drop(Dragboard dragboard) {
        if (dragboard.hasFiles()) {
            return open(dragboard.getFiles().get(0).toPath()).isPresent();
        }
        return dragboard.hasString() && texts.load(dragboard.getString());
    }

    /**
     * Opens a file of several positions as a collection, and loads any other as a text.
     *
     * @return the text; empty where a collection was opened, and where nothing could be loaded, which was said
     */
    Optional<String> open(Path file) {
        try {
            if (DeckTexts.isCollection(file)) {
                collections.accept(file);
                return Optional.empty();
            }
            String text = DeckTexts.text(file);
            return texts.load(text) ? Optional.of(text) : Optional.empty();
        } catch (IOException e) {
            window.refuse(messages.text("said.cannot-read", file.getFileName(), Troubles.reading(file, e, messages)));
            return Optional.empty();
        }
    }
}
