package forsyth.start;

import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import java.util.Locale;
import java.util.Optional;

/** The 10x8 games that are known by a name, each with its array. */
public enum NamedStart {
    CAPABLANCA("Capablanca", "RNABQKBCNR", "Capablanca"),
    CAPABLANCA_1("Capablanca, first version", "RNBAQKCBNR", "Capablanca"),
    GOTHIC("Gothic", "RNBQCKABNR", "Trice"),
    EMBASSY("Embassy", "RNBQKCABNR", "Hill 2005"),
    BIRD("Bird", "RNBCQKABNR", "Bird 1874"),
    CARRERA("Carrera", "RCNBKQBNAR", "Carrera 1617"),
    MODERN_CARRERA("Modern Carrera", "RANBQKBNCR", "Aberg"),
    GROTESQUE("Grotesque", "RBQNKCNABR", "Duniho 2004"),
    SCHOOLBOOK("Schoolbook", "RQNBAKBNCR", "Trenholme 2006"),
    UNIVERS("Univers", "RBNCQKANBR", "2006"),
    LADOREAN("Ladorean", "RBQNKANCBR", "Hermes 2005"),
    VICTORIAN("Victorian", "CRNBAKBNRQ", "2004"),
    OPTI("Optimized", "NRCBQKBARN", "Nalls 2006"),
    CONSERVATIVE("Conservative", "ARNBQKBNRC", ""),
    TEUTONIC("Teutonic", "RNBQAKCBNR", ""),
    JANUS("Janus", "RANBKQBNAR", "");

    private final String title;
    private final String array;
    private final String origin;

    NamedStart(String title, String array, String origin) {
        this.title = title;
        this.array = array;
        this.origin = origin;
    }

    /** The start of that {@link #word} or {@link #title}, in any case. */
    public static Optional<NamedStart> ofWord(String word) {
        for (NamedStart start : values()) {
            if (start.word().equalsIgnoreCase(word) || start.title().equalsIgnoreCase(word)) {
                return Optional.of(start);
            }
        }
        return Optional.empty();
    }

    /** The name used on the command line: {@code modern-carrera}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The game's name as people write it. */
    public String title() {
        return title;
    }

    /** The first rank of both sides from the a-file, upper case. */
    public String array() {
        return array;
    }

    /** Who made the game and when, as far as known: {@code Hill 2005}; may be empty. */
    public String origin() {
        return origin;
    }

    /** Whether the game knows castling: Carrera's is older than it. */
    public boolean castles() {
        return this != CARRERA;
    }

    public Setup setup() {
        Setup start = Setup.start(Geometry.CAPABLANCA, array, array);
        return castles() ? start : start.with(Castling.NONE);
    }
}
