package forsyth.lint;

import forsyth.chess.Attacks;
import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the rules ask of a position: its men, the claims its board backs, the men that check. */
final class Census {
    private final Setup setup;
    private final Setup effective;
    private final Rules rules;
    private Tally tally;
    private List<Integer> checkers;

    Census(Setup setup, Rules rules) {
        this.setup = setup;
        this.rules = rules.on(setup.board().geometry());
        this.effective = setup.effective(this.rules);
    }

    /** The position with all its claims. */
    Setup setup() {
        return setup;
    }

    /** The position with the claims that its board backs under the rules. */
    Setup effective() {
        return effective;
    }

    Rules rules() {
        return rules;
    }

    Board board() {
        return setup.board();
    }

    Geometry geometry() {
        return setup.board().geometry();
    }

    /** The men, counted at the first question: what is said of claims and clocks needs none. */
    private Tally tally() {
        if (tally == null) {
            tally = new Tally(setup.board());
        }
        return tally;
    }

    int count(Side side, Role role) {
        return tally().count(side, role);
    }

    /** The side's bishops on squares of that colour. */
    int bishops(Side side, boolean onLight) {
        return tally().bishops(side, onLight);
    }

    int men(Side side) {
        return tally().men(side);
    }

    /** How many men the side has lost since the start of the game, promotions not counted. */
    int lost(Side side) {
        return Math.max(0, geometry().menPerSide() - men(side));
    }

    /** Pawns that the side has no more: captured or promoted. */
    int missingPawns(Side side) {
        return Math.max(0, geometry().files() - count(side, Role.PAWN));
    }

    boolean hasBackRankPawn() {
        return tally().hasBackRankPawn();
    }

    /** The files with a pawn of the side, a bit each from the a-file. */
    int pawnFiles(Side side) {
        return tally().pawnFiles(side);
    }

    /** The side's pawns on a rank, a bit for each file from the a-file. */
    int pawns(Side side, int rank) {
        return tally().pawns(side, rank);
    }

    /** The squares of all men of this kind, in the order of their numbers. */
    List<Integer> squares(Piece piece) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < 128; square++) {
            if (board().is(square, piece)) {
                squares.add(square);
            }
        }
        return List.copyOf(squares);
    }

    /** The men but kings that attack the only king of the side to move; none where it has not one king. */
    List<Integer> checkers() {
        if (checkers == null) {
            int king = board().king(setup.turn());
            Side by = setup.turn().opposite();
            boolean isInCheck = king != Square.NONE && Attacks.isAttacked(board(), king, by);
            checkers = isInCheck ? checkers(king, by) : List.of();
        }
        return checkers;
    }

    private List<Integer> checkers(int king, Side by) {
        List<Integer> attackers = Attacks.attackers(board(), king, by);
        int other = board().king(by);
        boolean isKingAmong = other == Square.NONE || attackers.contains(other);
        return isKingAmong ? withoutKings(attackers, Piece.of(by, Role.KING)) : attackers;
    }

    private List<Integer> withoutKings(List<Integer> attackers, Piece king) {
        return attackers.stream().filter(square -> !board().is(square, king)).toList();
    }

    /** The names of squares for a sentence: {@code a2, c3}. */
    static String names(List<Integer> squares) {
        return squares.stream().map(Square::name).collect(Collectors.joining(", "));
    }
}
