package forsyth.lint;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;

/**
 * Sentences by key in one language, from the files {@code assets/messages}. A place {@code {0}} takes the first
 * argument; an enum constant among the arguments is itself a key, {@code Side.WHITE}. Resource bundles are not used:
 * they would prefer the machine's language to the English default.
 */
public final class Messages {
    private final Properties texts;

    private Messages(Properties texts) {
        this.texts = texts;
    }

    /** The sentences of a file: {@code of("messages-findings", RUSSIAN)}; English ones where a key is not translated. */
    public static Messages of(String file, Language language) {
        Properties english = load(file, "", new Properties());
        return new Messages(
                language == Language.ENGLISH ? english : load(file, "_" + language.code(), new Properties(english)));
    }

    private static Properties load(String file, String suffix, Properties into) {
        String path = "/forsyth/assets/messages/" + file + suffix + ".properties";
        try (InputStream in = Messages.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no messages " + path);
            }
            try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                into.load(reader);
            }
            return into;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean has(String key) {
        return texts.getProperty(key) != null;
    }

    /** All keys of this language and of English. */
    public Set<String> keys() {
        return texts.stringPropertyNames();
    }

    /** The name of an act as the title of the window that asks for more: without the ellipsis. */
    public String title(String key) {
        return text(key).replace("\u2026", "");
    }

    /** The sentence of a key with its places filled; the key itself where there is none. */
    public String text(String key, Object... args) {
        String text = texts.getProperty(key);
        if (text == null) {
            return key;
        }
        return fill(text, args);
    }

    /** In one pass, so that braces in an argument stay what they are. */
    private String fill(String text, Object[] args) {
        StringBuilder filled = new StringBuilder(text.length() + 16 * args.length);
        int copied = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            int index = open + 1 < text.length() ? text.charAt(open + 1) - '0' : -1;
            if (index >= 0 && index < args.length && index < 10 && text.startsWith("}", open + 2)) {
                filled.append(text, copied, open).append(word(args[index]));
                copied = open + 3;
            }
        }
        return filled.append(text, copied, text.length()).toString();
    }

    private String word(Object arg) {
        if (arg instanceof Enum<?> constant) {
            String key = constant.getDeclaringClass().getSimpleName() + "." + constant.name();
            return texts.getProperty(key, constant.name());
        }
        return String.valueOf(arg);
    }
}
