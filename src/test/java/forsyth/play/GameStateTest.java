package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Square;
import forsyth.fen.FenReader;
import forsyth.lint.Finding;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** How a game stands, one position a line. */
class GameStateTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/play/state.csv", numLinesToSkip = 1)
    void saysHowTheGameStands(String fen, String codes, String squares) {
        List<Finding> findings = GameState.findings(FenReader.setup(fen));
        String found = findings.stream().map(finding -> finding.code().name()).collect(Collectors.joining(" "));
        String named = findings.stream()
                .flatMap(finding -> finding.squares().stream())
                .map(Square::name)
                .collect(Collectors.joining(" "));
        assertEquals(codes, found.isEmpty() ? "-" : found);
        assertEquals(squares, named.isEmpty() ? "-" : named);
    }
}
