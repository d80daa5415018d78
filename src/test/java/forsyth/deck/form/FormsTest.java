package forsyth.deck.form;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Loading;
import forsyth.deck.Property;
import forsyth.deck.Saving;
import forsyth.deck.read.Loader;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A change of one thing leaves every other character as it was. */
class FormsTest {
    private static final String EPD = "4k3/8/8/8/8/8/8/R3K3 w Q -  acd 12 ; bm Ra8+;  zz \"a;b\" 3; id \"old\"";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "TITLE | new | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ; bm Ra8+;  zz \"a;b\" 3; id \"new\";",
                "TITLE | `` | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ; bm Ra8+;  zz \"a;b\" 3;",
                "NOTES | a \"b\" | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ; bm Ra8+;  zz \"a;b\" 3; id \"old\"; c0 \"a \\\"b\\\"\";",
                "SOLUTION | O-O-O Kf7 | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ;  zz \"a;b\" 3; id \"old\"; pv O-O-O Kf7;",
                "SOLUTION | Ra8+, O-O-O | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ; bm Ra8+ O-O-O;  zz \"a;b\" 3; id \"old\";",
                "TAGS | a, b | 4k3/8/8/8/8/8/8/R3K3 w Q - acd 12 ; bm Ra8+;  zz \"a;b\" 3; id \"old\"; tags \"a, b\";"
            })
    void epd(Property property, String value, String expected) {
        assertEquals(expected, EpdForm.EPD.with(EPD, property, value == null ? "" : value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id \"p \\\"q\\\" r\"; c0 \"x\"; | p \"q\" r | x | 0",
                "id \"\\\"q\\\"\"; c0 \"x\"; | \"q\" | x | 0",
                "id \"\\\"q\\\" and \\\\\"; c0 \"\\\\\"; | \"q\" and \\ | \\\\ | 0",
                "id \"C:\\\"; c0 \"a\\b\"; | C:\\ | a\\b | 0",
                "id \"a\\\"; b\"; c0 \"x\"; | a\\ | `` | 1",
                "bm Kd2; id \"p \"q\" r\"; c0 \"x\"; | `` | `` | 1",
                "bm Kd2; id \"p; c0 \"x\"; | `` | `` | 1",
                "id \"q\";c0 \"x\"; | q | x | 0"
            })
    void quotesInStrings(String operations, String title, String notes, int faults) {
        String line = "4k3/8/8/8/8/8/8/4K3 w - - " + operations + "\n";
        Loader.Loaded loaded = Loading.text(line);
        Entry entry = loaded.deck().entry(0);
        assertEquals(title, entry.title());
        assertEquals(notes, entry.get(Property.NOTES));
        assertEquals(faults, loaded.faultCount(), loaded.faults().toString());
        Entry moved = entry.with(FenReader.setup("4k3/8/8/8/8/8/8/3K4 w - - 0 1"));
        assertEquals(line.replace("4K3", "3K4"), moved.text());
        assertEquals(title, moved.title());
    }

    /** Written and read again: the same, but for a quote before a semicolon. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a | a",
                "\"a\" | \"a\"",
                "a \\ b | a \\ b",
                "a\\ | a\\",
                "\"a\" \\ | \"a\" \\",
                "\\\"a | \\\"a",
                "\\\\\"\"\\ | \\\\\"\"\\",
                "\"a\"; b | \"a'; b",
                "\" ; | ' ;",
                "a; b | a; b"
            })
    void stringsAreReadAsTheyWereWritten(String value, String expected) {
        String text = EpdForm.EPD.with(EPD, Property.TITLE, value);
        assertEquals(expected, EpdForm.EPD.get(text, Property.TITLE), text);
        assertEquals("Ra8+", EpdForm.EPD.get(text, Property.SOLUTION), text);
        String second = EpdForm.EPD.with(text, Property.NOTES, value);
        assertEquals(expected, EpdForm.EPD.get(second, Property.NOTES), second);
        assertEquals(expected, EpdForm.EPD.get(second, Property.TITLE), second);
        Entry entry = Loading.text(second + "\n").deck().entry(0);
        assertEquals(expected, entry.title(), second);
    }

    private static final String GAME =
            "[Event \"E\"]\r\n[White \"?\"]\r\n[Odd \"x\"]\r\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\r\n"
                    + "\r\n{old [%csl Ga1]} 1. Ra8+ {!} (1. Kd2 $1) Kd7 1-0\r\n\r\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TITLE | New | [Event \"E\"] | [Event \"New\"]",
                "NOTES | new | {old [%csl Ga1]} | {[%csl Ga1] new}~",
                "MARKS | [%cal Ra1a8] | {old [%csl Ga1]} | {[%cal Ra1a8] old}~",
                "SOLUTION | 1. O-O-O | 1. Ra8+ {!} (1. Kd2 $1) Kd7 | 1. O-O-O"
            })
    void pgn(Property property, String value, String old, String expected) {
        String changed = PgnForm.PGN.with(GAME, property, value);
        String wanted = GAME.replace(old, expected).replace("~ ", "\r\n");
        assertEquals(wanted, property == Property.NOTES || property == Property.MARKS ? changed : unbroken(changed));
    }

    /** Any change puts the comment on a line of its own. */
    private static String unbroken(String text) {
        return text.replace("{[%csl Ga1] old}\r\n", "{old [%csl Ga1]} ")
                .replace("{old [%csl Ga1]}\r\n", "{old [%csl Ga1]} ");
    }

    @Test
    void captionOfALineIsItsTitle() {
        Entry entry = Loading.text("1) 4k3/8/8/8/8/8/8/4K3 w - - 0 1\tcaption\n")
                .deck()
                .entry(0);
        assertEquals("caption", entry.title());
        assertEquals(
                "1) 4k3/8/8/8/8/8/8/4K3 w - - 0 1\tother\n",
                entry.with(Property.TITLE, "other").text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"Immortal\" game", ", x", "(a) first", "; rest", "| bar", ")"})
    void captionIsReadAsItWasWritten(String title) {
        Entry entry = Loading.text("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n").deck().entry(0);
        String text = entry.with(Property.TITLE, title).text();
        assertEquals(title, Loading.text(text).deck().entry(0).title());
    }

    /** What stands around a position may not be taken for its fields, nor hide what is said. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1?color=white",
                "<div>Position:&nbsp;<b>4k3/8/8/8/8/8/8/4K2R</b>&nbsp;w&nbsp;K&nbsp;-&nbsp;0&nbsp;1<br></div>",
                "4k3/8/8/8/8/8/8/4K2R b K - 0",
                "4k3/8/8/8/8/8/8/4K2R b",
                "4k3/8/8/8/8/8/8/4K2R",
                "See \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", page 7",
                "8/8/8/2k5/3Pp3/8/8/4K3 b - d bm exd3; id \"a\";",
                "8/8/8/2k5/3Pp3/8/8/4K3 b -d3 bm exd3; id \"a\";",
                "8/8/8/2k5/3Pp3/8/8/4K3 b - (d3 bm exd3; id \"a\";"
            })
    void aLineOfAnyKindIsChanged(String line) {
        for (String before : List.of("", "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+;\n")) {
            Deck deck = Loading.text(before + line + "\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n")
                    .deck();
            int index = before.isEmpty() ? 0 : 1;
            Entry entry = deck.entry(index);
            for (Property property : List.of(Property.TITLE, Property.NOTES, Property.TAGS)) {
                Entry changed = entry.with(property, "new 9");
                Entry read = Loading.text(before + changed.text()).deck().entry(index);
                assertEquals("new 9", read.get(property), changed.text());
                assertEquals(entry.setup(), read.setup(), changed.text());
            }
            Entry turned =
                    entry.with(entry.setup().withTurn(entry.setup().turn().opposite()));
            assertEquals(
                    turned.setup(), Loading.text(before + turned.text()).deck().setup(index), turned.text());
        }
    }

    /** A caption is never taken for a field. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "12 men",
                "5 3 title",
                "1/2",
                "0 1",
                "bm e4;",
                "KQkq",
                "e3 square",
                "c0 \"x\"",
                "w",
                "-",
                "id \"a\";"
            })
    void aCaptionIsNoField(String title) {
        for (String line :
                List.of("4k3/8/8/8/8/8/4P3/4K3 b - -", "4k3/8/8/8/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1")) {
            Entry entry = Loading.text(line + "\n").deck().entry(0);
            Entry read = Loading.text(entry.with(Property.TITLE, title).text())
                    .deck()
                    .entry(0);
            assertEquals(entry.setup(), read.setup());
            assertEquals(title, read.title());
        }
    }

    /** A game that is spelt wrong stays one game, and keeps the rest of its text. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"E]\n[White \"?\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event \"E\"[]\n[White \"?\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event\"E\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event \"E\"]\n[Si.te \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event \"E\"];\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event \"E\"]\n{words}\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "[Event \"E\"]\n;[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. e4 *",
                "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Ra8+ *",
                "1. e4 e5 *"
            })
    void aGameOfAnyKindIsChanged(String game) {
        String other = "\n\n[Event \"other\"]\n\n*\n";
        Entry entry = Loading.text(game + other).deck().entry(0);
        for (Property property : List.of(Property.TITLE, Property.NOTES, Property.TAGS)) {
            Entry changed = entry.with(property, "new 9");
            Deck read = Loading.text(changed.text() + other).deck();
            assertEquals(2, read.size(), changed.text());
            assertEquals("new 9", read.entry(0).get(property), changed.text());
            assertEquals(entry.setup(), read.setup(0), changed.text());
            assertEquals(entry.get(Property.SOLUTION), read.entry(0).get(Property.SOLUTION), changed.text());
        }
    }

    /** The solution alone changes, whatever is typed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bm e4; pv e4 Kd7; pm e4; ce 35; | e3 | bm e3; pv e4 Kd7; pm e4; ce 35;",
                "bm e4; pv e4 Kd7; ce 35; | e3 Kd7 | pv e3 Kd7; ce 35;",
                "bm e4; pv e4 Kd7; ce 35; | `` | ce 35;",
                "bm e4; id \"keep\"; | e3;; | bm e3; id \"keep\";",
                "bm e4; id \"keep\"; | e4; e3 | bm e4 e3; id \"keep\";",
                "bm e4; id \"keep\"; | \"e3 | bm e3; id \"keep\";"
            })
    void solutionOfAnEpd(String before, String typed, String after) {
        String position = "4k3/8/8/8/8/8/4P3/4K3 w - - ";
        assertEquals(
                position + after, EpdForm.EPD.with(position + before, Property.SOLUTION, typed == null ? "" : typed));
    }

    @Test
    void commentsUpToTheEndOfALineHideNoMoves() {
        String game = "[Event \"E\"]\n\n1. e4 e5 ; the open game\n2. Nf3 Nc6\n% escape\n3. Bb5 *\n";
        Entry entry = Loading.text(game).deck().entry(0);
        for (Form form : List.of(EpdForm.EPD, CsvForm.OWN)) {
            assertEquals(5, entry.as(form).line().plies().size(), form.toString());
        }
        Entry typed = entry.with(Property.SOLUTION, "1. e4 e5 ; the open game\n2. Nf3");
        assertEquals("1. e4 e5 {the open game} 2. Nf3", typed.get(Property.SOLUTION));
    }

    /** No recursion a character. */
    @Test
    void longTagsAndManyBlankLinesAreRead() {
        String game = "[Event \"" + "x".repeat(100_000) + "\"]" + "\n".repeat(100_000) + "[Site \"S\"]\n\n1. e4 *\n";
        Entry entry = new Entry(Setup.start(Geometry.STANDARD), PgnForm.PGN, "", game);
        assertEquals(100_000, entry.title().length());
        assertEquals("1. e4", entry.get(Property.SOLUTION));
        assertEquals(game, entry.withSidesSwapped().text());
    }

    @Test
    void wordsBesideAPositionStayWhenItBecomesEpd() {
        Deck deck = Loading.text("Mate in 2: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\tcaption\n")
                .deck();
        Entry noted = deck.entry(0).with(Property.NOTES, "n");
        assertEquals("Mate in 2: 4k3/8/8/8/8/8/8/R3K3 w Q - id \"caption\"; c0 \"n\";\n", noted.text());
        assertEquals(
                "Mate in 2: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\tcaption\n",
                Loading.saved(deck.with(0, noted), FenForm.FEN));
        assertEquals(Set.of("between"), Saving.lost(deck, EpdForm.EPD));
        Entry odd =
                new Entry(deck.setup(0), FenForm.FEN, "", "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id \"hello\"; dm 3;\n");
        assertEquals(
                "4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id \"hello\"; dm 3; c0 \"n\";\n",
                odd.with(Property.NOTES, "n").text());
    }

    @Test
    void lineWithoutRoomForNotesBecomesEpd() {
        Entry entry =
                Loading.text("4k3/8/8/8/8/8/8/4K3 w - - 5 9 caption\n").deck().entry(0);
        assertEquals(
                "4k3/8/8/8/8/8/8/4K3 w - - hmvc 5; fmvn 9; id \"caption\"; c0 \"note\";\n",
                entry.with(Property.NOTES, "note").text());
    }

    private static final String PUZZLES =
            "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n"
                    + "00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1807,75,95,8235,"
                    + "crushing hangingPiece long middlegame,https://lichess.org/787zsVup/black#48,\n";

    @Test
    void puzzleIsThePositionAfterTheFirstMove() {
        Entry entry = Loading.text(PUZZLES).deck().entry(0);
        assertEquals("r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2b1/PqP3PP/7K w - - 0 25", fen(entry));
        assertEquals("00008", entry.title());
        assertEquals("Rxe7 Qb1+ Nc1 Qxc1+ Qxc1", entry.get(Property.SOLUTION));
        assertEquals(List.of("crushing", "hangingPiece", "long", "middlegame"), entry.tags());
        assertEquals(PUZZLES, Loading.saved(Loading.text(PUZZLES).deck(), entry.form()));
        String bare = PUZZLES.substring(PUZZLES.indexOf('\n') + 1);
        assertEquals(fen(entry), fen(Loading.text(bare).deck().entry(0)));
    }

    private static String fen(Entry entry) {
        return FenForm.FEN.of(entry.setup()).strip();
    }

    @Test
    void changedPuzzleKeepsItsOtherColumns() {
        Entry entry = Loading.text(PUZZLES).deck().entry(0).with(Property.NOTES, "a, b");
        String saved = Loading.saved(Deck.of(List.of(entry)), CsvForm.OWN);
        assertEquals(
                PUZZLES.replace("OpeningTags\n", "OpeningTags,Notes\n").replace("#48,\n", "#48,,\"a, b\"\n"), saved);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;",
                "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"a b; c\";",
                "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; hmvc 4; fmvn 9;",
                "4k3/8/8/8/8/8/8/4K3 w K e6 bm Kd2;",
                "4k3/8/8/8/8/8/9/4K3 w - - bm Kd2;",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/4K3 w - - bm",
                "4k3/8/8/8/8/8/8/4K3 w - - 3 1; x",
                "https://x/4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;"
            })
    void quickReadingOfLinesIsRight(String line) {
        FenText quick = EpdLine.read(line);
        FenText full = FenReader.read(line);
        assertEquals(full.setup(), quick.setup());
        assertEquals(full.isReadable(), quick.isReadable());
    }
}
