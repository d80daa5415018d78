package forsyth.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Castling;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers, names and arrays of starts, both ways. */
class StartTest {
    static Stream<Row> chess960() {
        return Table.rows("/vectors/chess960_sp.tsv");
    }

    static Stream<Row> capablancaRandom() {
        return Table.rows("/vectors/crc_sp.tsv");
    }

    static Stream<Row> identities() {
        return Table.rows("/start/identify.tsv");
    }

    @Test
    void the960ArraysAreAllThereAre() {
        Set<String> arrays = new TreeSet<>();
        for (int number = 0; number < Chess960.COUNT; number++) {
            String array = Chess960.array(number);
            assertTrue(arrays.add(array), array);
            assertEquals(OptionalInt.of(number), Chess960.number(array));
        }
        long asDefined = permutations("BBKNNQRR").stream()
                .filter(array -> array.indexOf('B') % 2 != array.lastIndexOf('B') % 2)
                .filter(array -> array.indexOf('R') < array.indexOf('K') && array.indexOf('K') < array.lastIndexOf('R'))
                .filter(arrays::contains)
                .count();
        assertEquals(Chess960.COUNT, asDefined);
    }

    @Test
    void whatIsNoArrayHasNoNumber() {
        for (String array : permutations("BBKNNQRR")) {
            OptionalInt number = Chess960.number(array);
            assertTrue(number.isEmpty() || Chess960.array(number.getAsInt()).equals(array), array);
        }
        for (String text : List.of("", "RNBQKBN", "RNBQKBNRR", "rnbqkbnr", "RNBQKBNN", "........", "QQQQQQQQ")) {
            assertTrue(Chess960.number(text).isEmpty(), text);
        }
        for (String text : List.of("", "RNBQKBNR", "RJNBKQBNJR", "RANBKQBNAR", "AAAAAAAAAA")) {
            assertTrue(CapablancaRandom.number(text).isEmpty(), text);
        }
    }

    @ParameterizedTest
    @MethodSource("chess960")
    void numbersAreScharnagls(Row row) {
        int number = Integer.parseInt(row.get("id"));
        assertEquals(row.get("backrank"), Chess960.array(number));
        assertEquals(row.get("expect"), text(Chess960.setup(number, number), Dialect.X_FEN));
        assertEquals(row.get("expect_shredder"), text(Chess960.setup(number, number), Dialect.SHREDDER));
        assertEquals(
                row.get("id"), Identity.of(FenReader.setup(row.get("expect"))).text());
    }

    @ParameterizedTest
    @MethodSource("capablancaRandom")
    void capablancaRandomNumbersAreScharnagls(Row row) {
        int number = Integer.parseInt(row.get("id"));
        String array = row.get("backrank");
        assertEquals(array, CapablancaRandom.array(number));
        assertEquals(row.get("expect"), text(CapablancaRandom.setup(number), Dialect.X_FEN));
        assertEquals(row.get("pawns_protected").equals("yes"), CapablancaRandom.isEveryPawnProtected(array));
        assertEquals(row.get("adjacent_bishops").equals("yes"), CapablancaRandom.hasAdjacentBishops(array));
        assertEquals(Integer.parseInt(row.get("gothic_distance")), CapablancaRandom.gothicDistance(array));
        assertEquals(row.get("crc_valid").equals("yes"), CapablancaRandom.isAllowed(array));
    }

    @Test
    void the48000ArraysDifferAndAsManyAreAllowedAsPublished() {
        Set<String> arrays = new HashSet<>();
        int[] counts = new int[3];
        for (int number = 0; number < CapablancaRandom.COUNT; number++) {
            String array = CapablancaRandom.array(number);
            assertTrue(arrays.add(array), array);
            assertEquals(OptionalInt.of(number), CapablancaRandom.number(array));
            boolean isProtected = CapablancaRandom.isEveryPawnProtected(array);
            counts[0] += isProtected ? 1 : 0;
            counts[1] += isProtected && !CapablancaRandom.hasAdjacentBishops(array) ? 1 : 0;
            counts[2] += CapablancaRandom.isAllowed(array) ? 1 : 0;
        }
        assertEquals(List.of(21_836, 12_130, 12_118), List.of(counts[0], counts[1], counts[2]));
        assertEquals(CapablancaRandom.array(0), CapablancaRandom.array(CapablancaRandom.COUNT));
    }

    @ParameterizedTest
    @CsvSource({
        "CRC 12, crc:12",
        "crc: 12, crc:12",
        "Gothic, gothic",
        "Optimized, opti",
        "modern  Carrera, modern-carrera",
        "Embassy Chess, embassy",
        "12 / 690, 12/690",
        "CRC 48001, ",
        "960, ",
        "gothic carrera, "
    })
    void namesAsPeopleWriteThem(String text, String name) {
        assertEquals(
                Optional.ofNullable(name), StartName.parse(text, new Random(0)).map(Start::name));
    }

    @ParameterizedTest
    @EnumSource
    void listsOfASeedHoldDifferentStartsAndGrow(StartDraw draw) {
        List<Start> list = draw.draw(300, 20261130);
        assertEquals(300, list.stream().map(Start::setup).distinct().count());
        assertEquals(list.subList(0, 10), draw.draw(10, 20261130));
        assertNotEquals(list.subList(0, 10), draw.draw(10, 20261201));
        assertTrue(list.stream()
                .allMatch(start -> start.equals(
                        StartName.parse(start.name(), new Random(0)).orElseThrow())));
    }

    @Test
    void theLongestListIsAllOfChess960() {
        Set<String> names = new TreeSet<>();
        StartDraw.CHESS960.draw(StartDraw.MOST, 1).forEach(start -> names.add(start.name()));
        assertEquals(Chess960.COUNT, names.size());
        assertEquals(List.of(), StartDraw.CHESS960.draw(0, 1));
    }

