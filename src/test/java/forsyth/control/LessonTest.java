package forsyth.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.deck.Deck;
import forsyth.deck.Entry;
import forsyth.deck.Loading;
import forsyth.deck.form.PgnForm;
import forsyth.deck.read.Loader;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.Samples;
import forsyth.diagram.sheet.Sheet;
import forsyth.diagram.sheet.SheetPages;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.lint.Language;
import forsyth.play.pgn.Game;
import forsyth.play.pgn.PgnEntry;
import forsyth.play.pgn.PgnOptions;
import forsyth.play.pgn.PgnReader;
import forsyth.play.pgn.Ply;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A lesson as a coach makes it: positions out of several files, in an order of their own, on file and on paper. */
@ExtendWith(Toolkit.class)
class LessonTest {
    private static final String GAMES = """
            [Event "Opposition"]
            [SetUp "1"]
            [FEN "8/8/4k3/8/4K3/4P3/8/8 b - - 0 60"]

            60... Kd6 61. Kd4 *

            [Event "Club"]
            [White "Anna"]
            [Black "Boris"]

            1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 {main} *

            [Event "Mate"]
            [SetUp "1"]
            [FEN "6k1/6pp/8/6N1/8/8/1Q6/6K1 w - - 0 1"]

            {[%csl Gg8] Where can the king go?} 1. Qb8# 1-0

            [Event "Any castling"]
            [Variant "Chess960"]
            [SetUp "1"]
            [FEN "1k5r/8/8/8/8/8/8/RK6 w Q - 0 1"]

            1. O-O-O *

            """;
    private static final String TACTICS = """
            8/8/4k3/8/4r3/8/4P3/R3K3 w Q - bm O-O-O; id "Cut off"; c0 "Castle and attack";
            4k3/3r4/8/8/8/8/8/R3K3 b Q - pv Re7+ Kd1; id "Check";
            r3k3/4p3/8/4R3/8/4K3/8/8 w q - bm Rxe7+; id "Take";
            8/5k2/8/3Pp3/8/8/8/4K3 w - e6 bm dxe6+; id "In passing";
            """;
    private static final String PUZZLES = """
            PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
            a0001,6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,h7h6 d1d8 g8h7,900,75,90,10,endgame short,,
            a0002,4k3/8/8/8/8/8/4P3/4K2R b K - 0 1,e8d8 e1g1,950,75,90,10,endgame,,
            a0003,8/P7/8/8/8/k7/8/K7 b - - 0 1,a3b3 a7a8q,800,75,90,10,promotion,,
            a0004,k7/8/1K6/8/8/8/8/7R b - - 0 1,a8b8 h1h8,700,75,90,10,mateIn1,,
            """;
    private static final Marks MARKS = PgnMarks.read("[%csl Rd4] [%cal Ga1h8] [%draw full,c3,blue]", Geometry.STANDARD);

    @TempDir
    Path folder;

    private final List<DeckRig> rigs = new ArrayList<>();

    @AfterEach
    void letTheDraftsReachTheDisk() throws IOException, InterruptedException {
        for (DeckRig rig : rigs) {
            rig.left();
        }
    }

    private DeckRig rig() throws IOException {
        DeckRig rig = new DeckRig(folder);
        rigs.add(rig);
        return rig;
    }

    /** Gathers, reorders, names and draws. */
    private DeckRig lesson() throws IOException {
        DeckRig lesson = rig();
        List<String> files = List.of(GAMES, TACTICS, PUZZLES);
        List<String> names = List.of("games.pgn", "tactics.epd", "puzzles.csv");
        for (int i = 0; i < files.size(); i++) {
            DeckRig source = rig();
            source.open(Files.writeString(folder.resolve(names.get(i)), files.get(i)));
            assertEquals(4, source.size());
            source.run("deck-all");
            source.run("deck-copy");
            lesson.run("deck-paste");
        }
        assertEquals(12, lesson.size());
        Toolkit.run(() -> lesson.window().commands().move(new int[] {8, 9, 4}, 0));
        for (int i = 0; i < 12; i++) {
            lesson.select(i);
            lesson.type("deck-title", "Lesson, no. " + (i + 1));
        }
        lesson.select(5);
        lesson.put(lesson.model().deck().setup(5), MARKS);
        Toolkit.run(() -> lesson.window().pane().details().takeFromBoard().fire());
        return lesson;
    }

