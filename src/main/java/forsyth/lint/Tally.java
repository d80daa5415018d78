package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;

/** The men of a board, counted in one pass. */
final class Tally {
    /** What a man of each code adds to a side's counts: eight bits a role. */
    private static final long[] WHITE_UNITS = new long[17];

    private static final long[] BLACK_UNITS = new long[17];
    /** What a man of each code leaves on its file: White's pawns from bit 0, Black's from bit 32. */
    private static final long[] PAWN = new long[17];

    private static final long EACH_ROLE = 0x0101010101010101L;

    static {
        for (Piece piece : Piece.values()) {
            long[] units = piece.side() == Side.WHITE ? WHITE_UNITS : BLACK_UNITS;
            units[piece.code()] = 1L << 8 * piece.role().ordinal();
        }
        PAWN[Piece.WHITE_PAWN.code()] = 1;
        PAWN[Piece.BLACK_PAWN.code()] = 1L << 32;
    }

    private long white;
    private long black;
    private long whiteOnLight;
    private long blackOnLight;
    private long pawnFiles;
    /** By rank: White's pawns from bit 0, Black's from bit 32. */
    private final long[] pawns = new long[Geometry.RANKS];

    /** Two squares at a time, so that light and dark ones are counted apart. */
    Tally(Board board) {
        int files = board.geometry().files();
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            long whiteOdd = 0;
            long whiteEven = 0;
            long blackOdd = 0;
            long blackEven = 0;
            long row = 0;
            for (int file = 0; file < files; file += 2) {
                int even = board.code(rank << 4 | file);
                int odd = board.code(rank << 4 | file + 1);
                whiteEven += WHITE_UNITS[even];
                whiteOdd += WHITE_UNITS[odd];
                blackEven += BLACK_UNITS[even];
                blackOdd += BLACK_UNITS[odd];
                row |= PAWN[even] << file | PAWN[odd] << file + 1;
            }
            boolean isEvenDark = Square.isLight(rank << 4 | 1);
            whiteOnLight += isEvenDark ? whiteOdd : whiteEven;
            blackOnLight += isEvenDark ? blackOdd : blackEven;
            white += whiteOdd + whiteEven;
            black += blackOdd + blackEven;
            pawnFiles |= row;
            pawns[rank] = row;
        }
    }

    int count(Side side, Role role) {
        return count(side == Side.WHITE ? white : black, role);
    }

    private static int count(long counts, Role role) {
        return (int) (counts >>> 8 * role.ordinal()) & 0xFF;
    }

    /** The side's bishops on squares of that colour. */
    int bishops(Side side, boolean onLight) {
        int light = count(side == Side.WHITE ? whiteOnLight : blackOnLight, Role.BISHOP);
        return onLight ? light : count(side, Role.BISHOP) - light;
    }

    int men(Side side) {
        return (int) ((side == Side.WHITE ? white : black) * EACH_ROLE >>> 56);
    }

    boolean hasBackRankPawn() {
        return (pawns[0] | pawns[Geometry.RANKS - 1]) != 0;
    }

    /** The files with a pawn of the side, a bit each from the a-file. */
    int pawnFiles(Side side) {
        return ofSide(pawnFiles, side);
    }

    /** The side's pawns on a rank, a bit for each file from the a-file. */
    int pawns(Side side, int rank) {
        return ofSide(pawns[rank], side);
    }

    private static int ofSide(long files, Side side) {
        return (int) (side == Side.WHITE ? files : files >>> 32);
    }
}
