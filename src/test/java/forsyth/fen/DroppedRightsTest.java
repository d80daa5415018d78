package forsyth.fen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.lint.Code;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every right that is left out is said, each once. */
class DroppedRightsTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            k7/8/8/8/8/8/8/K7, KQkq, W_CASTLING_NO_ROOK, KQkq
            r3k2r/8/8/8/8/8/8/4K3, KQkq, W_CASTLING_NO_ROOK, KQ
            4k3/8/8/8/8/8/8/4K3, GBgb, W_CASTLING_NO_ROOK, GBgb
            r3k2r/8/8/8/8/4K3/8/R6R, KQkq, W_CASTLING_NO_KING, KQ
            kkk5/8/8/8/8/8/8/KKK5, KQkq, W_CASTLING_AMBIGUOUS_KING, KQkq
            k7/8/8/8/8/8/8/K7, KKKK, W_CASTLING_NO_ROOK, K
            """)
    void eachIsSaid(String board, String rights, Code code, String dropped) {
        FenText read = FenReader.read(board + " w " + rights + " - 0 1", ReadOptions.ANY);
        String said = read.findings().stream()
                .filter(finding -> finding.code() == code)
                .map(finding -> String.valueOf(finding.args().get(0)))
                .collect(Collectors.joining());
        assertEquals(dropped, said);
    }
}
