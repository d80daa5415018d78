package forsyth.deck.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Loading;
import forsyth.deck.read.Loader.Loaded;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.lint.Language;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games with positions, captions and other words between them. */
class MixedTextTest {
    private static final String A = "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1";
    private static final String B = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    private static final String C = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** A line break is written {@code /n}, G is a game with a result, H one without. */
    private static String text(String pattern) {
        return pattern.replace("/n", "\n")
                .replace("G", "[Event \"x\"]\n\n1. e4 e5 {1/2-1/2 a/b/c/d/e/f/g/h} 2. Nf3 *\n")
                .replace("H", "[Event \"y\"]\n\n1. d4 (1. c4 c5) d5\n")
                .replace("<A>", A)
                .replace("<B>", B)
                .replace("<C>", C);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<A>/n/nG/n<B>/n | A S B | true",
                "<A>/n<B>/nG/n<C>/nG | A B S C S | true",
                "H/n<A>/n<B>/nH | S A B S | true",
                "G/n[FEN \"<A>\"]/n/n*/n/n<B> | S A B | true",
                "1. e4 e5 *//n/n<B>/n | S B | true",
                "G/n{<A>}/n | S | true",
                "Dear all,/nhere is the game:/n/nG/nIt leads to <A> or so./n | S A | false",
                "G/nnothing more to say/n | S | false",
                "G/n1. Ze9 *//n | S | false"
            })
    void positionsAmongGamesAreEntries(String pattern, String expected, boolean isSound) {
        Loaded loaded = Loading.text(text(pattern).replace("*/", "*"));
        List<String> wanted = Arrays.stream(expected.split(" "))
                .map(name -> switch (name) {
                    case "A" -> A;
                    case "B" -> B;
                    case "C" -> C;
                    default -> START;
                })
                .toList();
        assertEquals(wanted, positions(loaded.deck()));
        assertEquals(isSound, loaded.faults().isEmpty(), loaded.faults().toString());
    }

    private static List<String> positions(Deck deck) {
        return IntStream.range(0, deck.size())
                .mapToObj(index -> FenWriter.write(deck.setup(index), Dialect.FEN))
                .map(written -> ((Written.Text) written).text())
                .toList();
    }

    @Test
    void gamesBehindManyPositionsAreSeen() {
        assertEquals(
                302,
                Loading.text((B + "\n").repeat(300) + text("G/n<A>/n")).deck().size());
    }

    @Test
    void wordsThatAreNoGameAreNamedWithTheirLineAndKept() {
        String text = text("G/n/nnothing more/nto say/n/nH");
        Loaded loaded = Loading.text(text);
        assertEquals(List.of(6), loaded.faults().stream().map(Fault::line).toList());
        assertEquals(Fault.Kind.NO_POSITION, ((Fault.OfFile) loaded.faults().get(0)).kind());
        assertTrue(loaded.isWhole());
        assertEquals(text, Loading.saved(loaded.deck(), loaded.form()));
    }

    @Test
    void linesAmongGamesAreReadAsInAList() {
        String line = "8/8/4k3/8/8/3KP3/8/7R b - - id \"with \\\"quote\\\"\"; c0 \"keep me\"; bm Kd5;";
        Loaded loaded = Loading.text(text("G/n") + line + "\nprose\n");
        Entry entry = loaded.deck().entry(1);
        assertEquals(line + "\n", entry.text());
        assertEquals("with \"quote\"", entry.title());
        assertEquals(List.of(6), loaded.faults().stream().map(Fault::line).toList());
    }

    @Test
    void aLineThatIsNoPositionIsNamedOnce() {
        Loaded loaded = Loading.text("Some prose.\n" + A + "\n" + B + "\n");
        assertEquals(1, loaded.faultCount());
        assertEquals(
                "\u201cSome prose.\u201d is neither a game nor a position.",
                FaultText.of(Language.ENGLISH).sentence(loaded.faults().get(0)));
    }

    @Test
    void aMixedTextIsNotWrittenOver() {
        assertFalse(Loading.text(text("<A>/n/nG")).isWhole());
    }
}
