package forsyth.deck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Loader.Loaded;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as people have them: each loads as expected, and saving it changes nothing. */
class DeckFilesTest {
    /** Test suites in their usual forms, the first lines of each. */
    private static final List<String> SUITES = List.of(
            "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - bm Rxf4; id \"ERET 001 - Relief\";\r\n"
                    + "r1n2N1k/2n2K1p/3pp3/5Pp1/b5R1/8/1PPP4/8 w - - bm Ng6; id \"ERET 002 - Zugzwang\";\r\n",
            "1kr5/3n4/q3p2p/p2n2p1/PppB1P2/5BP1/1P2Q2P/3R2K1 w - - bm f5; id \"STS(v1.0) Undermine.001\";"
                    + " c0 \"f5=10, Be5+=2, Bf2=3, Bg4=2\";\n"
                    + "1n5k/3q3p/pp1p2pB/5r2/1PP1Qp2/P6P/6P1/2R3K1 w - - bm c5; id \"STS(v1.0) Undermine.002\";"
                    + " c0 \"c5=10, Qd4+=4, b5=4, g4=3\"; c7 \"c5\"; c8 \"10\"; c9 \"c4c5\";\n",
            "# Bratko-Kopec, not every reader likes comments\n"
                    + "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";\n\n"
                    + "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - bm d5; id \"BK.02\"; acd 12; acn 1234567; ce 35; dm 4\n"
                    + "this line is no position\n"
                    + "2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - bm f5; id \"BK.03\";");

    static Stream<Map.Entry<String, List<String>>> expected() throws IOException {
        Map<String, List<String>> files = new LinkedHashMap<>();
        for (String row : Files.readAllLines(path("EXPECT.tsv")).subList(1, 41)) {
            String[] cells = row.split("\t");
            List<String> positions = files.computeIfAbsent(cells[0], name -> new ArrayList<>());
            if (!cells[1].equals("0")) {
                positions.add(cells[3]);
            }
        }
        return files.entrySet().stream();
    }

