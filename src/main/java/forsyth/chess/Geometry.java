package forsyth.chess;

import java.util.List;

/** The size of a board and what follows from it alone. */
public enum Geometry {
    STANDARD(8, "RNBQKBNR", List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN)),
    CAPABLANCA(
            10,
            "RNABQKBCNR",
            List.of(
                    Role.KING,
                    Role.QUEEN,
                    Role.CHANCELLOR,
                    Role.ARCHBISHOP,
                    Role.ROOK,
                    Role.BISHOP,
                    Role.KNIGHT,
                    Role.PAWN));

    /** Every board has eight ranks. */
    public static final int RANKS = 8;

    private final int files;
    private final String startArray;
    private final List<Role> roles;
    private final int[] squares;

    Geometry(int files, String startArray, List<Role> roles) {
        this.files = files;
        this.startArray = startArray;
        this.roles = roles;
        this.squares = new int[files * RANKS];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Square.of(i % files, RANKS - 1 - i / files);
        }
    }

    public int files() {
        return files;
    }

    public boolean contains(int square) {
        return Integer.compareUnsigned(square & ~0x70, files) < 0;
    }

    /** All squares in the order of the placement field: a8 first, the last of rank 1 last. */
    public int[] squares() {
        return squares.clone();
    }

    /** The kinds of men of this board, in the order of the palettes. */
    public List<Role> roles() {
        return roles;
    }

    /** The most men that a side can have: 16, or 20 on 10x8. */
    public int menPerSide() {
        return 2 * files;
    }

    /** White's first rank at the start of the game named after this board, from the a-file. */
    public String startArray() {
        return startArray;
    }

    /** The file on which castling leaves the king: g or c; on 10x8 i or c. */
    public int castledKingFile(Wing wing) {
        return wing == Wing.KING ? files - 2 : 2;
    }

    /** The file on which castling leaves the rook: f or d; on 10x8 h or d. */
    public int castledRookFile(Wing wing) {
        return wing == Wing.KING ? files - 3 : 3;
    }

    /** The king's file in the standard array: e, or f on 10x8. */
    public int kingFile() {
        return startArray.indexOf('K');
    }

    /** The rook's file in the standard array: the outer one on that wing. */
    public int rookFile(Wing wing) {
        return wing == Wing.KING ? files - 1 : 0;
    }
}
