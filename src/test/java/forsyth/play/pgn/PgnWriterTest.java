package forsyth.play.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.play.CastlingTargets;
import forsyth.play.LetterSet;
import forsyth.play.Move;
import forsyth.play.Moves;
import forsyth.play.San;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games written and read again. */
class PgnWriterTest {
    private static final String[] WORDS = {
        "a", "[%clk", "1:00:00]", "[Event", "\"x\"]", "%", "(b)", "\u00E4\u0421", ";", "1-0", "{", "$4", "\\", "*",
    };

    static Stream<String> starts() {
        return Table.rows("/vectors/perft.tsv").map(row -> row.get("fen")).distinct();
    }

    @ParameterizedTest
    @MethodSource("starts")
    void whatIsWrittenReadsBack(String fen) {
        Random random = new Random(fen.hashCode());
        Game game = randomGame(random, Moves.of(FenReader.setup(fen)));
        String text = Pgn.write(game);
        assertTrue(text.lines().allMatch(line -> line.startsWith("[") || line.length() <= 80), text);
        List<PgnEntry> read = Pgn.read(text + Pgn.write(game));
        assertEquals(2, read.size(), text);
        for (PgnEntry entry : read) {
            assertEquals(List.of(), entry.faults(), text);
            assertEquals(game.plies(), entry.game().plies());
            assertEquals(game.comment(), entry.game().comment());
            assertEquals(game.result(), entry.game().result());
            assertEquals(game.start().setup(), entry.game().start().setup());
            game.tags()
                    .forEach((name, value) -> assertEquals(value, entry.game().tag(name)));
            assertEquals(text, Pgn.write(entry.game()));
        }
    }

    private static Game randomGame(Random random, Moves start) {
        List<Ply> plies = new ArrayList<>();
        Moves position = start;
        for (int ply = 0; ply < 60 && !position.legal().isEmpty(); ply++) {
            Move move = position.legal().get(random.nextInt(position.legal().size()));
            Moves after = position.play(move);
            List<Integer> nags = random.nextInt(5) == 0 ? List.of(1, 140) : List.of();
            String comment = random.nextInt(3) == 0 ? words(random) : "";
            plies.add(new Ply(move, San.write(position, move, after, LetterSet.ENGLISH), after.setup(), nags, comment));
            position = after;
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "A \"quoted\" \\ name");
        tags.put("Annotator", words(random));
        return new Game(tags, start, words(random), plies, random.nextBoolean() ? "1-0" : "1/2-1/2");
    }

    private static String words(Random random) {
        List<String> words = new ArrayList<>();
        for (int i = random.nextInt(30); i >= 0; i--) {
            words.add(WORDS[random.nextInt(WORDS.length)]);
        }
        return String.join(" ", words);
    }

    @Test
    void writesTheRosterAndTheMoves() {
        String text = "[White \"A\"]\n[Eco \"C20\"]\n\n{c} 1. e4! e5 {d} 2. Nf3 *";
        assertEquals("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "A"]
                [Black "?"]
                [Result "*"]
                [Eco "C20"]

                {c} 1. e4 $1 e5 {d} 2. Nf3 *

                """, Pgn.write(Pgn.read(text).get(0).game()));
    }

    @Test
    void namesTheVariantThatTheStartAsksFor() {
        assertTag("", FenReader.setup("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), CastlingTargets.OF_BOARD);
        assertTag("Chess960", FenReader.setup("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"), CastlingTargets.OF_BOARD);
        assertTag("Capablanca", Setup.start(Geometry.CAPABLANCA), CastlingTargets.OF_BOARD);
        assertTag("Embassy", FenReader.setup("4k5/10/10/10/10/10/10/4K4R w K - 0 1"), CastlingTargets.EMBASSY);
        assertTag("Janus", FenReader.setup("4k5/10/10/10/10/10/10/4K4R w K - 0 1"), CastlingTargets.JANUS);
    }

    private static void assertTag(String variant, Setup start, CastlingTargets targets) {
        Game game = new Game(Map.of(), Moves.of(start, targets), "", List.of(), "*");
        Game read = Pgn.read(Pgn.write(game)).get(0).game();
        assertEquals(variant, read.tag("Variant"));
        assertEquals(start, read.start().setup());
        assertEquals(targets, read.start().targets());
    }
}
