package forsyth.play;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import java.util.ArrayList;
import java.util.List;

/** Whether a game in this position is over: mate, stalemate, or no men left to mate with. */
public final class GameState {
    private GameState() {}

    /** The notes on a position; none where a side has not one king or the side that moved last is in check. */
    public static List<Finding> findings(Setup setup) {
        return findings(Moves.of(setup));
    }

    /** {@link #findings(Setup)} where the moves are known. */
    public static List<Finding> findings(Moves moves) {
        Board board = moves.setup().board();
        Side turn = moves.setup().turn();
        int king = board.king(turn);
        boolean isGame = king != Square.NONE && board.king(turn.opposite()) != Square.NONE;
        if (!isGame || Attacks.isKingAttacked(board, turn.opposite())) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        if (moves.isCheckmate()) {
            List<Integer> squares = new ArrayList<>(List.of(king));
            squares.addAll(Attacks.attackers(board, king, turn.opposite()));
            findings.add(Finding.ofBoard(Code.N_CHECKMATE, squares, turn));
        } else if (moves.legal().isEmpty()) {
            findings.add(Finding.ofBoard(Code.N_STALEMATE, List.of(king), turn));
        }
        if (isMaterialInsufficient(board)) {
            findings.add(Finding.ofBoard(Code.N_INSUFFICIENT_MATERIAL, List.of()));
        }
        return List.copyOf(findings);
    }

    /** Kings with one knight, or with any number of bishops on squares of one colour: no mate can come about. */
    private static boolean isMaterialInsufficient(Board board) {
        int knights = 0;
        int lightBishops = 0;
        int darkBishops = 0;
        Geometry geometry = board.geometry();
        for (int square : geometry.squares()) {
            Role role = board.at(square).map(Piece::role).orElse(Role.KING);
            switch (role) {
                case KING -> {}
                case KNIGHT -> knights++;
                case BISHOP -> {
                    lightBishops += Square.isLight(square) ? 1 : 0;
                    darkBishops += Square.isLight(square) ? 0 : 1;
                }
                default -> {
                    return false;
                }
            }
        }
        return knights <= 1 && lightBishops + darkBishops == 0
                || knights == 0 && (lightBishops == 0 || darkBishops == 0);
    }
}
