package forsyth.fen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SiteTest {
    @ParameterizedTest
    @CsvSource(delimiter = ' ', nullValues = "none", textBlock = """
            LICHESS_EDITOR WHITE 4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1 https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1?color=white
            LICHESS_EDITOR BLACK 4k3/8/8/8/8/8/8/3K2R1_w_K_-_0_1 https://lichess.org/editor/4k3/8/8/8/8/8/8/3K2R1_w_K_-_0_1?variant=chess960&color=black
            LICHESS_ANALYSIS BLACK 4k3/8/8/8/8/8/8/4K2R_w_-_-_3_9 https://lichess.org/analysis/4k3/8/8/8/8/8/8/4K2R_w_-_-_3_9?color=black
            LICHESS_ANALYSIS WHITE 4k3/8/8/8/8/8/8/3K1RR1_w_F_-_0_1 https://lichess.org/analysis/chess960/4k3/8/8/8/8/8/8/3K1RR1_w_F_-_0_1?color=white
            CHESS_COM_ANALYSIS WHITE 4k3/8/8/8/8/8/8/4K2R_b_K_-_0_1 https://www.chess.com/analysis?fen=4k3/8/8/8/8/8/8/4K2R%20b%20K%20-%200%201
            CHESS_COM_ANALYSIS BLACK 4k3/8/8/8/8/8/8/4K3_w_-_-_0_1 https://www.chess.com/analysis?fen=4k3/8/8/8/8/8/8/4K3%20w%20-%20-%200%201&flip=true
            CHESS_COM_ANALYSIS WHITE 4k3/8/8/8/8/8/8/3K2R1_w_K_-_0_1 none
            LICHESS_EDITOR WHITE 5k4/10/10/10/10/10/10/4K5_w_-_-_0_1 none
            """)
    void links(Site site, Side bottom, String fen, String link) {
        Setup setup = FenReader.setup(fen.replace('_', ' '));
        assertEquals(Optional.ofNullable(link), site.link(setup, bottom));
    }

    @ParameterizedTest
    @EnumSource
    void ourReaderReadsThem(Site site) {
        Setup setup = FenReader.setup("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 12");
        assertEquals(setup, FenReader.setup(site.link(setup, Side.BLACK).orElseThrow()));
    }
}
