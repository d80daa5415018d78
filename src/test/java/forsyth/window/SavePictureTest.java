package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.control.FileDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A picture on its way to the disk, from the button to the sentence. */
class SavePictureTest extends WindowTest {
    @TempDir
    Path folder;

    private Path chosen;

    @Override
    FileDialogs fileDialogs() {
        return new FileDialogs() {
            @Override
            public Optional<Path> open(Question question) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(Question question) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> saveAs(Window owner, String title, String name, String near) {
                return Optional.of(chosen);
            }
        };
    }

    @BeforeEach
    void openTheWindowOfPictures() {
        typeWith(KeyCode.CONTROL, KeyCode.E);
    }

    @Test
    void aPictureIsWrittenBehindTheWindow() throws IOException {
        save(folder.resolve("a.png"));
        assertEquals("Saved: " + chosen, said());
        assertTrue(Files.size(chosen) > 1_000);
        waitUntil(() -> editor.view().pictureProperty().get().folder().equals(folder.toString()));
        assertFalse(Toolkit.call(this.<Node>find("#progress")::isVisible));
    }

    @Test
    void aFolderThatRefusesIsSaidAndHoldsNothing() throws IOException {
        Path file = Files.createFile(folder.resolve("no-folder"));
        save(file.resolve("a.png"));
        assertTrue(said().startsWith("Could not write " + chosen + ": "), said());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(file), left.toList());
        }
        assertEquals("", editor.view().pictureProperty().get().folder());
    }

    private void save(Path file) {
        chosen = file;
        run(this.<Button>find("#picture-save")::fire);
        waitUntil(() -> !said().isEmpty());
    }

    private String said() {
        return Toolkit.call(this.<Label>find("#picture-said")::getText);
    }
}
