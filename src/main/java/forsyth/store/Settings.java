package forsyth.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the user chose, as lines {@code key = value} that a person can read and edit; immutable. Comments (from
 * {@code #}), blank lines and keys that the program does not know stay as they are. Of two lines with one key the last
 * counts. A value that is not of the asked type counts as not set, but stays until another is put.
 */
public final class Settings {
    /** No settings at all. */
    public static final Settings EMPTY = new Settings(List.of());

    private static final Pattern KEY = Pattern.compile("[\\p{L}\\p{N}._-]+");

    private final List<String> lines;

    private Settings(List<String> lines) {
        this.lines = List.copyOf(lines);
    }

    /**
     * Settings as read.
     *
     * @param settings what could be read
     * @param setAside where the file is now, unchanged, if part of it could not be read
     */
    public record Opened(Settings settings, Optional<Path> setAside) {}

    /**
     * Reads a file; none gives empty settings. A file with lines that are no settings is moved to
     * {@code NAME.broken-N} beside it, and written anew with the lines that are.
     *
     * @throws IOException where the file cannot be read or set aside
     */
    public static Opened open(Path file) throws IOException {
        List<String> lines = Lines.read(file);
        Settings readable =
                new Settings(lines.stream().filter(Settings::isReadable).toList());
        if (readable.lines.size() == lines.size()) {
            return new Opened(readable, Optional.empty());
        }
        Path aside = setAside(file);
        readable.save(file);
        return new Opened(readable, Optional.of(aside));
    }

    /** Writes the settings, whole or not at all. */
    public void save(Path file) throws IOException {
        UserFolders.prepare(file);
        AtomicFile.write(file, text());
    }

    /** The settings as the text of a file. */
    public String text() {
        String text = String.join("\n", lines);
        return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }

    public Optional<String> text(String key) {
        int line = find(key);
        return line < 0 ? Optional.empty() : Optional.of(Escapes.unescape(valueOf(lines.get(line))));
    }

    public String text(String key, String otherwise) {
        return text(key).orElse(otherwise);
    }

    /** A whole number; {@code otherwise} where there is none from {@code least} to {@code most}. */
    public int number(String key, int otherwise, int least, int most) {
        double number = decimal(key, otherwise, least, most);
        return number == Math.rint(number) ? (int) number : otherwise;
    }

    /** A number with a decimal point; {@code otherwise} where there is none from {@code least} to {@code most}. */
    public double decimal(String key, double otherwise, double least, double most) {
        return text(key)
                .filter(text -> text.matches("[-+]?\\d{1,15}(\\.\\d{1,15})?"))
                .map(Double::parseDouble)
                .filter(number -> number >= least && number <= most)
                .orElse(otherwise);
    }

    /** {@code yes} or {@code no}; {@code true} and {@code false} are read too. */
    public boolean flag(String key, boolean otherwise) {
        return switch (text(key, "").toLowerCase(Locale.ROOT)) {
            case "yes", "true" -> true;
            case "no", "false" -> false;
            default -> otherwise;
        };
    }

    /** One of some constants, written in lower case with hyphens. */
    public <E extends Enum<E>> E choice(String key, E otherwise) {
        String word = text(key, "");
        for (E constant : otherwise.getDeclaringClass().getEnumConstants()) {
            if (word(constant).equalsIgnoreCase(word)) {
                return constant;
            }
        }
        return otherwise;
    }

    /**
     * These settings with a value, in place of a former one or at the end.
     *
     * @param key letters, digits, dots, hyphens and underscores
     * @param value a text, number, boolean or enum constant
     */
    public Settings with(String key, Object value) {
        if (!isKey(key)) {
            throw new IllegalArgumentException("no key of settings: " + key);
        }
        String line = key + " = " + Escapes.escape(word(value));
        List<String> changed = new ArrayList<>(lines);
        int place = find(key);
        if (place >= 0) {
            changed.set(place, line);
        } else {
            int end = changed.size();
            while (end > 0 && changed.get(end - 1).isBlank()) {
                end--;
            }
            changed.add(end, line);
        }
        return new Settings(changed);
    }

    /** These settings without a key. */
    public Settings without(String key) {
        return new Settings(
                lines.stream().filter(line -> !keyOf(line).equals(key)).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && text().equals(settings.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    private static String word(Object value) {
        if (value instanceof Boolean flag) {
            return flag ? "yes" : "no";
        }
        return value instanceof Enum<?> constant
                ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : String.valueOf(value);
    }

    private int find(String key) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (keyOf(lines.get(i)).equals(key)) {
                return i;
            }
        }
        return -1;
    }

    /** The key of a line, empty for a comment, a blank line and what is none of these. */
    private static String keyOf(String line) {
        int equals = line.indexOf('=');
        String key = equals < 0 ? "" : line.substring(0, equals).strip();
        return isKey(key) ? key : "";
    }

    private static String valueOf(String line) {
        return line.substring(line.indexOf('=') + 1).strip();
    }

    private static boolean isKey(String key) {
        return KEY.matcher(key).matches();
    }

    private static boolean isReadable(String line) {
        boolean isPrintable = line.chars().noneMatch(c -> c != '\t' && Escapes.isUnprintable((char) c));
        return isPrintable
                && (line.isBlank()
                        || line.strip().startsWith("#")
                        || !keyOf(line).isEmpty());
    }

    /** Moves a file to the first free name {@code NAME.broken-N}, the ending of the name left out. */
    private static Path setAside(Path file) throws IOException {
        String name = file.getFileName().toString();
        String stem = name.lastIndexOf('.') > 0 ? name.substring(0, name.lastIndexOf('.')) : name;
        for (int number = 1; ; number++) {
            Path aside = file.resolveSibling(stem + ".broken-" + number);
            try {
                return Files.move(file, aside);
            } catch (FileAlreadyExistsException e) {
                continue;
            }
        }
    }
}
