package forsyth.lint;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.List;

/** The counters agree with each other and with the last double step; and what they say of a draw. */
final class ClockRule implements Rule {
    private static final int CLAIMABLE = 100;
    private static final int DRAWN = 150;

    @Override
    public void check(Census census, Report report) {
        Setup setup = census.setup();
        int halfmoves = setup.halfmoves();
        int enPassant = census.effective().enPassant();
        if (enPassant != Square.NONE && halfmoves != 0) {
            report.add(
                    Finding.ofBoard(Code.W_EP_CLOCK, List.of(enPassant), halfmoves, Square.name(enPassant)),
                    List.of(new Fix("reset-clock", setup.withHalfmoves(0)), ClaimRule.dropEnPassant(setup, enPassant)));
        }
        int played = 2 * (setup.fullmove() - 1) + (setup.turn() == Side.BLACK ? 1 : 0);
        if (halfmoves > played) {
            report.add(
                    Finding.ofBoard(Code.W_CLOCK_INCONSISTENT, List.of(), halfmoves, played),
                    new Fix("lower-clock", List.of(played), setup.withHalfmoves(played)));
        }
        if (halfmoves >= CLAIMABLE) {
            Code code = halfmoves >= DRAWN ? Code.N_SEVENTY_FIVE_MOVES : Code.N_FIFTY_MOVES;
            report.add(Finding.ofBoard(code, List.of(), halfmoves));
        }
    }
}
