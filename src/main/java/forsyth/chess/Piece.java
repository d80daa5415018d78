package forsyth.chess;

import java.util.Optional;

/** A man of one side. */
public enum Piece {
    WHITE_PAWN(Side.WHITE, Role.PAWN),
    WHITE_KNIGHT(Side.WHITE, Role.KNIGHT),
    WHITE_BISHOP(Side.WHITE, Role.BISHOP),
    WHITE_ROOK(Side.WHITE, Role.ROOK),
    WHITE_QUEEN(Side.WHITE, Role.QUEEN),
    WHITE_KING(Side.WHITE, Role.KING),
    WHITE_ARCHBISHOP(Side.WHITE, Role.ARCHBISHOP),
    WHITE_CHANCELLOR(Side.WHITE, Role.CHANCELLOR),
    BLACK_PAWN(Side.BLACK, Role.PAWN),
    BLACK_KNIGHT(Side.BLACK, Role.KNIGHT),
    BLACK_BISHOP(Side.BLACK, Role.BISHOP),
    BLACK_ROOK(Side.BLACK, Role.ROOK),
    BLACK_QUEEN(Side.BLACK, Role.QUEEN),
    BLACK_KING(Side.BLACK, Role.KING),
    BLACK_ARCHBISHOP(Side.BLACK, Role.ARCHBISHOP),
    BLACK_CHANCELLOR(Side.BLACK, Role.CHANCELLOR);

    private static final Piece[] ALL = values();
    private static final Piece[] BY_LETTER = byLetter();

    private final Side side;
    private final Role role;

    Piece(Side side, Role role) {
        this.side = side;
        this.role = role;
    }

    public static Piece of(Side side, Role role) {
        return ALL[side.ordinal() * 8 + role.ordinal()];
    }

    /** The man of a FEN letter, upper case for White; empty for any other character. */
    public static Optional<Piece> ofLetter(char letter) {
        return letter < 128 ? Optional.ofNullable(BY_LETTER[letter]) : Optional.empty();
    }

    static Piece ofCode(int code) {
        return ALL[code - 1];
    }

    /** What a board's cell holds for this man: 1 to 16 (0 is an empty square); White's are 1 to 8. */
    public int code() {
        return ordinal() + 1;
    }

    public Side side() {
        return side;
    }

    public Role role() {
        return role;
    }

    /** The FEN letter: upper case for White, lower case for Black. */
    public char letter() {
        return side == Side.WHITE ? role.letter() : (char) (role.letter() + 32);
    }

    private static Piece[] byLetter() {
        Piece[] table = new Piece[128];
        for (Piece piece : ALL) {
            table[piece.letter()] = piece;
        }
        return table;
    }
}
