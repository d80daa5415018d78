package forsyth.deck;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import java.nio.ByteBuffer;

/**
 * A setup in few bytes (34 for 32 men): a flag byte, rights, en passant square, counters, one bit a square, half a byte
 * a man. Squares go by rank from the first, by file within a rank. Buffers are arrays without an offset.
 */
final class Packed {
    /** The most bytes of a setup: a full 10x8 board. */
    static final int MAX = 10 + 10 + 40;

    private static final int IS_BLACK = 1;
    private static final int IS_WIDE = 2;
    private static final int HAS_RIGHTS = 4;

    private Packed() {}

    static void put(Setup setup, ByteBuffer out) {
        Board board = setup.board();
        Geometry geometry = board.geometry();
        Castling castling = setup.castling();
        boolean hasRights = !castling.equals(Castling.NONE);
        int flags = (setup.turn() == Side.BLACK ? IS_BLACK : 0)
                | (geometry == Geometry.CAPABLANCA ? IS_WIDE : 0)
                | (hasRights ? HAS_RIGHTS : 0);
        out.put((byte) flags);
        if (hasRights) {
            out.put((byte) castling.whiteKing()).put((byte) castling.whiteQueen());
            out.put((byte) castling.blackKing()).put((byte) castling.blackQueen());
        }
        out.put((byte) setup.enPassant());
        out.putShort((short) setup.halfmoves()).putShort((short) setup.fullmove());
        putMen(board, out);
    }

    private static void putMen(Board board, ByteBuffer out) {
        int files = board.geometry().files();
        byte[] bytes = out.array();
        int bits = out.position();
        int end = bits + files;
        int men = 0;
        long occupied = 0;
        int count = 0;
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            for (int square = rank << 4, last = square + files; square < last; square++) {
                int code = board.code(square);
                if (code != 0) {
                    occupied |= 1L << count;
                    int half = code - 1;
                    bytes[end + (men >> 1)] = (byte) ((men & 1) == 0 ? half : bytes[end + (men >> 1)] | half << 4);
                    men++;
                }
                if (++count == 8) {
                    bytes[bits++] = (byte) occupied;
                    occupied = 0;
                    count = 0;
                }
            }
        }
        out.position(end + (men + 1 >> 1));
    }

    /** How many men of each kind there are, without unpacking them. */
    static MenCount count(ByteBuffer in) {
        byte[] bytes = in.array();
        int at = in.position();
        int flags = bytes[at];
        int files = ((flags & IS_WIDE) != 0 ? Geometry.CAPABLANCA : Geometry.STANDARD).files();
        int bits = at + ((flags & HAS_RIGHTS) != 0 ? 10 : 6);
        int men = 0;
        for (int i = bits; i < bits + files; i++) {
            men += Integer.bitCount(bytes[i] & 0xFF);
        }
        long white = 0;
        long black = 0;
        for (int i = 0; i < men; i++) {
            int code = bytes[bits + files + (i >> 1)] >> ((i & 1) << 2) & 15;
            white += code < 8 ? 1L << (code << 3) : 0;
            black += code < 8 ? 0 : 1L << (code - 8 << 3);
        }
        return new MenCount(white, black);
    }

    static Setup get(ByteBuffer in) {
        int flags = in.get();
        Side turn = (flags & IS_BLACK) != 0 ? Side.BLACK : Side.WHITE;
        Geometry geometry = (flags & IS_WIDE) != 0 ? Geometry.CAPABLANCA : Geometry.STANDARD;
        Castling castling =
                (flags & HAS_RIGHTS) != 0 ? new Castling(in.get(), in.get(), in.get(), in.get()) : Castling.NONE;
        int enPassant = in.get();
        int halfmoves = in.getShort();
        int fullmove = in.getShort();
        return new Setup(men(geometry, in), turn, castling, enPassant, halfmoves, fullmove);
    }

    private static Board men(Geometry geometry, ByteBuffer in) {
        int files = geometry.files();
        byte[] cells = new byte[128];
        byte[] bytes = in.array();
        int bits = in.position();
        int men = (bits + files) << 1;
        int count = 0;
        for (int rank = 0; rank < Geometry.RANKS; rank++) {
            for (int square = rank << 4, last = square + files; square < last; square++) {
                if ((bytes[bits + (count >> 3)] >> (count & 7) & 1) != 0) {
                    cells[square] = (byte) ((bytes[men >> 1] >> ((men & 1) << 2) & 15) + 1);
                    men++;
                }
                count++;
            }
        }
        in.position(men + 1 >> 1);
        return Board.ofCells(geometry, cells);
    }
}
