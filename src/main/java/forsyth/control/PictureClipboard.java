package forsyth.control;

import forsyth.diagram.Diagram;
import forsyth.diagram.pen.PictureForm;
import forsyth.store.FileTrouble;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.input.ClipboardContent;

/** A picture for other programs: pixels without transparency and SVG together, and a file where one is dragged. */
final class PictureClipboard {
    static final String SVG_TYPE = "image/svg+xml";

    private final Pictures pictures;
    private Path folder;

    PictureClipboard(Pictures pictures) {
        this.pictures = pictures;
    }

    ClipboardContent content(Diagram diagram) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(new Image(new ByteArrayInputStream(pictures.png(diagram))));
        byte[] svg = pictures.text(PictureForm.SVG, diagram).getBytes(StandardCharsets.UTF_8);
        content.put(Clipboards.format(SVG_TYPE), ByteBuffer.wrap(svg));
        return content;
    }

    /** The same with a file of the chosen form, which lasts as long as the program. */
    ClipboardContent draggedContent(Diagram diagram, PictureForm form) throws FileTrouble {
        Path file = folder().resolve("diagram." + form.ending());
        pictures.write(file, form, diagram);
        file.toFile().deleteOnExit();
        ClipboardContent content = content(diagram);
        content.putFiles(List.of(file.toFile()));
        return content;
    }

    private Path folder() throws FileTrouble {
        if (folder == null) {
            try {
                folder = Files.createTempDirectory("forsyth");
                folder.toFile().deleteOnExit();
            } catch (IOException e) {
                throw FileTrouble.writing(Path.of(System.getProperty("java.io.tmpdir")), e);
            }
        }
        return folder;
    }
}
