package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Toolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A file of three positions, a comment and a faulty line, open in a window. */
@ExtendWith(Toolkit.class)
abstract class LessonInWindow {
    static final String FILE = """
            # lesson
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id "one"; acd 7;
            4k3/3r4/8/8/8/8/8/R3K3 b Q - id "two";
            no position at all
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - id "three";
            """;

    @TempDir
    Path folder;

    DeckRig rig;
    DeckWindow window;
    Path file;

    @BeforeEach
    void open() throws IOException {
        file = Files.writeString(folder.resolve("lesson.epd"), FILE);
        rig = new DeckRig(folder);
        window = rig.window();
        rig.open(file);
        assertEquals(3, rig.size());
    }

    @AfterEach
    void letTheDraftReachTheDisk() throws IOException, InterruptedException {
        rig.left();
    }
}