    @Test
    void pairsRoundTrip() {
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            int white = random.nextInt(Chess960.COUNT);
            int black = random.nextInt(Chess960.COUNT);
            Setup setup = Chess960.setupOfPair(Chess960.pair(white, black));
            assertEquals(Chess960.setup(white, black), setup);
            String name = white == black ? "" + white : white + "/" + black;
            assertEquals(
                    name,
                    Identity.of(FenReader.setup(text(setup, Dialect.SHREDDER))).text());
            assertEquals(name, StartName.parse(name, random).orElseThrow().name());
        }
        assertEquals(Chess960.PAIRS - 1, Chess960.pair(959, 959));
    }

    @Test
    void randomDrawsEveryArrayAlike() {
        RandomGenerator random = new Random(960);
        int draws = 96_000;
        int[] counts = new int[Chess960.COUNT];
        for (int i = 0; i < draws; i++) {
            String name = StartName.parse("random", random).orElseThrow().name();
            counts[Integer.parseInt(name)]++;
        }
        double expected = (double) draws / Chess960.COUNT;
        double chiSquare = IntStream.of(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        // 959 degrees of freedom: between the 0.1 and the 99.9 per cent points.
        assertTrue(chiSquare > 827 && chiSquare < 1099, () -> "chi square " + chiSquare);
        assertTrue(counts[0] > 0 && counts[959] > 0);
    }

    @Test
    void drawsOfPairsAndOfCapablancaRandom() {
        RandomGenerator random = new Random(1);
        Start pair = StartName.parse("random/random", random).orElseThrow();
        assertTrue(pair.name().matches("\\d+/\\d+"), pair.name());
        assertEquals(pair, StartName.parse("random/random", new Random(1)).orElseThrow());
        for (int i = 0; i < 200; i++) {
            String name = StartName.parse("crc:random", random).orElseThrow().name();
            assertTrue(CapablancaRandom.isAllowed(CapablancaRandom.array(Integer.parseInt(name.substring(4)))), name);
        }
        assertTrue(StartName.parse("518/random", random).orElseThrow().name().startsWith("518"));
    }

    @ParameterizedTest
    @CsvSource({
        "518, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "0/959, rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
        "959/0, bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1",
        "rnbnkqrb, rnbnkqrb/pppppppp/8/8/8/8/PPPPPPPP/RNBNKQRB w KQkq - 0 1",
        "NNNNKNNN, nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/NNNNKNNN w - - 0 1",
        "RQNBAKBNCR, rqnbakbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RQNBAKBNCR w KQkq - 0 1",
        "RJNBKQBNJR, ranbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RANBKQBNAR w KQkq - 0 1",
        "Gothic, rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1",
        "victorian, crnbakbnrq/pppppppppp/10/10/10/10/PPPPPPPPPP/CRNBAKBNRQ w KQkq - 0 1",
        "carrera, rcnbkqbnar/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBKQBNAR w - - 0 1",
        "crc:48000, qabbcnnrkr/pppppppppp/10/10/10/10/PPPPPPPPPP/QABBCNNRKR w KQkq - 0 1",
        "crc:3, abbqcnnrkr/pppppppppp/10/10/10/10/PPPPPPPPPP/ABBQCNNRKR w KQkq - 0 1",
    })
    void aNameIsAStart(String name, String expected) {
        assertEquals(
                expected,
                text(StartName.parse(name, new Random(0)).orElseThrow().setup(), Dialect.X_FEN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "960",
                "-1",
                "1/960",
                "1/2/3",
                "/",
                "1/",
                "/1",
                "crc:",
                "crc:48001",
                "crc:-1",
                "crc:1/2",
                "99999999999",
                "RNBQKBN",
                "RNBQQBNR",
                "RNBKKBNR",
                "RNBQKBNP",
                "RNBQKABN",
                "rnbqkbnr/rnbqkbnr",
                "\u0661",
                "capablanca-2",
                "518 x",
                "randomm"
            })
    void otherNamesAreNone(String name) {
        assertTrue(StartName.parse(name, new Random(0)).isEmpty(), name);
    }

    @ParameterizedTest
    @EnumSource(NamedStart.class)
    void everyNamedStartIsRecognised(NamedStart named) {
        Start start = StartName.parse(named.word(), new Random(0)).orElseThrow();
        assertEquals(named.word(), start.name());
        String identity = Identity.of(start.setup()).text();
        assertTrue(List.of(identity.split(" ")).contains(named.word()), identity);
        assertFalse(identity.endsWith("modified"), identity);
        assertEquals(named.castles(), !start.setup().castling().equals(Castling.NONE));
        assertNotEquals("", named.title());
    }

    @ParameterizedTest
    @MethodSource("identities")
    void aPositionIsRecognised(Row row) {
        assertEquals(
                row.get("expect"), Identity.of(FenReader.setup(row.input())).text());
    }

    @Test
    void claimsThatTheBoardDoesNotBackDoNotCount() {
        Setup start = Chess960.setup(518, 518);
        assertEquals("518", Identity.of(start.withEnPassant(0x25)).text());
        assertEquals("518 modified", Identity.of(start.withTurn(Side.BLACK)).text());
    }

    private static Set<String> permutations(String letters) {
        if (letters.isEmpty()) {
            return Set.of("");
        }
        Set<String> result = new TreeSet<>();
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            permutations(letters.substring(0, i) + letters.substring(i + 1)).forEach(rest -> result.add(letter + rest));
        }
        return result;
    }

    private static String text(Setup setup, Dialect dialect) {
        return FenWriter.write(setup, dialect) instanceof Written.Text known ? known.text() : "UNREPRESENTABLE";
    }
}
