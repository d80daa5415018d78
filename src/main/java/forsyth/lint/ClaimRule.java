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

/** Notes on castling rights and the en passant square: asleep, of Chess960, not to be captured. */
final class ClaimRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        Setup setup = census.setup();
        Setup effective = census.effective();
        if (effective.castling() != setup.castling()) {
            sleepingRights(setup, effective, report);
        }
        if (isChess960(effective)) {
            report.add(Finding.ofBoard(Code.N_CHESS960, List.of()));
        }
        int square = setup.enPassant();
        if (square != Square.NONE && effective.enPassant() == Square.NONE) {
            report.add(
                    Finding.ofBoard(Code.N_CLAIM_ASLEEP, List.of(square), Square.name(square)),
                    new Fix("forget-claim", List.of(Square.name(square)), setup.withEnPassant(Square.NONE)));
        }
        enPassant(setup, effective, report);
    }

    /** The repair that has no en passant square. */
    static Fix dropEnPassant(Setup setup, int square) {
        return new Fix("drop-en-passant", List.of(Square.name(square)), setup.withEnPassant(Square.NONE));
    }

    private static void sleepingRights(Setup setup, Setup effective, Report report) {
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                int file = setup.castling().rook(side, wing);
                if (file >= 0 && !effective.castling().has(side, wing)) {
                    asleep(setup, side, wing, report);
                }
            }
        }
    }

    private static void asleep(Setup setup, Side side, Wing wing, Report report) {
        int rook = Square.of(setup.castling().rook(side, wing), side.backRank());
        String claim = (wing == Wing.KING ? "O-O" : "O-O-O") + " (" + Square.name(rook) + ")";
        Setup without = setup.with(setup.castling().without(side, wing));
        report.add(
                Finding.ofBoard(Code.N_CLAIM_ASLEEP, List.of(rook), claim),
                new Fix("forget-claim", List.of(claim), without));
    }

    private static void enPassant(Setup setup, Setup effective, Report report) {
        int square = effective.enPassant();
        if (square == Square.NONE) {
            return;
        }
        Board board = effective.board();
        Code code;
        if (!EnPassant.isCapturable(board, effective.turn(), square)) {
            code = Code.N_EP_NOT_CAPTURABLE;
        } else if (!EnPassant.isLegallyCapturable(board, effective.turn(), square)) {
            code = Code.N_EP_NOT_LEGAL;
        } else {
            return;
        }
        report.add(Finding.ofBoard(code, List.of(square), Square.name(square)), dropEnPassant(setup, square));
    }

    /** On 8x8, whether a right is not one of king e and rook a or h. */
    private static boolean isChess960(Setup effective) {
        if (effective.board().geometry() != Geometry.STANDARD
                || effective.castling().equals(Castling.NONE)) {
            return false;
        }
        return isChess960(effective, Side.WHITE) || isChess960(effective, Side.BLACK);
    }

    private static boolean isChess960(Setup effective, Side side) {
        int king = Square.file(effective.board().king(side));
        int kingWing = effective.castling().rook(side, Wing.KING);
        int queenWing = effective.castling().rook(side, Wing.QUEEN);
        return kingWing >= 0 && !Rules.STANDARD_CASTLING.allow(king, kingWing)
                || queenWing >= 0 && !Rules.STANDARD_CASTLING.allow(king, queenWing);
    }
}
