package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Square;
import forsyth.fen.FenReader;
import forsyth.lint.Field;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/4K2R w K - 0 1 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | '' | ''
            4k3/8/8/8/8/8/8/4K2R w K - 0 1 | 4k3/8/8/8/8/8/8/R3K3 b Q - 3 9 | a1 h1 | turn castling halfmove fullmove
            4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | 4k3/8/8/8/8/8/p7/4K3 w - - 0 1 | a2 | ''
            4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | 4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | '' | en-passant
            4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 4k5/10/10/10/10/10/10/4K4R w - - 0 1 | j1 | ''
            """)
    void namesWhatDiffers(String first, String second, String squares, String fields) {
        for (Difference difference : new Difference[] {between(first, second), between(second, first)}) {
            assertEquals(
                    squares, difference.squares().stream().map(Square::name).collect(Collectors.joining(" ")));
            assertEquals(fields, difference.fields().stream().map(Field::word).collect(Collectors.joining(" ")));
            assertEquals(squares.isEmpty() && fields.isEmpty(), difference.isNone());
        }
    }

    private static Difference between(String first, String second) {
        return Difference.between(FenReader.setup(first), FenReader.setup(second));
    }
}
