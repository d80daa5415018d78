package forsyth.start;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Which starts a position is.
 *
 * @param starts all that have its men, the number first; none where games do not begin like this
 * @param isModified whether turn, rights, en passant or counters differ from each of them
 */
public record Identity(List<Start> starts, boolean isModified) {
    public Identity {
        starts = List.copyOf(starts);
    }

    /** The starts with the men of this setup. */
    public static Identity of(Setup setup) {
        Board board = setup.board();
        String white = rank(board, 0);
        String black = rank(board, Geometry.RANKS - 1);
        boolean isFull = white.length() == board.geometry().files() && black.length() == white.length();
        if (!isFull || !board.equals(Board.ofArrays(board.geometry(), white, black))) {
            return new Identity(List.of(), false);
        }
        List<Start> starts = board.geometry() == Geometry.STANDARD ? chess960(white, black) : capablanca(white, black);
        Setup effective = setup.effective();
        boolean isStart = starts.stream().anyMatch(start -> start.setup().equals(effective));
        return new Identity(starts, !starts.isEmpty() && !isStart);
    }

    /** The names, the number first: {@code 518}, {@code crc:25933 gothic}, {@code none}; at last {@code modified}. */
    public String text() {
        if (starts.isEmpty()) {
            return "none";
        }
        String names = String.join(" ", starts.stream().map(Start::name).toList());
        return isModified ? names + " modified" : names;
    }

    private static List<Start> chess960(String white, String black) {
        OptionalInt first = Chess960.number(white);
        OptionalInt second = Chess960.number(black);
        return first.isPresent() && second.isPresent()
                ? List.of(Start.ofChess960(first.getAsInt(), second.getAsInt()))
                : List.of();
    }

    private static List<Start> capablanca(String white, String black) {
        List<Start> starts = new ArrayList<>();
        if (white.equals(black)) {
            CapablancaRandom.number(white).ifPresent(number -> starts.add(Start.ofCapablancaRandom(number)));
            for (NamedStart named : NamedStart.values()) {
                if (named.array().equals(white)) {
                    starts.add(Start.of(named));
                }
            }
        }
        return starts;
    }

    /** The letters of a rank's men from the a-file, upper case. */
    private static String rank(Board board, int rank) {
        StringBuilder letters = new StringBuilder();
        for (int file = 0; file < board.geometry().files(); file++) {
            board.at(Square.of(file, rank)).map(Piece::role).ifPresent(role -> letters.append(role.letter()));
        }
        return letters.toString();
    }
}
