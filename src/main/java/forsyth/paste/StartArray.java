package forsyth.paste;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.lint.Code;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import forsyth.start.Chess960;
import forsyth.start.Identity;
import forsyth.start.Start;
import forsyth.start.StartName;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A start position by its number, by a pair of numbers, by the letters of its first rank or by its game's name. */
final class StartArray implements FormReader {
    private static final Pattern NUMBER = Pattern.compile(
            "(?:(?:SP|No|Nr|Chess\\s?960|#|\u2116)\\s*[.:#]?\\s*)?([-+]?\\d++\\p{L}{0,8})", Pattern.CASE_INSENSITIVE);
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9:# -]{3,24}|\\d{1,3}\\s*/\\s*\\d{1,3}");
    private static final String FIGURINES = "\u2654\u2655\u2656\u2657\u2658";
    private static final String LETTERS = "KQRBN";
    private static final String DRAWN = "random";

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        Excerpt name = text.strip();
        Matcher number = NUMBER.matcher(name.text());
        if (number.matches()) {
            return List.of(number(name, number.start(1), rules));
        }
        String word = letters(name.text());
        boolean isName = NAME.matcher(word).matches()
                && !word.toLowerCase(java.util.Locale.ROOT).contains(DRAWN);
        Optional<Start> start = isName ? start(word) : Optional.empty();
        Form form = isPair(word) ? Form.START_NUMBER : Form.BACK_RANK;
        return start.map(found -> List.of(reading(form, name, found.setup(), rules)))
                .orElse(List.of());
    }

    private static Reading number(Excerpt name, int start, Rules rules) {
        String digits = name.text().substring(start);
        Optional<Start> array =
                digits.matches("0*[0-9]{1,3}") ? start("" + Integer.parseInt(digits)) : Optional.empty();
        return array.map(found -> reading(Form.START_NUMBER, name, found.setup(), rules))
                .orElseGet(() -> new Reading(
                        Form.START_NUMBER,
                        name.holding(
                                Setup.empty(rules.geometry()),
                                List.of(name.finding(
                                        Code.E_START_NUMBER, start, name.length(), digits, Chess960.COUNT - 1))),
                        name.span()));
    }

    private static Reading reading(Form form, Excerpt name, Setup setup, Rules rules) {
        Reading reading = new Reading(form, name.holding(setup.effective(rules)), name.span());
        Identity identity = Identity.of(setup);
        if (form == Form.BACK_RANK) {
            reading = reading.assuming(Assumption.of(Kind.BLACK_ALIKE));
        }
        return identity.starts().isEmpty()
                ? reading
                : reading.assuming(Assumption.of(Kind.ARRAY_NUMBER, identity.text()));
    }

    /** White's and Black's number: {@code 0/959}. */
    private static boolean isPair(String name) {
        return name.indexOf('/') > 0;
    }

    private static Optional<Start> start(String name) {
        return StartName.parse(name, new Random(0));
    }

    /** The first rank in letters where it is given in figurines or with blanks between the letters. */
    private static String letters(String text) {
        String compact = text.length() <= 24 ? text.replaceAll("[\\s,]", "") : text;
        if (compact.length() != 8 && compact.length() != 10) {
            return text;
        }
        StringBuilder letters = new StringBuilder();
        for (char c : compact.toCharArray()) {
            int figurine = FIGURINES.indexOf(c);
            letters.append(figurine < 0 ? c : LETTERS.charAt(figurine));
        }
        return letters.toString();
    }
}
