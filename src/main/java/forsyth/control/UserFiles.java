package forsyth.control;

import forsyth.store.Draft;
import forsyth.store.Drafts;
import forsyth.store.Settings;
import forsyth.store.UserFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The settings and drafts on the disk. Where the disk refuses, the editor goes on without, and says so. */
final class UserFiles {
    private final Path settingsFile;
    private Settings settings = Settings.EMPTY;
    private Optional<Path> setAside = Optional.empty();
    private Optional<Drafts> drafts = Optional.empty();
    private Optional<IOException> trouble = Optional.empty();

    UserFiles(UserFolders folders) {
        settingsFile = folders.configuration().resolve("settings");
        try {
            Settings.Opened opened = Settings.open(settingsFile);
            settings = opened.settings();
            setAside = opened.setAside();
            drafts = Optional.of(Drafts.in(folders.data().resolve("drafts")));
        } catch (IOException e) {
            trouble = Optional.of(e);
        }
    }

    Settings settings() {
        return settings;
    }

    /** Where a settings file is now that could not be read in full. */
    Optional<Path> setAside() {
        return setAside;
    }

    /** What the disk refused last. */
    Optional<IOException> trouble() {
        return trouble;
    }

    /** Uses these settings from now on; they are on the disk after {@link #save}. */
    void choose(Settings chosen) {
        settings = chosen;
    }

    void save() {
        attempt(() -> settings.save(settingsFile));
    }

    /** A draft for a new window. */
    Optional<Draft> begin() {
        try {
            return drafts.isPresent() ? Optional.of(drafts.get().begin()) : Optional.empty();
        } catch (IOException e) {
            trouble = Optional.of(e);
            return Optional.empty();
        }
    }

    /** The drafts of windows that are gone, the last written first. */
    List<Drafts.Left> left() {
        try {
            return drafts.isPresent() ? drafts.get().left() : List.of();
        } catch (IOException e) {
            trouble = Optional.of(e);
            return List.of();
        }
    }

    /** Makes a draft that was left that of a new window; empty where it is gone. */
    Optional<Draft> adopt(Drafts.Left left) {
        try {
            return drafts.isPresent() ? drafts.get().adopt(left) : Optional.empty();
        } catch (IOException e) {
            trouble = Optional.of(e);
            return Optional.empty();
        }
    }

    void discard(Drafts.Left left) {
        drafts.ifPresent(kept -> attempt(() -> kept.discard(left)));
    }

    private interface Step {
        void run() throws IOException;
    }

    private void attempt(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            trouble = Optional.of(e);
        }
    }
}
