package forsyth.play;

import forsyth.chess.Geometry;
import forsyth.chess.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The letters of the men in a language. On 10x8 A and C are the archbishop and the chancellor in every set, so that a
 * knight or bishop whose own letter is one of these goes by the English N or B there.
 */
public enum LetterSet {
    ENGLISH("en", "K Q R B N P"),
    RUSSIAN("ru", "\u041A\u0440 \u0424 \u041B \u0421 \u041A \u043F"),
    GERMAN("de", "K D T L S B"),
    FRENCH("fr", "R D T F C P"),
    SPANISH("es", "R D T A C P"),
    ITALIAN("it", "R D T A C P"),
    /** Pawns have no letter: P is the knight. */
    DUTCH("nl", "K D T L P -"),
    POLISH("pl", "K H W G S P"),
    /** Pictures, the same in all languages; every set reads them. */
    FIGURINE("figurine", "\u2654 \u2655 \u2656 \u2657 \u2658 \u2659");

    private final String code;
    private final Map<Role, String> letters = new EnumMap<>(Role.class);

    /** Letters of king, queen, rook, bishop, knight and pawn, or {@code -}. */
    LetterSet(String code, String letters) {
        this.code = code;
        List<Role> order = List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);
        String[] each = letters.split(" ");
        for (int i = 0; i < each.length; i++) {
            this.letters.put(order.get(i), each[i].equals("-") ? "" : each[i]);
        }
    }

    /** ISO 639-1, or {@code figurine}. */
    public String code() {
        return code;
    }

    /** The set of a {@link #code()}. */
    public static Optional<LetterSet> of(String code) {
        for (LetterSet set : values()) {
            if (set.code.equals(code)) {
                return Optional.of(set);
            }
        }
        return Optional.empty();
    }

    /** What stands for a man of this kind; for pawns it is read, but not written. */
    public String letter(Role role, Geometry geometry) {
        String letter = letters.getOrDefault(role, String.valueOf(role.letter()));
        boolean isTaken = geometry == Geometry.CAPABLANCA
                && role != Role.ARCHBISHOP
                && role != Role.CHANCELLOR
                && (letter.equals("A") || letter.equals("C"));
        return isTaken ? String.valueOf(role.letter()) : letter;
    }
}
