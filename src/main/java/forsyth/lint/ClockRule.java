package forsyth.lint;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.List;
import java.util.function.Consumer;

/** The counters agree with each other and with the last double step. */
final class ClockRule implements Rule {
    @Override
    public void check(Setup setup, Rules rules, Consumer<Finding> report) {
        int halfmoves = setup.halfmoves();
        int enPassant = setup.effective(rules).enPassant();
        if (enPassant != Square.NONE && halfmoves != 0) {
            report.accept(Finding.ofBoard(Code.W_EP_CLOCK, List.of(enPassant), halfmoves)
                    .with(new Fix("reset-clock", setup.withHalfmoves(0))));
        }
        int played = 2 * (setup.fullmove() - 1) + (setup.turn() == Side.BLACK ? 1 : 0);
        if (halfmoves > played) {
            report.accept(Finding.ofBoard(Code.W_CLOCK_INCONSISTENT, List.of(), halfmoves, played)
                    .with(new Fix("lower-clock", List.of(played), setup.withHalfmoves(played))));
        }
    }
}
