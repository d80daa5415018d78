package forsyth.start;

import forsyth.chess.Setup;

/**
 * A position that games begin with.
 *
 * @param name what {@link StartName} reads as this start: {@code 518}, {@code 0/959}, {@code crc:12}, {@code gothic}
 */
public record Start(String name, Setup setup) {
    /** A start of Chess960, or of a pair where the numbers differ. */
    public static Start ofChess960(int white, int black) {
        return new Start(white == black ? "" + white : white + "/" + black, Chess960.setup(white, black));
    }

    /** A start of Capablanca Random Chess; 48,000 is 0. */
    public static Start ofCapablancaRandom(int number) {
        return new Start("crc:" + number % CapablancaRandom.COUNT, CapablancaRandom.setup(number));
    }

    public static Start of(NamedStart start) {
        return new Start(start.word(), start.setup());
    }
}
