package forsyth.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import forsyth.ChildJvm;
import forsyth.deck.form.EpdForm;
import forsyth.store.AtomicFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Without room on the disk the former file stays whole, and nothing is left of the new one. */
class FullDiskTest {
    private static final String LINE = "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id \"%d\";\n";

    @TempDir
    Path folder;

    private static String lines(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(String.format(LINE, i));
        }
        return text.toString();
    }

    /** Takes so many bytes and no more. */
    private static final class Full extends OutputStream {
        private final OutputStream out;
        private int room;

        Full(OutputStream out, int room) {
            this.out = out;
            this.room = room;
        }

        @Override
        public void write(int b) throws IOException {
            if (room-- <= 0) {
                throw new IOException("No space left on device");
            }
            out.write(b);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 70_000, 99_999})
    void theFormerFileStaysWhereverTheRoomEnds(int room) throws IOException {
        Path file = Files.writeString(folder.resolve("lesson.epd"), "former");
        Deck deck = Loading.text(lines(3000)).deck();
        assertThrows(
                IOException.class,
                () -> AtomicFile.writeWithBackup(
                        file, out -> DeckWriter.of(EpdForm.EPD, deck).write(deck, new Full(out, room))));
        assertEquals("former", Files.readString(file));
        try (Stream<Path> names = Files.list(folder)) {
            assertEquals(
                    "[lesson.epd, lesson.epd.bak]",
                    names.map(name -> name.getFileName().toString())
                            .collect(Collectors.toCollection(TreeSet::new))
                            .toString());
        }
    }

    /** On a disk of a few hundred kilobytes: the backup fits and the new file does not, or not even the backup. */
    @ParameterizedTest
    @CsvSource({"640,lesson.epd lesson.epd.bak", "300,lesson.epd", "2000,lesson.epd lesson.epd.bak"})
    void aSmallDiskFillsUp(int kilobytes, String left) throws IOException, InterruptedException {
        assumeTrue(run(List.of("true"), kilobytes).isEmpty(), "a disk of one's own can be mounted");
        Path former = Files.writeString(folder.resolve("former"), lines(4000));
        Path young = Files.writeString(folder.resolve("young"), lines(8000));
        List<String> said =
                run(ChildJvm.command(FullDiskSaver.class, former, young, folder.resolve("disk")), kilobytes);
        boolean fits = kilobytes == 2000;
        assertEquals(List.of(fits ? "saved" : "full", fits ? "changed" : "former", left), said);
    }

    /** Runs a program that alone sees a small disk mounted in the folder; what it said. */
    private List<String> run(List<String> program, int kilobytes) throws IOException, InterruptedException {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        List<String> command = new ArrayList<>(List.of(
                "unshare",
                "-rm",
                "sh",
                "-c",
                "mount -t tmpfs -o size=" + kilobytes + "k none " + disk + " && exec \"$@\"",
                "sh"));
        command.addAll(program);
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            List<String> said = process.inputReader().lines().toList();
            return process.waitFor() == 0 ? said : List.of("no disk");
        } catch (IOException e) {
            return List.of("no disk");
        }
    }
}
