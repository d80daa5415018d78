package forsyth.control;

import forsyth.lint.Messages;
import forsyth.paste.PasteReader;
import forsyth.view.MainWindow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** A file or a text dropped on the window is read. */
final class DropController {
    private final MainWindow window;
    private final TextController texts;
    private final Messages messages;

    DropController(MainWindow window, TextController texts, Messages messages) {
        this.window = window;
        this.texts = texts;
        this.messages = messages;
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
     * Loads the beginning of a file as a text; more than one position needs no more.
     *
     * @return the text; empty where it could not be loaded, which was said
     */
    Optional<String> open(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            String text = new String(in.readNBytes(PasteReader.MAX_LENGTH), StandardCharsets.UTF_8);
            return texts.load(text) ? Optional.of(text) : Optional.empty();
        } catch (IOException e) {
            window.refuse(messages.text("said.cannot-read", file.getFileName(), FileTrouble.reason(e, file, messages)));
            return Optional.empty();
        }
    }
}