    @Test
    void nothingIsLostOnFile() throws IOException {
        DeckRig lesson = lesson();
        Deck made = lesson.model().deck();
        lesson.answer(folder.resolve("lesson.pgn"));
        lesson.run("deck-save-as");
        assertEquals("Positions saved: 12, file lesson.pgn", lesson.status());
        List<Game> games = games(folder.resolve("lesson.pgn"));
        assertEquals(12, games.size());
        for (int i = 0; i < games.size(); i++) {
            Entry entry = made.entry(i);
            Game game = games.get(i);
            assertEquals(entry.setup(), game.start().setup());
            assertEquals("Lesson, no. " + (i + 1), game.tag("Title").isEmpty() ? game.tag("Event") : game.tag("Title"));
            assertEquals(entry.marks(), PgnMarks.read(game.comment(), Geometry.STANDARD));
            assertEquals(
                    entry.line().plies().stream().map(Ply::after).toList(),
                    game.plies().stream().map(Ply::after).toList());
        }
        assertEquals(MARKS, made.entry(5).marks());
        String text = Files.readString(folder.resolve("lesson.pgn"));
        assertTrue(text.contains("(2. f4 exf4) 2... Nc6 {main}"), text);
        Loader.Loaded again = Loading.file(folder.resolve("lesson.pgn"));
        assertEquals(List.of(), again.faults());
        assertEquals(text, Loading.saved(again.deck(), PgnForm.PGN));
    }

    private static List<Game> games(Path file) throws IOException {
        PgnReader reader = new PgnReader(Files.newBufferedReader(file), PgnOptions.DEFAULT);
        List<Game> games = new ArrayList<>();
        for (Optional<PgnEntry> next = reader.next(); next.isPresent(); next = reader.next()) {
            assertEquals(List.of(), next.get().faults());
            games.add(next.get().game());
        }
        return games;
    }

    @Test
    void everythingIsOnPaper() throws IOException {
        DeckRig lesson = lesson();
        lesson.select(0);
        lesson.run("deck-worksheet");
        assertEquals(
                IntStream.range(0, 12).mapToObj(lesson.model().deck()::setup).toList(),
                lesson.exercises().stream().map(exercise -> exercise.setup()).toList());
        assertEquals(MARKS, lesson.exercises().get(5).marks());
        Path file = folder.resolve("lesson.pdf");
        SheetStyle style = SheetStyle.PLAIN.withNumbers(true).withHints(true).withSolutions(true);
        try (OutputStream out = Files.newOutputStream(file)) {
            SheetPages.of(new Sheet("Endings", lesson.exercises(), style), Samples.words(Language.ENGLISH))
                    .write(out);
        }
        String text = text(file);
        List<String> expected = new ArrayList<>(List.of(
                "Castle and attack",
                "Where can the king go?",
                "Rd8+",
                "1. e4 e5 2. Nf3 Nc6",
                "60\u2026 Kd6 61. Kd4",
                "12. O-O-O"));
        IntStream.rangeClosed(1, 12).mapToObj(number -> "Lesson, no. " + number).forEach(expected::add);
        assertEquals(
                "", expected.stream().filter(part -> !text.contains(part)).collect(Collectors.joining(", ")), text);
    }

    private static String text(Path pdf) throws IOException {
        try (PDDocument document = org.apache.pdfbox.Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        }
    }

    @Test
    void aPartIsExportedInAnyFormAndAsPictures() throws IOException {
        DeckRig lesson = lesson();
        lesson.select(0, 5, 11);
        Setup[] chosen =
                IntStream.of(0, 5, 11).mapToObj(lesson.model().deck()::setup).toArray(Setup[]::new);
        for (String name : List.of("part.epd", "part.pgn", "part.fen", "part.csv")) {
            lesson.answer(folder.resolve(name));
            lesson.run("deck-export");
            Deck part = Loading.file(folder.resolve(name)).deck();
            assertEquals(
                    List.of(chosen),
                    IntStream.range(0, part.size()).mapToObj(part::setup).toList(),
                    name);
        }
        lesson.answer(folder.resolve("board.svg"));
        lesson.run("deck-pictures");
        assertEquals("Pictures saved: 3 of 3, the first is board-1.svg", lesson.status());
        assertTrue(Files.readString(folder.resolve("board-3.svg")).contains("<svg"));
        lesson.run("deck-pictures");
        assertEquals("board-1.svg is there already; choose another name.", lesson.status());
    }
}
