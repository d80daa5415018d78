package forsyth.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.fen.FenReader;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Men counted against the full set, and their short names. */
class MaterialTest {
    static Stream<Row> rows() {
        return Table.rows("/chess/material.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void countsAgainstTheFullSet(Row row) {
        Board board = FenReader.setup(row.input()).board();
        Material material = Material.of(board);
        assertEquals(row.get("signature"), material.signature().text());
        assertEquals(row.set("missing"), counts(board.geometry(), material::missing));
        assertEquals(row.set("promoted"), counts(board.geometry(), material::promoted));
        assertEquals(
                Optional.of(material.signature()),
                Signature.parse(material.signature().text()));
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void aSetAddsUp(Geometry geometry) {
        RandomSetups setups = new RandomSetups(6);
        int possible = 0;
        for (int i = 0; i < 5_000; i++) {
            Board board = setups.next(geometry).board();
            Material material = Material.of(board);
            for (Side side : Side.values()) {
                int missing = sum(geometry, side, material::missing);
                boolean isPossible = material.count(Piece.of(side, Role.KING)) <= 1
                        && material.count(Piece.of(side, Role.PAWN)) + material.promoted(side) <= geometry.files();
                possible += isPossible ? 1 : 0;
                if (isPossible) {
                    assertEquals(geometry.menPerSide(), material.men(side) + missing, board::toString);
                }
                assertEquals(material.promoted(side), sum(geometry, side, material::promoted));
            }
        }
        assertTrue(possible > 1_000, "only " + possible);
    }

    @ParameterizedTest
    @CsvSource({
        "KRP v KR, KRP v KR",
        "krpvkr, KRP v KR",
        "'  KPR  vs.  RK ', KRP v KR",
        "KR vs K, KR v K",
        "K v -, K v -",
        "PACK v K, KCAP v K",
        "NBKQ V k, KQBN v K"
    })
    void signaturesAreRead(String text, String expected) {
        assertEquals(expected, Signature.parse(text).orElseThrow().text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "v", "KR", "KR v", "v K", "KX v K", "K v K v K", "KR-K", "\u041a v K"})
    void otherTextsAreNoSignatures(String text) {
        assertTrue(Signature.parse(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "KRP v KR, KRP v KR, true",
        "KRP v KR, KR v KRP, true",
        "KRP v KR, KRP v KRP, false",
        "KR v K, KRR v K, false",
        "K v K, K v -, false"
    })
    void sameMenOnEitherSideMatch(String one, String other, boolean expected) {
        Signature signature = Signature.parse(one).orElseThrow();
        assertEquals(expected, signature.matches(Signature.parse(other).orElseThrow()));
        assertEquals(expected, Signature.parse(other).orElseThrow().matches(signature));
        assertFalse(signature.matches(new Signature("", "")));
    }

    private static int sum(Geometry geometry, Side side, ToIntFunction<Piece> count) {
        return geometry.roles().stream()
                .mapToInt(role -> count.applyAsInt(Piece.of(side, role)))
                .sum();
    }

    private static Set<String> counts(Geometry geometry, ToIntFunction<Piece> count) {
        Set<String> counts = new TreeSet<>();
        for (Side side : Side.values()) {
            for (Role role : geometry.roles()) {
                Piece piece = Piece.of(side, role);
                if (count.applyAsInt(piece) > 0) {
                    counts.add(count.applyAsInt(piece) + "" + piece.letter());
                }
            }
        }
        return counts;
    }
}
