package forsyth.paste.text;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The letters and names of the men, and the names of the sides, in the languages that are read. */
public enum Words {
    ENGLISH(
            "K Q R B N P",
            "king queen rook bishop knight pawn",
            "kings queens rooks bishops knights pawns",
            "white",
            "black"),
    GERMAN(
            "K D T L S B",
            "könig dame turm läufer springer bauer",
            "könige damen türme läufer springer bauern",
            "weiß weiss weißer weisser",
            "schwarz schwarzer"),
    RUSSIAN(
            "Кр Ф Л С К П",
            "король ферзь ладья слон конь пешка",
            "короли ферзи ладьи слоны кони пешки пп",
            "белые белых бел",
            "чёрные черные чёрных черных чёрн черн"),
    FRENCH(
            "R D T F C P",
            "roi dame tour fou cavalier pion",
            "rois dames tours fous cavaliers pions",
            "blancs blanc",
            "noirs noir"),
    SPANISH(
            "R D T A C P",
            "rey dama torre alfil caballo peón",
            "reyes damas torres alfiles caballos peones",
            "blancas blanco blancos",
            "negras negro negros");

    private static final Map<String, Role> OF_TEN_FILES = Map.of(
            "a", Role.ARCHBISHOP, "archbishop", Role.ARCHBISHOP, "c", Role.CHANCELLOR, "chancellor", Role.CHANCELLOR);
    private static final Pattern TURN = Pattern.compile(
            "(?<!\\p{L})(?:(white|black)\\s+(?:to\\s+(?:move|play|win|mate)|moves|plays|begins|starts)"
                    + "|(weiß|weiss|schwarz)\\s+(?:am\\s+zug|zieht|beginnt)"
                    + "|(белые|чёрные|черные)\\s+(?:начинают|ходят)"
                    + "|(?:ход\\s+(?:за\\s+)?)(белы|чёрны|черны)(?:х|ми)"
                    + "|trait\\s+aux\\s+(blancs|noirs)|(?:les\\s+)?(blancs|noirs)\\s+jouent"
                    + "|(?:juegan|mueven)\\s+(?:las\\s+)?(blancas|negras)|(blancas|negras)\\s+(?:juegan|mueven))(?!\\p{L})",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final String BLACK_INITIALS = "bsчnч";

    private final Map<String, Role> letters;
    private final Map<String, Role> singular;
    private final Map<String, Role> plural;
    private final List<String> white;
    private final List<String> black;

    Words(String letters, String singular, String plural, String white, String black) {
        this.letters = roles(letters);
        this.singular = roles(singular);
        this.plural = roles(plural);
        this.white = List.of(white.split(" "));
        this.black = List.of(black.split(" "));
    }

    /** Words in the order king, queen, rook, bishop, knight, pawn, and more words for the pawn. */
    private static Map<String, Role> roles(String words) {
        Role[] order = {Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN};
        String[] each = words.toLowerCase(Locale.ROOT).split(" ");
        Map<String, Role> roles = new HashMap<>();
        for (int i = 0; i < each.length; i++) {
            roles.put(each[i], order[Math.min(i, order.length - 1)]);
        }
        return roles;
    }

    /** The kind of man of a letter or a name, in any case. */
    public Optional<Role> role(String word, Geometry geometry) {
        String key = this == RUSSIAN ? cyrillic(word.toLowerCase(Locale.ROOT)) : word.toLowerCase(Locale.ROOT);
        Role role = letters.getOrDefault(key, singular.getOrDefault(key, plural.get(key)));
        if (role == null && geometry == Geometry.CAPABLANCA) {
            role = OF_TEN_FILES.get(key);
        }
        return Optional.ofNullable(role);
    }

    /** Latin letters that look like those of Russian men, from a keyboard that was not switched. */
    private static String cyrillic(String word) {
        return word.replace('k', 'к').replace('p', 'р').replace('c', 'с');
    }

    /** Whether the word names several men at once. */
    public boolean isPlural(String word) {
        return plural.containsKey(word.toLowerCase(Locale.ROOT));
    }

    public boolean names(String sideWord) {
        String key = sideWord.toLowerCase(Locale.ROOT);
        return white.contains(key) || black.contains(key);
    }

    /** The side that a word names in any of the languages. */
    public static Optional<Side> side(String word) {
        String key = word.toLowerCase(Locale.ROOT);
        for (Words words : values()) {
            if (words.white.contains(key) || words.black.contains(key)) {
                return Optional.of(words.white.contains(key) ? Side.WHITE : Side.BLACK);
            }
        }
        return Optional.empty();
    }

    /** The phrase that says who is to move, as a match; {@link #mover} tells the side. */
    public static Matcher turn(String text) {
        return TURN.matcher(text);
    }

    /** The side to move of a match of {@link #turn}. */
    public static Side mover(Matcher found) {
        for (int group = 1; group <= found.groupCount(); group++) {
            if (found.group(group) != null) {
                char initial = Character.toLowerCase(found.group(group).charAt(0));
                boolean isBlancs = found.group(group).toLowerCase(Locale.ROOT).startsWith("blanc");
                return BLACK_INITIALS.indexOf(initial) >= 0 && !isBlancs ? Side.BLACK : Side.WHITE;
            }
        }
        return Side.WHITE;
    }
}
