package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.Optional;

/** Writes what the board backs of a setup. */
public final class FenWriter {
    /** By code; an empty square has the digit to count from. */
    private static final char[] LETTERS = new char[17];

    static {
        LETTERS[0] = '0';
        for (Piece piece : Piece.values()) {
            LETTERS[piece.code()] = piece.letter();
        }
    }

    private FenWriter() {}

    /** The position in a dialect, with that dialect's en passant policy, any rook owning a right. */
    public static Written write(Setup setup, Dialect dialect) {
        return write(setup.effective(), dialect.letters(), dialect.enPassant());
    }

    /**
     * The six fields.
     *
     * @param effective a setup of effective claims ({@link Setup#effective(Rules)})
     */
    public static Written write(Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        StringBuilder out = new StringBuilder(96);
        return append(out, effective, letters, enPassant)
                .<Written>map(right -> right)
                .orElseGet(() -> new Written.Text(out.toString()));
    }

    /**
     * Appends the six fields.
     *
     * @return the right that the letters cannot spell, in which case what was appended is no position
     */
    public static Optional<Written.Unrepresentable> append(
            StringBuilder out, Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        Optional<Written.Unrepresentable> missing = appendFour(out, effective, letters, enPassant);
        out.append(' ').append(effective.halfmoves()).append(' ').append(effective.fullmove());
        return missing;
    }

    /** Appends placement, turn, castling and en passant. */
    static Optional<Written.Unrepresentable> appendFour(
            StringBuilder out, Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        placement(out, effective.board());
        out.append(' ').append(effective.turn().letter()).append(' ');
        Optional<Written.Unrepresentable> missing = castling(out, effective.board(), effective.castling(), letters);
        int square = enPassant.squareOf(effective);
        out.append(' ');
        if (square == Square.NONE) {
            out.append('-');
        } else {
            out.append(Square.fileLetter(Square.file(square))).append((char) ('1' + Square.rank(square)));
        }
        return missing;
    }

    /**
     * Without a branch on the man, since positions give a processor nothing to guess by: an empty square behind an
     * empty one writes over the digit of the run so far.
     */
    private static void placement(StringBuilder out, Board board) {
        int files = board.geometry().files();
        char[] chars = new char[Geometry.RANKS * (files + 1)];
        int length = 0;
        for (int rank = Geometry.RANKS - 1; rank >= 0; rank--) {
            int run = 0;
            int wasEmpty = 0;
            for (int square = rank << 4, end = square + files; square < end; square++) {
                int code = board.code(square);
                int isEmpty = code - 1 >>> 31;
                length += 1 - (isEmpty & wasEmpty);
                run = (run + 1) * isEmpty;
                chars[length - 1] = (char) (LETTERS[code] + run);
                wasEmpty = isEmpty;
            }
            if (run == 10) {
                chars[length - 1] = '1';
                chars[length++] = '0';
            }
            chars[length++] = '/';
        }
        out.append(chars, 0, length - 1);
    }

    private static Optional<Written.Unrepresentable> castling(
            StringBuilder out, Board board, Castling castling, CastlingLetters letters) {
        int start = out.length();
        Written.Unrepresentable missing = null;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int file = castling.rook(side, wing);
                if (file >= 0) {
                    char letter = letters.letterOf(board, side, wing, file);
                    if (letter == 0) {
                        missing = new Written.Unrepresentable(side, wing, file);
                    } else {
                        out.append(letter);
                    }
                }
            }
        }
        if (out.length() == start) {
            out.append('-');
        }
        return Optional.ofNullable(missing);
    }
}
