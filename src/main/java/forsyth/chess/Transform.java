package forsyth.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * A change of a whole position that keeps its pattern. Castling rights and the en passant square go with their men
 * wherever they still mean the same; a right that the board backed before and does not back after has lapsed.
 *
 * <p>{@link #MIRROR} and {@link #SWAP_COLOURS} are symmetries of the game: they carry every claim, also one that the
 * board does not back, and undo themselves. The others forget what the board does not back.
 *
 * <p>A shift that would push a man off the board is refused: without that man it would be another position.
 */
public enum Transform {
    /** Left and right exchanged; the wings of castling are exchanged with them. */
    MIRROR(new Flip(true, false, false), 0, 0),
    /** Top and bottom, the colours and the side to move exchanged; the counters stay. */
    SWAP_COLOURS(new Flip(false, true, true), 0, 0),
    /** Half a turn of the board; colours and the side to move stay, so no castling right and no double step can. */
    ROTATE(new Flip(true, true, false), 0, 0),
    SHIFT_LEFT(Flip.NONE, -1, 0),
    SHIFT_RIGHT(Flip.NONE, 1, 0),
    SHIFT_UP(Flip.NONE, 0, 1),
    SHIFT_DOWN(Flip.NONE, 0, -1);

    private final Flip flip;
    private final int files;
    private final int ranks;

    Transform(Flip flip, int files, int ranks) {
        this.flip = flip;
        this.files = files;
        this.ranks = ranks;
    }

    private record Flip(boolean files, boolean ranks, boolean sides) {
        static final Flip NONE = new Flip(false, false, false);
    }

    /** The position after this, and what it cost. */
    public Transformed of(Setup before, Rules rules) {
        List<Integer> leaving = leaving(before.board());
        if (!leaving.isEmpty()) {
            return new Transformed(before, Castling.NONE, Square.NONE, leaving);
        }
        Rules kind = rules.on(before.board().geometry());
        Setup backed = before.effective(kind);
        Setup after = isSymmetry() ? carry(before) : carry(backed).effective(kind);
        Setup stands = after.effective(kind);
        boolean isStepKept = stands.enPassant() != Square.NONE;
        return new Transformed(
                after,
                lapsed(backed.castling(), stands.castling()),
                isStepKept ? Square.NONE : backed.enPassant(),
                List.of());
    }

    private boolean isSymmetry() {
        return this == MIRROR || this == SWAP_COLOURS;
    }

    /** Whether each side's back rank stays its back rank: without it no right and no double step means anything. */
    private boolean keepsRanks() {
        return flip.ranks == flip.sides && ranks == 0;
    }

    private List<Integer> leaving(Board board) {
        List<Integer> leaving = new ArrayList<>();
        for (int square : board.geometry().squares()) {
            if (!board.isEmpty(square) && !board.geometry().contains(target(square, board.geometry()))) {
                leaving.add(square);
            }
        }
        return List.copyOf(leaving);
    }

    private Setup carry(Setup before) {
        Board board = before.board();
        int enPassant = before.enPassant();
        boolean isStepCarried = keepsRanks() && enPassant != Square.NONE;
        return new Setup(
                carry(board),
                side(before.turn()),
                keepsRanks() ? carry(before.castling(), board.geometry()) : Castling.NONE,
                isStepCarried ? target(enPassant, board.geometry()) : Square.NONE,
                before.halfmoves(),
                before.fullmove());
    }

    private Board carry(Board board) {
        byte[] cells = new byte[128];
        for (int square : board.geometry().squares()) {
            int target = target(square, board.geometry());
            board.at(square)
                    .ifPresent(man -> cells[target] =
                            (byte) Piece.of(side(man.side()), man.role()).code());
        }
        return Board.ofCells(board.geometry(), cells);
    }

    private Castling carry(Castling claims, Geometry geometry) {
        Castling carried = Castling.NONE;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                if (claims.has(side, wing)) {
                    int file = file(claims.rook(side, wing), geometry);
                    carried = carried.with(side(side), wing(wing), Math.max(-1, file));
                }
            }
        }
        return carried;
    }

    private Castling lapsed(Castling before, Castling after) {
        Castling lapsed = before;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                lapsed = after.has(side(side), wing(wing)) ? lapsed.without(side, wing) : lapsed;
            }
        }
        return lapsed;
    }

    /** Where a square's man goes: by a shift perhaps off the board, to what is no square of it. */
    public int target(int square, Geometry geometry) {
        int rank = Square.rank(square);
        int turned = flip.ranks ? Geometry.RANKS - 1 - rank : rank;
        return (turned + ranks) * 16 + file(Square.file(square), geometry);
    }

    private int file(int file, Geometry geometry) {
        return (flip.files ? geometry.files() - 1 - file : file) + files;
    }

    private Side side(Side side) {
        return flip.sides ? side.opposite() : side;
    }

    private Wing wing(Wing wing) {
        boolean isKing = (wing == Wing.KING) != flip.files;
        return isKing ? Wing.KING : Wing.QUEEN;
    }
}
