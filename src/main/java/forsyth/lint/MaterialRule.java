package forsyth.lint;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.chess.Square;
import java.util.ArrayList;
import java.util.List;

/** No side has more pawns, men or promoted men than a game can give it. */
final class MaterialRule implements Rule {
    @Override
    public void check(Census census, Report report) {
        check(census, Side.WHITE, report);
        check(census, Side.BLACK, report);
    }

    private static void check(Census census, Side side, Report report) {
        boolean isWhite = side == Side.WHITE;
        Geometry geometry = census.geometry();
        int pawns = census.count(side, Role.PAWN);
        if (pawns > geometry.files()) {
            Code code = isWhite ? Code.TOO_MANY_WHITE_PAWNS : Code.TOO_MANY_BLACK_PAWNS;
            report.add(Finding.ofBoard(code, squares(census, side, List.of(Role.PAWN)), pawns, geometry.files()));
        }
        int men = census.men(side);
        if (men > geometry.menPerSide()) {
            Code code = isWhite ? Code.TOO_MANY_WHITE_MEN : Code.TOO_MANY_BLACK_MEN;
            report.add(Finding.ofBoard(code, squares(census, side, geometry.roles()), men, geometry.menPerSide()));
        }
        int missing = census.missingPawns(side);
        int promoted = promoted(census, side);
        if (promoted > missing) {
            Code code = isWhite ? Code.TOO_MANY_PROMOTED_WHITE : Code.TOO_MANY_PROMOTED_BLACK;
            report.add(Finding.ofBoard(code, promotedSquares(census, side), promoted, missing));
        }
    }

    /** Men that must be promoted pawns: those beyond the ones of the start, one bishop for each square colour. */
    private static int promoted(Census census, Side side) {
        return beyond(census, side, Role.QUEEN)
                + beyond(census, side, Role.ROOK)
                + beyond(census, side, Role.KNIGHT)
                + beyond(census, side, Role.ARCHBISHOP)
                + beyond(census, side, Role.CHANCELLOR)
                + Math.max(0, census.bishops(side, true) - 1)
                + Math.max(0, census.bishops(side, false) - 1);
    }

    private static int beyond(Census census, Side side, Role role) {
        int atStart = role == Role.ROOK || role == Role.KNIGHT ? 2 : 1;
        return Math.max(0, census.count(side, role) - atStart);
    }

    /** All men of the kinds of which there are too many. */
    private static List<Integer> promotedSquares(Census census, Side side) {
        List<Role> others = List.of(Role.QUEEN, Role.ROOK, Role.KNIGHT, Role.ARCHBISHOP, Role.CHANCELLOR);
        List<Integer> squares = new ArrayList<>(squares(
                census,
                side,
                others.stream().filter(role -> beyond(census, side, role) > 0).toList()));
        for (boolean onLight : new boolean[] {true, false}) {
            if (census.bishops(side, onLight) > 1) {
                census.squares(Piece.of(side, Role.BISHOP)).stream()
                        .filter(square -> Square.isLight(square) == onLight)
                        .forEach(squares::add);
            }
        }
        return squares.stream().sorted().toList();
    }

    private static List<Integer> squares(Census census, Side side, List<Role> roles) {
        return roles.stream()
                .flatMap(role -> census.squares(Piece.of(side, role)).stream())
                .sorted()
                .toList();
    }
}
