package forsyth.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Attacks;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves of single positions: tables of what may be played and what comes of it. */
class MovesTest {
    static Stream<Row> castles() {
        return Table.rows("/play/cases.tsv").filter(row -> row.get("what_to_do").startsWith("castles"));
    }

    static Stream<Row> plays() {
        return Table.rows("/play/cases.tsv").filter(row -> row.get("what_to_do").startsWith("play"));
    }

    @ParameterizedTest
    @MethodSource("castles")
    void namesTheCastlingMoves(Row row) {
        Moves moves = Moves.of(read(row));
        String castles = moves.legal().stream()
                .filter(Move::isCastling)
                .map(move -> San.write(moves, move, LetterSet.ENGLISH).replaceAll("[+#]", "") + " (" + move + ")")
                .sorted()
                .collect(Collectors.joining(", "));
        assertEquals(row.get("expected"), castles.isEmpty() ? "none" : castles);
    }

    @ParameterizedTest
    @MethodSource("plays")
    void playsTheMoves(Row row) {
        List<String> words = List.of(row.get("what_to_do").split(" "));
        Moves moves = Moves.of(read(row));
        for (String word : words.subList(2, words.size() - 1)) {
            ReadMove read = San.read(moves, word, LetterSet.ENGLISH);
            if (row.get("expected").equals("ILLEGAL")) {
                assertEquals(new ReadMove.Refused(ReadMove.Reason.ILLEGAL), read);
                return;
            }
            moves = moves.play(((ReadMove.Legal) read).move());
        }
        assertEquals(row.get("expected"), xfen(moves.setup()));
    }

    /** Castling of all kinds, in one position a line; {@code -} for none. */
    @ParameterizedTest
    @CsvFileSource(resources = "/play/castling.csv", numLinesToSkip = 1)
    void castlesByTheRules(String fen, String game, String castles, String why) {
        Moves moves = Moves.of(FenReader.setup(fen), CastlingTargets.of(game));
        TreeSet<String> found = new TreeSet<>();
        for (Move move : moves.legal()) {
            if (move.isCastling()) {
                String rank = xfen(moves.after(move)).split(" ")[0].replaceAll(".*/", "");
                found.add(move + "=" + rank);
            }
        }
        assertEquals(castles, found.isEmpty() ? "-" : String.join(" ", found), why);
    }

    /** The counters, the rights and the raw en passant square after one move. */
    @ParameterizedTest
    @CsvFileSource(resources = "/play/after.csv", numLinesToSkip = 1)
    void movesChangeTheWholeSetup(String fen, String move, String shredder) {
        Moves moves = Moves.of(FenReader.setup(fen));
        ReadMove read = San.read(moves, move, LetterSet.ENGLISH);
        assertEquals(shredder, text(FenWriter.write(moves.after(((ReadMove.Legal) read).move()), Dialect.SHREDDER)));
    }

    @Test
    void refusesToPlayWhatIsNotLegal() {
        Moves moves = Moves.of(Setup.start(Geometry.STANDARD));
        Move illegal = new Move(4, 0x34, Optional.empty(), Move.Kind.PLAIN);
        assertThrows(IllegalArgumentException.class, () -> moves.after(illegal));
        assertThrows(
                IllegalArgumentException.class,
                () -> moves.after(new Move(-1, 300, Optional.empty(), Move.Kind.CASTLING)));
    }

    @Test
    void writesCastlingForBothKindsOfEngines() {
        Moves moves = Moves.of(FenReader.setup("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
        Move castling = ((ReadMove.Legal) San.read(moves, "O-O-O", LetterSet.ENGLISH)).move();
        assertEquals("e1a1", castling.uci());
        assertEquals("e1c1", moves.standardUci(castling));
    }

    /** Random games from positions of every kind: no own king is left attacked, and claims stay effective. */
    @ParameterizedTest
    @MethodSource("starts")
    void randomGamesKeepTheRules(String fen) {
        Random random = new Random(fen.hashCode());
        Moves moves = Moves.of(FenReader.setup(fen));
        for (int ply = 0; ply < 40 && !moves.legal().isEmpty(); ply++) {
            Moves before = moves;
            moves = before.play(before.legal().get(random.nextInt(before.legal().size())));
            Setup after = moves.setup();
            assertFalse(Attacks.isKingAttacked(after.board(), before.setup().turn()), () -> xfen(before.setup()));
            assertEquals(after.effective(), after);
            assertEquals(Attacks.isKingAttacked(after.board(), after.turn()), moves.isCheck());
            for (Move move : before.legal()) {
                everyNotationReadsBack(before, move);
            }
        }
        assertTrue(moves.setup().fullmove() > 1);
    }

    private static void everyNotationReadsBack(Moves moves, Move move) {
        ReadMove expected = new ReadMove.Legal(move);
        assertEquals(expected, San.read(moves, move.uci(), LetterSet.ENGLISH));
        LetterSet letters = LetterSet.values()[(move.from() + move.to()) % LetterSet.values().length];
        String san = San.write(moves, move, letters);
        assertEquals(expected, San.read(moves, san, letters), () -> san + " " + xfen(moves.setup()));
    }

    static Stream<String> starts() {
        return Table.rows("/vectors/perft.tsv").map(row -> row.get("fen")).distinct();
    }

    private static Setup read(Row row) {
        boolean isStandard = row.get("what_to_do").endsWith(" std");
        Rules rules = isStandard ? Rules.STANDARD_CASTLING : Rules.ANY_CASTLING;
        return FenReader.read(row.input(), ReadOptions.of(rules)).setup();
    }

    private static String xfen(Setup setup) {
        return text(FenWriter.write(setup, Dialect.X_FEN));
    }

    private static String text(Written written) {
        return ((Written.Text) written).text();
    }
}
