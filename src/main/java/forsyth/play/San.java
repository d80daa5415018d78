package forsyth.play;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Role;
import forsyth.chess.Square;
import java.util.List;

/** Short algebraic notation (PGN standard 1994, 8.2.3) in the letters of a language. */
public final class San {
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
            move.promotion().ifPresent(role -> san.append('=').append(letters.letter(role, geometry(moves))));
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
        Role role = roleAt(moves, move.from());
        boolean takes =
                move.kind() == Move.Kind.EN_PASSANT || !moves.setup().board().isEmpty(move.to());
        if (role == Role.PAWN) {
            san.append(takes ? Square.fileLetter(Square.file(move.from())) + "x" : "");
            return;
        }
        san.append(letters.letter(role, geometry(moves)));
        List<Integer> others = moves.legal().stream()
                .filter(other -> other.to() == move.to() && other.from() != move.from() && !other.isCastling())
                .map(Move::from)
                .filter(from -> roleAt(moves, from) == role)
                .toList();
        if (!others.isEmpty()) {
            int file = Square.file(move.from());
            int rank = Square.rank(move.from());
            boolean isFileShared = others.stream().anyMatch(from -> Square.file(from) == file);
            boolean isRankShared = others.stream().anyMatch(from -> Square.rank(from) == rank);
            if (!isFileShared || isRankShared) {
                san.append(Square.fileLetter(file));
            }
            if (isFileShared) {
                san.append(rank + 1);
            }
        }
        san.append(takes ? "x" : "");
    }

    /** The kind of the man that stands where a legal move begins. */
    static Role roleAt(Moves moves, int square) {
        Board board = moves.setup().board();
        return board.at(square).orElseThrow().role();
    }

    static Geometry geometry(Moves moves) {
        return moves.setup().board().geometry();
    }
}
