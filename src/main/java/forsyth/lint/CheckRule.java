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

/** The checking men can give check together, and after the last move as far as it is known. */
final class CheckRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        List<Integer> checkers = census.checkers();
        if (checkers.isEmpty()) {
            return;
        }
        int king = census.board().king(census.setup().turn());
        if (checkers.size() > 2) {
            report.add(of(Code.TOO_MANY_CHECKERS, king, checkers));
        } else if (checkers.size() == 2 && !isPossible(census.board(), king, checkers)) {
            report.add(of(Code.IMPOSSIBLE_DOUBLE_CHECK, king, checkers));
        } else if (checkers.size() == 1 && isUnmovedPawn(census.board(), checkers.get(0))) {
            report.add(of(Code.IMPOSSIBLE_CHECK_UNMOVED_PAWN, king, checkers));
        }
        int enPassant = census.effective().enPassant();
        if (enPassant != Square.NONE && !isExplainedBy(enPassant, census.effective(), checkers)) {
            Finding finding = of(Code.IMPOSSIBLE_CHECK_EN_PASSANT, king, checkers, Square.name(enPassant));
            report.add(finding, ClaimRule.dropEnPassant(census.setup(), enPassant));
        }
    }

    /** A finding of that king and its checkers: places 0 and 1 of the sentence, before others. */
    static Finding of(Code code, int king, List<Integer> checkers, Object... more) {
        List<Integer> squares = new ArrayList<>(List.of(king));
        squares.addAll(checkers);
        List<Object> args = new ArrayList<>(List.of(Square.name(king), Census.names(checkers)));
        args.addAll(List.of(more));
        return Finding.ofBoard(code, squares, args.toArray());
    }

    private static boolean isPossible(Board board, int king, List<Integer> two) {
        boolean bothStep = isStepper(board, two.get(0)) && isStepper(board, two.get(1));
        return !bothStep && !areOnOneLine(king, two.get(0), two.get(1));
    }

    private static boolean isStepper(Board board, int square) {
        Role role = board.at(square).map(Piece::role).orElseThrow();
        return role == Role.PAWN || role == Role.KNIGHT;
    }

    private static boolean areOnOneLine(int king, int first, int second) {
        int direction = Attacks.direction(king, first);
        return direction != 0 && Math.abs(direction) == Math.abs(Attacks.direction(king, second));
    }

    private static boolean isUnmovedPawn(Board board, int square) {
        Piece piece = board.at(square).orElseThrow();
        return piece.role() == Role.PAWN && Square.rank(square) == piece.side().pawnRank();
    }

    /** Whether the double step over that square gave the check or opened its line. */
    private static boolean isExplainedBy(int enPassant, Setup setup, List<Integer> checkers) {
        Side mover = setup.turn().opposite();
        int pushed = enPassant + mover.forward();
        if (checkers.size() > 1 || checkers.get(0) == pushed) {
            return checkers.size() == 1;
        }
        Board before = setup.board().without(pushed).with(enPassant - mover.forward(), Piece.of(mover, Role.PAWN));
        return !Attacks.attacks(before, checkers.get(0), setup.board().king(setup.turn()));
    }
}
