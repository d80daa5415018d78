package forsyth.lint;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The side to move cannot take a king, and the kings do not touch. */
final class CapturableKingRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        Side turn = census.setup().turn();
        if (Attacks.isKingAttacked(census.board(), turn.opposite())) {
            capturable(census, turn, report);
        }
        int white = census.board().king(Side.WHITE);
        int black = census.board().king(Side.BLACK);
        if (white != Square.NONE && black != Square.NONE && Attacks.attacks(census.board(), white, black)) {
            report.add(Finding.ofBoard(
                    Code.KINGS_ADJACENT, List.of(white, black), Square.name(white), Square.name(black)));
        }
    }

    private static void capturable(Census census, Side turn, Report report) {
        Board board = census.board();
        List<Integer> kings = new ArrayList<>();
        TreeSet<Integer> attackers = new TreeSet<>();
        for (int king : census.squares(Piece.of(turn.opposite(), Role.KING))) {
            List<Integer> ofOne = Attacks.attackers(board, king, turn);
            if (!ofOne.isEmpty()) {
                kings.add(king);
                attackers.addAll(ofOne);
            }
        }
        List<Integer> squares =
                Stream.concat(kings.stream(), attackers.stream()).toList();
        String from = Census.names(List.copyOf(attackers));
        report.add(
                Finding.ofBoard(Code.OPPONENT_IN_CHECK, squares, turn, Census.names(kings), from),
                otherTurns(census.setup()));
    }

    /** The other side to move, in the same move pair or, where the clock asks for it, in the next. */
    private static List<Fix> otherTurns(Setup setup) {
        Side other = setup.turn().opposite();
        String key = other == Side.WHITE ? "give-white-the-move" : "give-black-the-move";
        Setup same = setup.withTurn(other).withEnPassant(Square.NONE);
        if (other == Side.BLACK || setup.fullmove() == Setup.MAX_COUNTER) {
            return List.of(new Fix(key, same));
        }
        return List.of(new Fix(key, same), new Fix(key, same.withFullmove(setup.fullmove() + 1)));
    }
}