    private static Path path(String name) {
        try {
            return Path.of(Objects.requireNonNull(DeckFilesTest.class.getResource("/paste/files/" + name), name)
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("expected")
    void loadsAsExpected(Map.Entry<String, List<String>> file) {
        Deck deck = Loading.file(path(file.getKey())).deck();
        assertEquals(file.getValue(), positions(deck));
    }

    private static List<String> positions(Deck deck) {
        return IntStream.range(0, deck.size())
                .mapToObj(index -> FenWriter.write(deck.setup(index), Dialect.X_FEN))
                .map(written -> ((Written.Text) written).text())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("expected")
    void savesWhatItLoaded(Map.Entry<String, List<String>> file) throws IOException {
        Path path = path(file.getKey());
        Loaded loaded = Loading.file(path);
        String text = Files.readString(path).replace("\uFEFF", "");
        String saved = Loading.saved(loaded.deck(), loaded.form());
        assertEquals(positions(loaded.deck()), positions(Loading.text(saved).deck()));
        if (loaded.isWhole()) {
            assertEquals(text, saved);
        }
    }

    static List<String> suites() {
        return SUITES;
    }

    @ParameterizedTest
    @MethodSource("suites")
    void suitesComeBackToTheLetter(String suite) {
        Loaded loaded = Loading.text(suite);
        assertTrue(loaded.isWhole());
        assertEquals(EpdForm.EPD, loaded.form());
        assertEquals(suite, Loading.saved(loaded.deck(), loaded.form()));
    }

    private static final String COMMENTED =
            "# first\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\nno position\n4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n# last\n";

    @Test
    void whatStandsBetweenPositionsStaysWhereItCan() {
        Deck deck = Loading.text(COMMENTED).deck();
        Deck noted = deck.map(new int[] {0, 1}, entry -> entry.with(Property.NOTES, "words"));
        assertEquals(COMMENTED, Loading.saved(noted, FenForm.FEN));
        assertEquals(COMMENTED.replace("- 0 1", "- c0 \"words\";"), Loading.saved(noted, EpdForm.EPD));
        assertEquals(Set.of("notes"), Saving.lost(noted, FenForm.FEN));
        assertEquals(Set.of(), Saving.lost(noted, EpdForm.EPD));
        assertEquals(Set.of(Saving.BETWEEN), Saving.lost(noted, PgnForm.PGN));
        assertEquals(Set.of(), Saving.lost(deck.extract(new int[] {0, 1}), PgnForm.PGN));
        assertEquals("# first\n\nno position\n# last\n", Loading.saved(deck.remove(new int[] {0, 1}), FenForm.FEN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[Event \"x\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *\n", "fen,rating\nx,1\n", "# only a comment\n"
            })
    void whatHasNoPositionIsNotEmptied(String text) {
        Loaded loaded = Loading.text(text);
        assertEquals(0, loaded.deck().size());
        assertTrue(
                !loaded.isWhole() || Loading.saved(loaded.deck(), loaded.form()).equals(text));
    }

    @Test
    void aTableKeepsItsColumnsAndOddRecords() {
        String table = "fen,rating\nno position,1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,1500\n";
        Loaded loaded = Loading.text(table);
        Deck titled = loaded.deck().map(new int[] {0}, entry -> entry.with(Property.TITLE, "x"));
        assertEquals(
                "fen,rating,Title\nno position,1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1,1500,x\n",
                Loading.saved(titled, loaded.form()));
        assertEquals("fen,rating\nno position,1\n", Loading.saved(loaded.deck().remove(new int[] {0}), loaded.form()));
    }

    @Test
    void faultyLinesAreNamedAndKept() {
        Loaded loaded = Loading.text(SUITES.get(2));
        assertEquals(List.of("BK.01", "BK.02", "BK.03"), titles(loaded.deck()));
        assertEquals(
                List.of(5), loaded.faults().stream().map(Fault::line).distinct().toList());
        String moved = Loading.saved(loaded.deck().remove(new int[] {2}), loaded.form());
        assertTrue(moved.contains("this line is no position\n"), moved);
    }

    private static List<String> titles(Deck deck) {
        return IntStream.range(0, deck.size())
                .mapToObj(i -> deck.entry(i).title())
                .toList();
    }

    @Test
    void encodingsAreRecognised() {
        String line = "4k3/8/8/8/8/8/8/4K3 w - - id \"M\u00FCller\";\n";
        for (byte[] bytes : List.of(
                line.getBytes(StandardCharsets.UTF_8),
                ("\uFEFF" + line).getBytes(StandardCharsets.UTF_8),
                ("\uFEFF" + line).getBytes(StandardCharsets.UTF_16LE),
                ("\uFEFF" + line).getBytes(StandardCharsets.UTF_16BE),
                line.getBytes(StandardCharsets.ISO_8859_1))) {
            assertEquals(List.of("M\u00FCller"), titles(Loading.bytes(bytes).deck()));
        }
    }

    @Test
    void everyFormSaysEverything() {
        Entry entry = Entry.of(
                        Loading.text("8/8/8/4k3/8/8/4P3/4K3 w - - 3 40\n")
                                .deck()
                                .setup(0),
                        EpdForm.EPD)
                .with(Property.TITLE, "Lesson \"one\"")
                .with(Property.NOTES, "Mind the {opposition}")
                .with(Property.TAGS, "pawn, ending")
                .with(Property.SOLUTION, "Kf2 Kf4")
                .with(Property.MARKS, "[%csl Ge4] [%cal Re2e4]");
        for (Form form : List.of(EpdForm.EPD, PgnForm.PGN, CsvForm.OWN)) {
            Deck deck =
                    Loading.text(Loading.saved(Deck.of(List.of(entry)), form)).deck();
            Entry read = deck.entry(0);
            assertEquals(entry.setup(), read.setup(), form.toString());
            assertEquals("Lesson \"one\"", read.title());
            assertEquals(
                    "Mind the {opposition}".substring(0, 9),
                    read.get(Property.NOTES).substring(0, 9));
            assertEquals(List.of("pawn", "ending"), read.tags());
            assertEquals(entry.marks(), read.marks());
            assertEquals(2, read.line().plies().size());
            assertEquals(entry.line().end(), read.line().end());
        }
        assertEquals(
                entry.setup(),
                Loading.text(Loading.saved(Deck.of(List.of(entry)), FenForm.FEN))
                        .deck()
                        .setup(0));
    }
}
