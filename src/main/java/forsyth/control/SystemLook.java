package forsyth.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Whether the system's own windows are dark, as far as a quick look tells: GTK's theme or GNOME's colour scheme, the
 * interface style of macOS, the application theme of Windows.
 */
final class SystemLook {
    /** How long an answer is waited for, milliseconds. */
    private static final int PATIENCE = 500;

    private SystemLook() {}

    static boolean isDark() {
        return isDark(System.getProperty("os.name"), System.getenv(), SystemLook::answer);
    }

    /**
     * @param system the name as in the property {@code os.name}
     * @param ask runs a command and gives its output; empty where there is none
     */
    static boolean isDark(
            String system, Map<String, String> environment, Function<List<String>, Optional<String>> ask) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return says(ask, "dark", "defaults", "read", "-g", "AppleInterfaceStyle");
        }
        if (name.startsWith("windows")) {
            String key = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
            return says(ask, "0x0", "reg", "query", key, "/v", "AppsUseLightTheme");
        }
        String theme = environment.getOrDefault("GTK_THEME", "");
        return theme.isEmpty()
                ? says(ask, "prefer-dark", "gsettings", "get", "org.gnome.desktop.interface", "color-scheme")
                : theme.toLowerCase(Locale.ROOT).matches(".*[:-]dark");
    }

    private static boolean says(Function<List<String>, Optional<String>> ask, String word, String... command) {
        return ask.apply(List.of(command))
                .filter(answer ->
                        answer.strip().toLowerCase(Locale.ROOT).replace("'", "").endsWith(word))
                .isPresent();
    }

    /** What a command says; empty where it is missing, fails or takes too long. */
    private static Optional<String> answer(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.exitValue() == 0 ? Optional.of(said) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
