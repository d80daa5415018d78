package forsyth.lint;

import forsyth.chess.Square;
import java.util.List;

/** A check has come about by some last move of the opponent; judged with one king on each side. */
final class LastMoveRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        List<Integer> checkers = census.checkers();
        boolean hasMover = census.board().king(census.setup().turn().opposite()) != Square.NONE;
        if (checkers.isEmpty() || !hasMover || new LastMove(census).exists()) {
            return;
        }
        int king = census.board().king(census.setup().turn());
        int enPassant = census.effective().enPassant();
        Finding finding = CheckRule.of(Code.NO_LEGAL_LAST_MOVE, king, checkers);
        report.add(
                finding,
                enPassant == Square.NONE ? List.of() : List.of(ClaimRule.dropEnPassant(census.setup(), enPassant)));
    }
}
