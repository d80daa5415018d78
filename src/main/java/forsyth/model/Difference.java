package forsyth.model;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.lint.Field;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * In what two positions differ.
 *
 * @param squares the squares with different men, one of them empty or not on its board included; in the order of a FEN
 * @param fields the fields beside the placement that differ, in their order
 */
public record Difference(List<Integer> squares, List<Field> fields) {
    public Difference {
        squares = List.copyOf(squares);
        fields = List.copyOf(fields);
    }

    public static Difference between(Setup first, Setup second) {
        List<Integer> squares = Arrays.stream(Geometry.CAPABLANCA.squares())
                .filter(square -> first.board().code(square) != second.board().code(square))
                .boxed()
                .toList();
        Map<Field, Boolean> isEqual = new LinkedHashMap<>();
        isEqual.put(Field.TURN, first.turn() == second.turn());
        isEqual.put(Field.CASTLING, first.castling().equals(second.castling()));
        isEqual.put(Field.EN_PASSANT, first.enPassant() == second.enPassant());
        isEqual.put(Field.HALFMOVE, first.halfmoves() == second.halfmoves());
        isEqual.put(Field.FULLMOVE, first.fullmove() == second.fullmove());
        List<Field> fields =
                isEqual.keySet().stream().filter(field -> !isEqual.get(field)).toList();
        return new Difference(squares, fields);
    }

    public boolean isNone() {
        return squares.isEmpty() && fields.isEmpty();
    }
}
