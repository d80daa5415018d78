package forsyth.paste;

import java.util.List;

/**
 * Something the text did not say, or that was passed over, as the user is to be told; its sentence is the message
 * {@link #key()}.
 *
 * @param args what the sentence mentions
 */
public record Assumption(Kind kind, List<Object> args) {
    /** The kinds of assumptions. */
    public enum Kind {
        /** The side to move is not named: White. */
        WHITE_TO_MOVE,
        /** Nothing is said about castling: no rights. */
        NO_CASTLING,
        /** No coordinates: White's side is below. */
        WHITE_BELOW,
        /** The coordinates say that the board is seen from the other side. */
        TURNED,
        /** The letters of the men are those of a language ({0}). */
        LETTERS,
        /** The men before the stroke are White's. */
        WHITE_FIRST,
        /** Black's men mirror White's, and all pawns are at home. */
        BLACK_ALIKE,
        /** The array is a numbered start position of Chess960 ({0}). */
        ARRAY_NUMBER,
        /** The position is that after so many moves ({0}). */
        MOVES_PLAYED,
        /** The position is that from which the game starts. */
        START_OF_GAME,
        /** Text around the position is passed over. */
        TEXT_AROUND,
        /** So many lines ({0}) without a position are passed over. */
        LINES_SKIPPED,
        /** Markup was taken off. */
        MARKUP
    }

    public Assumption {
        args = List.copyOf(args);
    }

    static Assumption of(Kind kind, Object... args) {
        return new Assumption(kind, List.of(args));
    }

    /** The key of the sentence, {@code assumed.WHITE_TO_MOVE}. */
    public String key() {
        return "assumed." + kind.name();
    }
}
