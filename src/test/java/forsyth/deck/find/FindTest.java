package forsyth.deck.find;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Side;
import forsyth.chess.Transform;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Loading;
import forsyth.deck.Property;
import forsyth.deck.form.EpdForm;
import forsyth.lint.Severity;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches, duplicates, orders and batch acts on a small collection. */
class FindTest {
    private static final Deck DECK = Loading.text("""
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - id "rook 10"; bm O-O-O;
            4k3/3r4/8/8/8/8/8/R3K3 b Q - id "rook 9";
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - id "rook 2";
            rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq d3 id "b";
            rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq e3 id "a"; tags "one, Two";
            4k3/8/8/8/8/8/8/4Q1K1 w - - id "Schach";
            """).deck();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "KRP v KR | 0 2",
                "kr v krp | 0 2",
                "KR v KR | 1",
                "rook | 0 1 2",
                "two | 4",
                "@Re5 | 2",
                "@Ra1.b1 | 0 1",
                "@Ra1 rook 9 | 1",
                "@Ka1 |",
                "pppp |"
            })
    void finds(String typed, String expected) {
        int[] indices = expected == null
                ? new int[0]
                : IntStream.of(java.util.Arrays.stream(expected.split(" "))
                                .mapToInt(Integer::parseInt)
                                .toArray())
                        .toArray();
        assertArrayEquals(indices, Search.of(typed).in(DECK));
    }

    @Test
    void findsBySideAndByFinding() {
        assertArrayEquals(
                new int[] {1, 3, 4},
                Search.of("").and(new Condition.Turn(Side.BLACK)).in(DECK));
        assertArrayEquals(
                new int[] {5},
                Search.of("").and(new Condition.Found(Severity.ERROR)).in(DECK));
    }

    @Test
    void enPassantThatCannotBePlayedMakesNoOtherPosition() {
        assertArrayEquals(new int[] {4}, Duplicates.in(DECK, index -> {}));
    }

    @Test
    void ordersKeepWhatIsAlike() {
        Deck byTitle = Order.TITLE.of(DECK, index -> {});
        assertEquals("a b rook 2 rook 9 rook 10 Schach", titles(byTitle));
        assertEquals("Schach", Order.MEN.of(DECK, index -> {}).entry(0).title());
        assertEquals("rook 10 rook 2 Schach rook 9 b a", titles(Order.TURN.of(DECK, index -> {})));
    }

    private static String titles(Deck deck) {
        return String.join(
                " ",
                IntStream.range(0, deck.size())
                        .mapToObj(i -> deck.entry(i).title())
                        .toList());
    }

    @Test
    void transformTakesSolutionAndMarksAlong() {
        Entry entry = Entry.of(DECK.setup(0), EpdForm.EPD)
                .with(Property.SOLUTION, "O-O-O Rc4+ Kb1")
                .with(Property.MARKS, "[%csl Ga1] [%cal Re1c1]");
        Batch.Outcome swapped = Batch.transform(Transform.SWAP_COLOURS).apply(entry);
        assertEquals(
                "r3k3/4p3/8/4R3/8/4K3/8/8 b q - pv O-O-O Rc5+ Kb8; marks \"[%csl Ga8] [%cal Re8c8]\";\n",
                swapped.entry().text());
        assertEquals(Batch.MovesOutcome.WHOLE, swapped.moves());
        Batch.Outcome mirrored = Batch.transform(Transform.MIRROR).apply(entry);
        assertEquals("", mirrored.entry().get(Property.SOLUTION));
        assertEquals("[%csl Gh1] [%cal Rd1f1]", mirrored.entry().get(Property.MARKS));
        assertEquals(Batch.MovesOutcome.SHORTENED, mirrored.moves());
    }

    @Test
    void transformTakesAlternativesAlong() {
        Entry entry = DECK.entry(1).with(Property.SOLUTION, "Rd1+, Rd2");
        assertEquals(
                "Re1+, Re2",
                Batch.transform(Transform.MIRROR).apply(entry).entry().get(Property.SOLUTION));
    }

    /** Each operation keeps its code and place; what is no move stays, and is counted. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id \"a\"; bm Re8#; acd 3; | id \"a\"; bm Rd8#; acd 3; | WHOLE",
                "bm Re8# Kb1; am Ka2;  sm Re8#; | bm Rd8# Kg1; am Kh2; sm Rd8#; | WHOLE",
                "pv Re8#; dm 1; | pv Rd8#; dm 1; | WHOLE",
                "pv Rd1 h6 Rd8+; am Kb2; | pv Re1 a6 Re8+; am Kg2; | WHOLE",
                "bm Re8#, Kb1; | bm Rd8# Kg1; | WHOLE",
                "bm Re8# and mate; | bm Rd8# and mate; | SHORTENED",
                "bm Qh5; acd 12; | bm Qh5; acd 12; | SHORTENED",
                "pv Re8# blah; | pv Rd8# blah; | SHORTENED",
                "pv Kb1 Kh8 blah Kc1; | pv Kg1 Ka8 blah Kc1; | SHORTENED",
                "c0 \"none\"; | c0 \"none\"; | WHOLE"
            })
    void transformTakesEveryOperationAlong(String before, String after, Batch.MovesOutcome moves) {
        Entry entry = Loading.text("6k1/5ppp/8/8/8/8/8/K3R3 w - - " + before + "\n")
                .deck()
                .entry(0);
        Batch.Outcome outcome = Batch.transform(Transform.MIRROR).apply(entry);
        assertEquals(
                "1k6/ppp5/8/8/8/8/8/3R3K w - - " + after + "\n", outcome.entry().text());
        assertEquals(moves, outcome.moves());
    }

    @Test
    void transformKeepsTheWordsOfAGame() {
        Entry entry = Loading.text("[FEN \"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1\"]\n\n1. Kb1 Kh8 2. Qh5 *\n")
                .deck()
                .entry(0);
        Batch.Outcome outcome = Batch.transform(Transform.MIRROR).apply(entry);
        assertTrue(
                outcome.entry().text().contains("1. Kg1 Ka8 {Qh5} *"),
                outcome.entry().text());
        assertEquals(Batch.MovesOutcome.SHORTENED, outcome.moves());
    }

    @Test
    void swappedColoursSwapPlayersAndResult() {
        String game =
                "[Event \"E\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n[WhiteElo \"2000\"]\n\n1. e4 e5 1-0\n\n";
        Entry entry = Loading.text(game).deck().entry(0);
        String text =
                Batch.transform(Transform.SWAP_COLOURS).apply(entry).entry().text();
        assertTrue(text.contains("[White \"B\"]\n[Black \"A\"]\n[Result \"0-1\"]\n[WhiteElo \"2000\"]"), text);
        assertTrue(text.endsWith("1... e5 2. e4 0-1\n\n"), text);
        String mirrored = Batch.transform(Transform.MIRROR).apply(entry).entry().text();
        assertTrue(mirrored.contains("[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]"), mirrored);
    }

    /** A game keeps its moves as moves; what the other board does not allow is left out, and nothing is put in its place. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | 1. Ra8+ Kf7 2. Zz4 Kg7 | 1. Rh8+ Kc7 {Zz4 Kg7} *",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | 1. O-O-O | [SetUp \"1\"] *",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 | 1. Qh5 Kf7 | 1\"] Qh5 Kf7 *"
            })
    void transformTakesTheMovesOfAGameAlong(String fen, String moves, String expected) {
        String game = "[FEN \"" + fen + "\"]\n\n" + moves + " *\n";
        Entry entry = Loading.text(game).deck().entry(0);
        Batch.Outcome outcome = Batch.transform(Transform.MIRROR).apply(entry);
        String text = outcome.entry().text().replaceAll("\\s+", " ");
        assertTrue(text.contains(expected), text);
        assertEquals(Batch.MovesOutcome.SHORTENED, outcome.moves());
        assertEquals("", outcome.entry().get(Property.NOTES));
    }

    /** What reading repaired is repaired in the text too; what was right stays to the letter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2R w KQ - id \"x\"; | 4k3/8/8/8/8/8/8/4K2R w K - id \"x\";",
                "4k3/8/8/8/8/8/8/4K2R w K e6 id \"x\"; | 4k3/8/8/8/8/8/8/4K2R w K - id \"x\";",
                "4k3/8/8/8/8/8/8/4K2R w KQ - 0 0 | 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "4k3/8/8/8/8/8/8/4K2R w H -  acd 3 ; | 4k3/8/8/8/8/8/8/4K2R w H -  acd 3 ;",
                "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\"] | [FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
                "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1 | /4K2R_w_K_-_0_1",
                "7) 4k3/8/8/8/8/8/8/4K2R  w K - 0 1 a caption | 7) 4k3/8/8/8/8/8/8/4K2R  w K - 0 1 a caption",
                "[Event \"x\"] | [Event \"x\"]"
            })
    void repairOfWhatReadingRepaired(String before, String after) {
        Entry entry = Loading.text(before + "\n").deck().entry(0);
        String repaired = Batch.repair().apply(entry).text();
        assertTrue(repaired.contains(after + "\n"), repaired);
    }

    @Test
    void batchActs() {
        Deck tagged = DECK.map(new int[] {0, 4}, Batch.tags("two, , three "));
        assertEquals("[two, three]", tagged.entry(0).tags().toString());
        assertEquals("[one, Two, two, three]", tagged.entry(4).tags().toString());
        assertEquals(
                Side.WHITE, Batch.turn(Side.WHITE).apply(DECK.entry(3)).setup().turn());
        Deck repaired = DECK.map(new int[] {5}, Batch.repair());
        assertArrayEquals(
                new int[0],
                Search.of("").and(new Condition.Found(Severity.ERROR)).in(repaired));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; | ASTRAY",
                "4k3/8/8/8/8/8/8/R3K3 w Q - bm Qh5; | WHOLE",
                "4k3/8/8/8/8/8/8/R3K3 w Q - id \"x\"; | WHOLE",
                "4k3/8/8/8/8/8/8/4K3 b - - bm Kd8 Kf8; | WHOLE"
            })
    void movesThatNoLongerFitArePointedAt(String line, Batch.MovesOutcome expected) {
        Entry entry = Loading.text(line + "\n").deck().entry(0);
        Batch.Outcome outcome = Batch.outcome(Batch.turn(Side.BLACK)).apply(entry);
        assertEquals(expected, outcome.moves());
        assertEquals(entry.get(Property.SOLUTION), outcome.entry().get(Property.SOLUTION), "nothing is lost");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/8/8/8/8/8 b - - id \"x\";", "10/10/10/10/10/10/10/10 w - - id \"x\";"})
    void anEmptyBoardIsNotRepaired(String line) {
        Entry entry = Loading.text(line + "\n").deck().entry(0);
        assertEquals(entry, Batch.repair().apply(entry));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2R w KQ - id \"x\"; | WARNING | true",
                "4k3/8/8/8/8/8/8/4K2R w K - id \"x\"; | WARNING | false",
                "4k3/8/8/8/8/8/8/4K2R w KQ - id \"x\"; | ERROR | false",
                "4k3/8/8/8/8/8/8/4K2R w KQ - 0 0 | WARNING | true",
                "4k3/8/8/8/8/8/8/4KR1R w - - 0 1 | WARNING | false",
                "4k3/8/8/8/8/8/8/4K2R  w  K -  bm Kd2; | WARNING | false",
                "7) 4k3/8/8/8/8/8/8/4K2R w K - 0 1 a caption | WARNING | false",
                "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1 | WARNING | false",
                "8/8/8/8/8/8/8/4K3 w - - id \"x\"; | ERROR | true"
            })
    void whatReadingRepairedIsFound(String line, Severity gentlest, boolean isFound) {
        Deck deck = Loading.text(line + "\n").deck();
        assertEquals(isFound, new Condition.Found(gentlest).isMetBy(deck, 0));
    }

    /** Words are those that a person has written, not the names of fields. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 7; id \"Vera\"; | hmvc | false",
                "4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 7; id \"Vera\"; | id | false",
                "4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 7; id \"Vera\"; | ver | true",
                "4k3/8/8/8/8/8/8/4K3 w - - c0 \"say \\\"a\\\" now\"; | \"A\" now | true",
                "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; | kd2 | true",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 Endgame | endgame | true",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] [White \"Vera\"] | white | false",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] [White \"Vera\"] | vera | true",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] [White \"a \\\"b\\\"\"] | a \"b\" | true",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] {first words} 1. Kd2 * | words | true",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] {first words} 1. Kd2 * | kd2 | true",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] {first words} 1. Kd2 * | 4k3 | false"
            })
    void wordsAreThoseOfPeople(String text, String phrase, boolean isFound) {
        Deck deck = Loading.text(text + "\n").deck();
        assertEquals(isFound, new Condition.Text(phrase).isMetBy(deck, 0));
    }

    @Test
    void removesMovesAndInserts() {
        assertEquals("rook 9 b Schach", titles(DECK.remove(new int[] {0, 2, 4})));
        assertEquals(
                "rook 2 b rook 10 rook 9 a Schach",
                titles(DECK.move(new int[] {4, 1}, 5).move(new int[] {0}, 3)));
        assertEquals("a rook 10", titles(DECK.select(new int[] {4, 0})));
    }
}
