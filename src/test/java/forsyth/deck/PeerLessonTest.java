package forsyth.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.deck.form.PgnForm;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.play.pgn.Ply;
import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.pgn.PGNImporter;
import io.github.wolfraam.chessgame.pgn.PGNTag;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What we write of a collection as games is read by another library, move by move. */
class PeerLessonTest {
    private static final String ENTRIES = """
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id "Cut off"; c0 "Castle"; marks "[%csl Ga1] [%cal Re1c1]";
            4k3/3r4/8/8/8/8/8/R3K3 b Q - pv Re7+ Kd1; id "Check"; tags "one, two";
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - bm Rxe7+; id "Take"; hmvc 7; fmvn 31;
            8/5k2/8/3Pp3/8/8/8/4K3 w - e6 bm dxe6+; id "In passing";
            8/P7/8/8/8/1k6/8/K7 w - - bm a8=Q, a8=R; id "Promote";
            """;

    @Test
    void everyPositionAndMoveIsReadAlike() {
        Deck deck = Loading.text(ENTRIES).deck();
        List<ChessGame> games = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        PGNImporter importer = new PGNImporter();
        importer.setOnGame(games::add);
        importer.setOnError((text, thrown) -> faults.add(text + thrown));
        importer.setOnWarning(warning -> assertTrue(warning.contains("Keywords"), warning));
        importer.run(new ByteArrayInputStream(Loading.saved(deck, PgnForm.PGN).getBytes(StandardCharsets.UTF_8)));
        assertEquals(List.of(), faults);
        assertEquals(deck.size(), games.size());
        for (int i = 0; i < deck.size(); i++) {
            Entry entry = deck.entry(i);
            ChessGame game = games.get(i);
            assertEquals(((Written.Text) FenWriter.write(entry.setup(), Dialect.FEN)).text(), game.getInitialFen());
            assertEquals(entry.title(), game.getPGNData().getPGNTagValue(PGNTag.EVENT));
            assertEquals(entry.line().plies().stream().map(Ply::san).toList(), game.getNotationList(NotationType.SAN));
        }
    }
}
