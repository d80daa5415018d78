package forsyth.lint;

import forsyth.chess.Board;
import forsyth.chess.Castling;
import forsyth.chess.EnPassant;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import java.util.List;
import java.util.function.Consumer;

/** Notes on castling rights and the en passant square: asleep, of Chess960, not to be captured. */
final class ClaimRule implements Rule {
    @Override
    public void check(Setup setup, Rules rules, Consumer<Finding> report) {
        Setup effective = setup.effective(rules);
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int file = setup.castling().rook(side, wing);
                if (file >= 0 && !effective.castling().has(side, wing)) {
                    report.accept(asleep(setup, side, wing, file));
                }
            }
        }
        if (isChess960(effective)) {
            report.accept(Finding.ofBoard(Code.N_CHESS960, List.of()));
        }
        if (setup.enPassant() != Square.NONE && effective.enPassant() == Square.NONE) {
            report.accept(
                    Finding.ofBoard(Code.N_CLAIM_ASLEEP, List.of(setup.enPassant()), Square.name(setup.enPassant()))
                            .with(new Fix("forget-claim", setup.withEnPassant(Square.NONE))));
        }
        enPassant(effective, report);
    }

    private static Finding asleep(Setup setup, Side side, Wing wing, int file) {
        int rook = Square.of(file, side.backRank());
        Setup without = setup.with(setup.castling().without(side, wing));
        return Finding.ofBoard(Code.N_CLAIM_ASLEEP, List.of(rook), wing == Wing.KING ? "O-O" : "O-O-O")
                .with(new Fix("forget-claim", without));
    }

    private static void enPassant(Setup effective, Consumer<Finding> report) {
        int square = effective.enPassant();
        if (square == Square.NONE) {
            return;
        }
        Board board = effective.board();
        if (!EnPassant.isCapturable(board, effective.turn(), square)) {
            report.accept(Finding.ofBoard(Code.N_EP_NOT_CAPTURABLE, List.of(square), Square.name(square)));
        } else if (!EnPassant.isLegallyCapturable(board, effective.turn(), square)) {
            report.accept(Finding.ofBoard(Code.N_EP_NOT_LEGAL, List.of(square), Square.name(square)));
        }
    }

    /** On 8x8, whether a right is not one of king e and rook a or h. */
    private static boolean isChess960(Setup effective) {
        Castling castling = effective.castling();
        if (effective.board().geometry() != Geometry.STANDARD || castling.equals(Castling.NONE)) {
            return false;
        }
        return !effective.effective(Rules.STANDARD_CASTLING).castling().equals(castling);
    }
}
