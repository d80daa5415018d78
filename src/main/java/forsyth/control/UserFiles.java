package forsyth.control;

import forsyth.store.Draft;
import forsyth.store.Drafts;
import forsyth.store.Settings;
import forsyth.store.UserFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;

/**
 * Settings, last texts and drafts on the disk. Where the disk refuses, the editor goes on without, and says so; a file
 * that could not be read is not written over.
 */
public final class UserFiles {
    /** Drafts kept of windows that were closed in order. */
    private static final int MOST_CLOSED = 20;

    private final UserFolders folders;
    private final ExecutorService writer;
    private final Path draftsFolder;
    private final KeptTexts recent;
    private Settings settings = Settings.EMPTY;
    private Optional<Path> settingsFile = Optional.empty();
    private Optional<Path> setAside = Optional.empty();
    private Optional<Drafts> drafts = Optional.empty();
    private Optional<String> trouble = Optional.empty();

    /** @param writer writes settings and texts, one after the other */
    UserFiles(UserFolders folders, ExecutorService writer) {
        this.folders = folders;
        this.writer = writer;
        Path settingsPath = folders.configuration().resolve("settings");
        attempt(settingsPath, () -> Settings.open(settingsPath)).ifPresent(opened -> {
            settings = opened.settings();
            setAside = opened.setAside();
            settingsFile = Optional.of(settingsPath);
        });
        Path recentPath = folders.data().resolve("recent-texts");
        recent =
                attempt(recentPath, () -> KeptTexts.open(recentPath, writer)).orElseGet(() -> KeptTexts.unkept(writer));
        draftsFolder = folders.data().resolve("drafts");
        drafts = attempt(draftsFolder, () -> Drafts.in(draftsFolder));
    }

    /** Reads what is there; what changes later is written by a thread of its own. */
    public static UserFiles read(UserFolders folders) {
        return new UserFiles(folders, Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "files");
            thread.setDaemon(true);
            return thread;
        }));
    }

    UserFolders folders() {
        return folders;
    }

    /** Writes one thing after the other. */
    ExecutorService writer() {
        return writer;
    }

    Settings settings() {
        return settings;
    }

    /** Where a settings file is now that could not be read in full. */
    Optional<Path> setAside() {
        return setAside;
    }

    /** The file that the disk refused last, and why. */
    Optional<String> trouble() {
        return trouble;
    }

    /** Uses changed settings from now on, and soon has them on the disk, unless the program is ending. */
    void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            settingsFile
                    .filter(file -> !writer.isShutdown())
                    .ifPresent(file -> writer.execute(() -> log(() -> changed.save(file))));
        }
    }

    /** The texts that were entered last. */
    KeptTexts recentTexts() {
        return recent;
    }

    /** A draft for a new window. */
    Optional<Draft> begin() {
        return drafts.flatMap(kept -> attempt(draftsFolder, kept::begin));
    }

    /** The drafts of windows that are gone, the last written first. Of those closed in order the oldest go. */
    List<Drafts.Left> left() {
        List<Drafts.Left> left =
                drafts.flatMap(kept -> attempt(draftsFolder, kept::left)).orElse(List.of());
        left.stream().filter(Drafts.Left::isClosed).skip(MOST_CLOSED).forEach(this::discard);
        return left;
    }

    /** Makes a draft that was left that of a new window; empty where it is gone. */
    Optional<Draft> adopt(Drafts.Left left) {
        return drafts.flatMap(kept -> attempt(draftsFolder, () -> kept.adopt(left)))
                .flatMap(draft -> draft);
    }

    void discard(Drafts.Left left) {
        drafts.ifPresent(kept -> log(() -> kept.discard(left)));
    }

    private interface Reader<T> {
        T read() throws IOException;
    }

    private <T> Optional<T> attempt(Path file, Reader<T> reader) {
        try {
            return Optional.of(reader.read());
        } catch (IOException e) {
            trouble = Optional.of(file + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void log(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            DiskLog.warn("settings or drafts not kept", e);
        }
    }
}
