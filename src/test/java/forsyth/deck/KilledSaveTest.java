package forsyth.deck;

import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process killed in mid-save leaves the old or the new file. {@code -Dkills=50} kills more often. */
class KilledSaveTest {
    private static final int KILLS = Integer.getInteger("kills", 4);

    @Test
    void leavesTheOldOrTheNewFile(@TempDir Path folder) throws IOException, InterruptedException {
        String old = lines(3000, "Ra8");
        String young = lines(5000, "Kd2");
        Files.writeString(folder.resolve("old"), old);
        Files.writeString(folder.resolve("new"), young);
        Path file = folder.resolve("lesson.epd");
        Files.writeString(file, old);
        Random random = new Random(50);
        for (int i = 0; i < KILLS; i++) {
            Process saver = start(folder, file);
            assertTrue(saver.inputReader().readLine() != null, "it saves");
            TimeUnit.MICROSECONDS.sleep(random.nextInt(60_000));
            saver.destroyForcibly().waitFor();
            String found = Files.readString(file);
            assertTrue(found.equals(old) || found.equals(young), "kill " + i + " left " + found.length());
            assertTrue(Files.exists(folder.resolve("lesson.epd.bak")));
        }
    }

    private static String lines(int count, String move) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("4k3/8/8/8/8/8/8/R3K3 w Q - bm ")
                    .append(move)
                    .append("; id \"")
                    .append(i)
                    .append("\";\n");
        }
        return text.toString();
    }

    private static Process start(Path folder, Path file) throws IOException {
        return ChildJvm.start(EndlessSaver.class, folder.resolve("old"), folder.resolve("new"), file);
    }
}
