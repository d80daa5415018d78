package forsyth.start;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Reads the name of a start: {@code 518}, {@code 0/959} (White's and Black's), {@code random}, {@code random/random},
 * eight or ten letters of a first rank, {@code gothic}, {@code Gothic chess} and the other {@linkplain NamedStart names}, {@code crc:12},
 * {@code crc:random}. Upper and lower case are the same; {@code CRC 12} and {@code modern carrera} are read too.
 */
public final class StartName {
    private static final String RANDOM = "random";
    private static final String CRC = "crc:";
    private static final Pattern CRC_AND_NUMBER = Pattern.compile("^crc\\s*[:#]?\\s*(?=\\d|random)");

    private StartName() {}

    /**
     * The start of a name; empty where none has it.
     *
     * @param random draws {@code random} among all arrays, {@code crc:random} among the allowed ones
     */
    public static Optional<Start> parse(String text, RandomGenerator random) {
        String name = CRC_AND_NUMBER
                .matcher(text.strip().toLowerCase(Locale.ROOT))
                .replaceFirst(CRC)
                .replaceAll("\\s*/\\s*", "/")
                .replaceAll("\\s+", "-");
        if (name.startsWith(CRC)) {
            OptionalInt number =
                    number(name.substring(CRC.length()), CapablancaRandom.COUNT, () -> drawCapablancaRandom(random));
            return number.isPresent() ? Optional.of(Start.ofCapablancaRandom(number.getAsInt())) : Optional.empty();
        }
        return named(name).map(Start::of).or(() -> chess960(name, random)).or(() -> letters(name));
    }

    private static Optional<NamedStart> named(String name) {
        String game = name.replaceFirst("[\\s-]+chess$", "");
        return NamedStart.ofWord(game).or(() -> NamedStart.ofWord(game.replaceAll("\\s+", "-")));
    }

    private static Optional<Start> chess960(String name, RandomGenerator random) {
        int slash = name.indexOf('/');
        IntSupplier draw = () -> random.nextInt(Chess960.COUNT);
        OptionalInt white = number(slash < 0 ? name : name.substring(0, slash), Chess960.COUNT - 1, draw);
        OptionalInt black = slash < 0 ? white : number(name.substring(slash + 1), Chess960.COUNT - 1, draw);
        return white.isPresent() && black.isPresent()
                ? Optional.of(Start.ofChess960(white.getAsInt(), black.getAsInt()))
                : Optional.empty();
    }

    private static int drawCapablancaRandom(RandomGenerator random) {
        while (true) {
            int number = random.nextInt(CapablancaRandom.COUNT);
            if (CapablancaRandom.isAllowed(CapablancaRandom.array(number))) {
                return number;
            }
        }
    }

    private static OptionalInt number(String text, int largest, IntSupplier draw) {
        if (text.equals(RANDOM)) {
            return OptionalInt.of(draw.getAsInt());
        }
        if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) > largest) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(text));
    }

    /** One king among men of the board, no pawns; Janus chess writes J for the archbishop. */
    private static Optional<Start> letters(String name) {
        String array = name.toUpperCase(Locale.ROOT).replace('J', 'A');
        for (Geometry geometry : Geometry.values()) {
            boolean areMen = array.chars().allMatch(letter -> isMan(geometry, (char) letter));
            boolean hasOneKing = array.indexOf('K') >= 0 && array.indexOf('K') == array.lastIndexOf('K');
            if (array.length() == geometry.files() && areMen && hasOneKing) {
                return Optional.of(new Start(array, Setup.start(geometry, array, array)));
            }
        }
        return Optional.empty();
    }

    private static boolean isMan(Geometry geometry, char letter) {
        return Piece.ofLetter(letter)
                .map(Piece::role)
                .filter(role -> role != Role.PAWN && geometry.roles().contains(role))
                .isPresent();
    }
}
