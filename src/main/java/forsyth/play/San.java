package forsyth.play;

import forsyth.chess.Role;
import forsyth.chess.Square;

/** Short algebraic notation (PGN standard 1994, 8.2.3) in the letters of a language. */
public final class San {
    private static final Role[] ROLES = Role.values();

    private San() {}

    /** A legal move with the least that tells it from others, and {@code +} or {@code #}. */
    public static String write(Moves moves, Move move, LetterSet letters) {
        return write(moves, move, moves.play(move), letters);
    }

    /** As {@link #write(Moves, Move, LetterSet)} where the position after the move is known. */
    public static String write(Moves moves, Move move, Moves after, LetterSet letters) {
        StringBuilder san = new StringBuilder(8);
        if (move.isCastling()) {
            san.append(move.to() > move.from() ? "O-O" : "O-O-O");
        } else {
            appendMan(san, moves, move, letters);
            san.append(Square.name(move.to()));
            move.promotion().ifPresent(role -> san.append('=').append(letters.letter(role, moves.geometry())));
        }
        if (after.isCheck()) {
            san.append(after.isCheckmate() ? '#' : '+');
        }
        return san.toString();
    }

    /** The legal move that a text means, read tolerantly: short or long notation, or coordinates. */
    public static ReadMove read(Moves moves, String text, LetterSet letters) {
        return new SanParser(moves, letters).parse(text);
    }

    private static void appendMan(StringBuilder san, Moves moves, Move move, LetterSet letters) {
        int role = moves.roleAt(move.from());
        boolean takes =
                move.kind() == Move.Kind.EN_PASSANT || !moves.setup().board().isEmpty(move.to());
        if (role != 0) {
            san.append(letters.letter(ROLES[role], moves.geometry()));
            appendOrigin(san, moves, move, role);
        } else if (takes) {
            san.append(Square.fileLetter(Square.file(move.from())));
        }
        san.append(takes ? "x" : "");
    }

    /** The file where that tells the man from others of its kind that can go there, else the rank, else both. */
    private static void appendOrigin(StringBuilder san, Moves moves, Move move, int role) {
        int file = Square.file(move.from());
        int rank = Square.rank(move.from());
        boolean isAlone = true;
        boolean isFileShared = false;
        boolean isRankShared = false;
        for (int code : moves.codes()) {
            int from = MoveCode.from(code);
            boolean isRival = MoveCode.to(code) == move.to()
                    && from != move.from()
                    && MoveCode.kind(code) != MoveCode.CASTLING
                    && moves.roleAt(from) == role;
            isAlone &= !isRival;
            isFileShared |= isRival && Square.file(from) == file;
            isRankShared |= isRival && Square.rank(from) == rank;
        }
        if (!isAlone && (!isFileShared || isRankShared)) {
            san.append(Square.fileLetter(file));
        }
        if (isFileShared) {
            san.append(rank + 1);
        }
    }
}
