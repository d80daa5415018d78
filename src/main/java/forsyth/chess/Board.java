package forsyth.chess;

import java.util.Arrays;
import java.util.Optional;

/** Which man stands where; immutable. */
public final class Board {
    private static final Board[] EMPTY = {
        new Board(Geometry.STANDARD, new byte[128]), new Board(Geometry.CAPABLANCA, new byte[128])
    };

    private static final int UNKNOWN = -2;
    private static final int WHITE_KING = Piece.WHITE_KING.code();
    private static final int BLACK_KING = Piece.BLACK_KING.code();

    private final Geometry geometry;
    private final byte[] cells;
    /** Found at the first question, as a hash code is: readers, writers and rules all ask for the kings. */
    private int whiteKing = UNKNOWN;

    private int blackKing = UNKNOWN;

    private Board(Geometry geometry, byte[] cells) {
        this.geometry = geometry;
        this.cells = cells;
    }

    public static Board empty(Geometry geometry) {
        return EMPTY[geometry.ordinal()];
    }

    /**
     * A board of the given cells, which the caller hands over and does not touch again.
     *
     * @param cells 128 piece codes ({@link Piece#code()}, 0 for empty) indexed by square; 0 outside the geometry
     */
    public static Board ofCells(Geometry geometry, byte[] cells) {
        if (cells.length != 128) {
            throw new IllegalArgumentException("128 cells expected, not " + cells.length);
        }
        return new Board(geometry, cells);
    }

    /** Both sides' men at the start of a game, given the first ranks of each from the a-file. */
    public static Board ofArrays(Geometry geometry, String white, String black) {
        byte[] cells = new byte[128];
        for (int file = 0; file < geometry.files(); file++) {
            cells[Square.of(file, 0)] = codeOf(Character.toUpperCase(white.charAt(file)));
            cells[Square.of(file, 1)] = (byte) Piece.WHITE_PAWN.code();
            cells[Square.of(file, 6)] = (byte) Piece.BLACK_PAWN.code();
            cells[Square.of(file, 7)] = codeOf(Character.toLowerCase(black.charAt(file)));
        }
        return new Board(geometry, cells);
    }

    private static byte codeOf(char letter) {
        return (byte) Piece.ofLetter(letter)
                .orElseThrow(() -> new IllegalArgumentException("no man has the letter " + letter))
                .code();
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The man on a square of this board. */
    public Optional<Piece> at(int square) {
        int code = code(square);
        return code == 0 ? Optional.empty() : Optional.of(Piece.ofCode(code));
    }

    /** The code of the man on a square ({@link Piece#code()}); 0 where it is empty or not on the board. */
    public int code(int square) {
        return (square & ~0x7F) == 0 ? cells[square] : 0;
    }

    public boolean is(int square, Piece piece) {
        return code(square) == piece.code();
    }

    public boolean isEmpty(int square) {
        return code(square) == 0;
    }

    /** A copy of the cells, for those who need a board they can change. */
    public byte[] cells() {
        return cells.clone();
    }

    public Board with(int square, Piece piece) {
        return withCode(square, piece.code());
    }

    public Board without(int square) {
        return withCode(square, 0);
    }

    private Board withCode(int square, int code) {
        if (!geometry.contains(square)) {
            throw new IllegalArgumentException("no square " + square + " on " + geometry);
        }
        if (cells[square] == code) {
            return this;
        }
        byte[] changed = cells.clone();
        changed[square] = (byte) code;
        return new Board(geometry, changed);
    }

    /** The number of men of this kind. */
    public int count(Piece piece) {
        int count = 0;
        for (byte code : cells) {
            if (code == piece.code()) {
                count++;
            }
        }
        return count;
    }

    /** The number of all men. */
    public int count() {
        int count = 0;
        for (int square = 0; square < cells.length; square++) {
            count += isEmpty(square) ? 0 : 1;
        }
        return count;
    }

    /** The first square, in the order of numbers, with this man; {@link Square#NONE} without one. */
    public int find(Piece piece) {
        for (int square = 0; square < cells.length; square++) {
            if (cells[square] == piece.code()) {
                return square;
            }
        }
        return Square.NONE;
    }

    /** The king's square where the side has exactly one, else {@link Square#NONE}. */
    public int king(Side side) {
        int known = side == Side.WHITE ? whiteKing : blackKing;
        if (known != UNKNOWN) {
            return known;
        }
        findKings();
        return side == Side.WHITE ? whiteKing : blackKing;
    }

    private void findKings() {
        int white = Square.NONE;
        int black = Square.NONE;
        int whites = 0;
        int blacks = 0;
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            for (int square = rank << 4, end = square + geometry.files(); square < end; square++) {
                if (cells[square] == WHITE_KING) {
                    white = square;
                    whites++;
                } else if (cells[square] == BLACK_KING) {
                    black = square;
                    blacks++;
                }
            }
        }
        whiteKing = whites == 1 ? white : Square.NONE;
        blackKing = blacks == 1 ? black : Square.NONE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && geometry == board.geometry && Arrays.equals(cells, board.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int square : geometry.squares()) {
            text.append(at(square).map(Piece::letter).orElse('.'));
            if (Square.file(square) == geometry.files() - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
