package forsyth.lint;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the rules ask of a position: its men counted in one pass, the claims its board backs, the men that check. */
final class Census {
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

    private final Setup setup;
    private final Setup effective;
    private final Rules rules;
    private long white;
    private long black;
    private long whiteOnLight;
    private long blackOnLight;
    private long pawnFiles;
    /** By rank: White's pawns from bit 0, Black's from bit 32. */
    private final long[] pawns = new long[Geometry.RANKS];

    private List<Integer> checkers;

    Census(Setup setup, Rules rules) {
        this.setup = setup;
        this.rules = rules.on(setup.board().geometry());
        this.effective = setup.effective(this.rules);
        count(setup.board());
    }

    /** Two squares at a time, so that light and dark ones are counted apart. */
    private void count(Board board) {
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

    /** The position with all its claims. */
    Setup setup() {
        return setup;
    }

    /** The position with the claims that its board backs under the rules. */
    Setup effective() {
        return effective;
    }

    Rules rules() {
        return rules;
    }

    Board board() {
        return setup.board();
    }

    Geometry geometry() {
        return setup.board().geometry();
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

    /** How many men the side has lost since the start of the game, promotions not counted. */
    int lost(Side side) {
        return Math.max(0, geometry().menPerSide() - men(side));
    }

    /** Pawns that the side has no more: captured or promoted. */
    int missingPawns(Side side) {
        return Math.max(0, geometry().files() - count(side, Role.PAWN));
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

    /** The squares of all men of this kind, in the order of their numbers. */
    List<Integer> squares(Piece piece) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < 128; square++) {
            if (board().is(square, piece)) {
                squares.add(square);
            }
        }
        return List.copyOf(squares);
    }

    /** The men but kings that attack the only king of the side to move; none where it has not one king. */
    List<Integer> checkers() {
        if (checkers == null) {
            int king = board().king(setup.turn());
            Side by = setup.turn().opposite();
            boolean isInCheck = king != Square.NONE && Attacks.isAttacked(board(), king, by);
            checkers = isInCheck ? checkers(king, by) : List.of();
        }
        return checkers;
    }

    private List<Integer> checkers(int king, Side by) {
        List<Integer> attackers = Attacks.attackers(board(), king, by);
        int other = board().king(by);
        boolean isKingAmong = other == Square.NONE || attackers.contains(other);
        return isKingAmong ? withoutKings(attackers, Piece.of(by, Role.KING)) : attackers;
    }

    private List<Integer> withoutKings(List<Integer> attackers, Piece king) {
        return attackers.stream().filter(square -> !board().is(square, king)).toList();
    }

    /** The names of squares for a sentence: {@code a2, c3}. */
    static String names(List<Integer> squares) {
        return squares.stream().map(Square::name).collect(Collectors.joining(", "));
    }
}
