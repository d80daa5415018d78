package forsyth.fen;

import forsyth.chess.Piece;

/** What a character of the placement field stands for. */
final class PlacementLetters {
    /** The part of a step that counts files. */
    static final int WIDTH = 15;
    /** Marks the step of a digit. */
    static final int DIGIT = 16;
    /** Marks the step of an archbishop or a chancellor. */
    static final int BIG = 32;

    private static final byte[] MEN = new byte[128];
    private static final byte[] STEPS = new byte[128];

    static {
        for (Piece piece : Piece.values()) {
            MEN[piece.letter()] = (byte) piece.code();
            STEPS[piece.letter()] = (byte) (isBig(piece.code()) ? 1 | BIG : 1);
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            STEPS[digit] = (byte) (digit - '0' | DIGIT);
        }
    }

    private PlacementLetters() {}

    /** The code of the man of a letter, or 0. */
    static byte man(char c) {
        return c < 128 ? MEN[c] : 0;
    }

    /** The files taken by a man or a digit, and its marks: what is nearly all there is; 0 for the rest. */
    static int step(char c) {
        return c < 128 ? STEPS[c] : 0;
    }

    /** Whether the man is an archbishop or a chancellor. */
    static boolean isBig(int code) {
        return code != 0 && (code % 8 == 7 || code % 8 == 0);
    }

    /** Whether the letter is that of a man, J for the archbishop included. */
    static boolean isMan(char c) {
        return man(c) != 0 || c == 'J' || c == 'j';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
