package forsyth.fen;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The fields of a position as they are written one behind the other: ASCII, which a string takes without a look. */
final class FenBytes {
    /** More than eight ranks of ten men and the longest other fields. */
    private static final int CAPACITY = 128;

    private static final Side[] SIDES = Side.values();
    private static final Wing[] WINGS = Wing.values();
    /** By code; an empty square has the digit to count from. */
    private static final byte[] LETTERS = new byte[17];

    static {
        LETTERS[0] = '0';
        for (Piece piece : Piece.values()) {
            LETTERS[piece.code()] = (byte) piece.letter();
        }
    }

    private final byte[] bytes = new byte[CAPACITY];
    private int length;

    /**
     * Placement, turn, castling and en passant.
     *
     * @return the right that the letters cannot spell
     */
    Optional<Written.Unrepresentable> four(Setup effective, CastlingLetters letters, EpPolicy enPassant) {
        placement(effective.board());
        field();
        put(effective.turn().letter());
        field();
        Optional<Written.Unrepresentable> missing = castling(effective.board(), effective.castling(), letters);
        field();
        int square = enPassant.squareOf(effective);
        if (square == Square.NONE) {
            put('-');
        } else {
            put(Square.fileLetter(Square.file(square)));
            put((char) ('1' + Square.rank(square)));
        }
        return missing;
    }

    /** A counter, 0 to {@link Setup#MAX_COUNTER}, as the next field. */
    void counter(int value) {
        field();
        for (int unit = value > 999 ? 1000 : value > 99 ? 100 : value > 9 ? 10 : 1; unit > 0; unit /= 10) {
            put((char) ('0' + value / unit % 10));
        }
    }

    String text() {
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    private void field() {
        put(' ');
    }

    private void put(char letter) {
        bytes[length++] = (byte) letter;
    }

    /**
     * Without a branch on the man, since positions give a processor nothing to guess by: an empty square behind an
     * empty one writes over the digit of the run so far.
     */
    private void placement(Board board) {
        int files = board.geometry().files();
        int at = 0;
        for (int rank = Geometry.RANKS - 1; rank >= 0; rank--) {
            int run = 0;
            int wasEmpty = 0;
            for (int square = rank << 4, end = square + files; square < end; square++) {
                int code = board.code(square);
                int isEmpty = code - 1 >>> 31;
                at += 1 - (isEmpty & wasEmpty);
                run = run + 1 & -isEmpty;
                bytes[at - 1] = (byte) (LETTERS[code] + run);
                wasEmpty = isEmpty;
            }
            if (run == 10) {
                bytes[at - 1] = '1';
                bytes[at++] = '0';
            }
            bytes[at++] = '/';
        }
        length = at - 1;
    }

    private Optional<Written.Unrepresentable> castling(Board board, Castling castling, CastlingLetters letters) {
        int start = length;
        Written.Unrepresentable missing = null;
        for (Side side : SIDES) {
            for (Wing wing : WINGS) {
                int file = castling.rook(side, wing);
                if (file >= 0) {
                    char letter = letters.letterOf(board, side, wing, file);
                    if (letter == 0) {
                        missing = new Written.Unrepresentable(side, wing, file);
                    } else {
                        put(letter);
                    }
                }
            }
        }
        if (length == start) {
            put('-');
        }
        return Optional.ofNullable(missing);
    }
}
