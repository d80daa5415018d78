package forsyth.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where a user's files are kept; the folders need not exist yet.
 *
 * @param configuration what the user chose: settings
 * @param data what the program keeps for the user: drafts, the last texts
 */
public record UserFolders(Path configuration, Path data) {
    /** The system property that puts both folders under one of the caller's choice. */
    public static final String HOME_PROPERTY = "forsyth.home";

    /** The folders of this user on this machine, or under {@link #HOME_PROPERTY} where it is set. */
    public static UserFolders ofSystem() {
        String home = System.getProperty(HOME_PROPERTY, "");
        if (!home.isBlank()) {
            return new UserFolders(Path.of(home, "config"), Path.of(home, "data"));
        }
        return of(System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home")));
    }

    /**
     * The folders by the customs of a system: XDG Base Directory 0.8, Apple's Application Support, Windows' roaming
     * and local application data.
     *
     * @param system the name as in the property {@code os.name}
     */
    public static UserFolders of(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            Path support = home.resolve("Library/Application Support/Forsyth");
            return new UserFolders(support, support);
        }
        if (name.startsWith("windows")) {
            return new UserFolders(
                    folder(environment, "APPDATA", home.resolve("AppData/Roaming"))
                            .resolve("Forsyth"),
                    folder(environment, "LOCALAPPDATA", home.resolve("AppData/Local"))
                            .resolve("Forsyth"));
        }
        return new UserFolders(
                folder(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve("forsyth"),
                folder(environment, "XDG_DATA_HOME", home.resolve(".local/share"))
                        .resolve("forsyth"));
    }

    /** Makes the folder of one of the program's own files where it is missing. */
    static void prepare(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
    }

    /** The folder that a variable names; XDG has relative ones ignored, and no system sets others. */
    private static Path folder(Map<String, String> environment, String variable, Path usual) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(usual);
    }
}
