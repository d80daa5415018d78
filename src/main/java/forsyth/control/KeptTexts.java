package forsyth.control;

import forsyth.store.RecentTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/** The texts that the user entered or opened last, soon on the disk; a file that could not be read is left alone. */
final class KeptTexts {
    private final Optional<Path> file;
    private final ExecutorService writer;
    private RecentTexts texts;

    private KeptTexts(Optional<Path> file, RecentTexts texts, ExecutorService writer) {
        this.file = file;
        this.texts = texts;
        this.writer = writer;
    }

    /** Those of a file, which later ones are written to by the writer. */
    static KeptTexts open(Path file, ExecutorService writer) throws IOException {
        return new KeptTexts(Optional.of(file), RecentTexts.open(file), writer);
    }

    /** None, and nowhere to keep any. */
    static KeptTexts unkept(ExecutorService writer) {
        return new KeptTexts(Optional.empty(), RecentTexts.NONE, writer);
    }

    RecentTexts texts() {
        return texts;
    }

    void add(String text) {
        RecentTexts changed = texts.with(text);
        texts = changed;
        file.ifPresent(path -> writer.execute(() -> write(changed, path)));
    }

    private static void write(RecentTexts texts, Path file) {
        try {
            texts.save(file);
        } catch (IOException e) {
            DiskLog.warn("last texts not kept", e);
        }
    }
}
