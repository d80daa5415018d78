package forsyth.start;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Which arrays to list.
 *
 * @param letters the first rank from the a-file: {@code ?} is any man, {@code *} any number of them; empty for all;
 *     upper and lower case are the same
 * @param neighbouringBishops only arrays with two bishops on files beside each other
 * @param centralKing only arrays with the king on one of the two middle files
 */
public record ArrayFilter(String letters, boolean neighbouringBishops, boolean centralKing)
        implements Predicate<String> {
    private static final Pattern KNOWN = Pattern.compile("[KQRBNACkqrbnac?*\\s]*");

    /** Every array. */
    public static final ArrayFilter ALL = new ArrayFilter("", false, false);

    /** Whether the letters can name any array; if not, none passes. */
    public boolean isReadable() {
        return KNOWN.matcher(letters).matches();
    }

    @Override
    public boolean test(String array) {
        int king = array.indexOf('K');
        int middle = array.length() / 2;
        return isReadable()
                && (!neighbouringBishops || array.contains("BB"))
                && (!centralKing || king == middle || king == middle - 1)
                && matches(array);
    }

    private boolean matches(String array) {
        String wanted = letters.replaceAll("\\s", "").toUpperCase(Locale.ROOT);
        return wanted.isEmpty() || Pattern.matches(wanted.replace('?', '.').replaceAll("\\*+", ".*"), array);
    }
}
