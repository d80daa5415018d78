package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.Written;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rows of edits: {@code e2-e4} carries, {@code Ke1} puts, {@code -h1} clears, {@code w b} set the turn,
 * {@code right:WHITE:KING:g}, {@code ep:e3}, {@code half:5}, {@code full:9}, {@code kind:CAPABLANCA}, {@code empty},
 * {@code start}, {@code load:FEN_with_underscores}, {@code undo}, {@code redo}. The outcome is X-FEN with every en
 * passant square that the board backs.
 */
class EditsTest {
    static Stream<Row> rows() {
        return Table.rows("/model/edits.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void givesThePosition(Row row) {
        EditorModel model = modelOf(row);
        for (String word : row.get("edits").split(" ")) {
            perform(model, word);
        }
        assertEquals(row.get("expect"), text(model.snapshot()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void undoesToTheBeginning(Row row) {
        EditorModel model = modelOf(row);
        String before = text(model.snapshot());
        for (String word : row.get("edits").split(" ")) {
            perform(model, word);
        }
        while (model.snapshot().canUndo()) {
            model.undo();
        }
        assertEquals(before, text(model.snapshot()));
    }

    @Test
    void countsTheMenThatASmallerBoardLoses() {
        Setup start = Setup.start(Geometry.CAPABLANCA);
        assertEquals(12, Edit.KindOfBoard.lost(start.board(), Geometry.STANDARD));
        assertEquals(0, Edit.KindOfBoard.lost(start.board(), Geometry.CAPABLANCA));
        assertEquals(0, Edit.KindOfBoard.lost(Setup.start(Geometry.STANDARD).board(), Geometry.CAPABLANCA));
    }

    private static EditorModel modelOf(Row row) {
        Setup setup = FenReader.setup(row.input());
        Rules rules = Rules.valueOf(row.get("rules"));
        EditorModel model = new EditorModel(new Document(setup, rules, false));
        assertEquals(row.input(), text(model.snapshot()), "the row's own text");
        return model;
    }

    private static void perform(EditorModel model, String word) {
        switch (word) {
            case "undo" -> {
                assertTrue(model.snapshot().canUndo());
                model.undo();
            }
            case "redo" -> {
                assertTrue(model.snapshot().canRedo());
                model.redo();
            }
            default -> model.perform(edit(word, model.document().rules().geometry()));
        }
    }

    private static Edit edit(String word, Geometry geometry) {
        String[] parts = word.split(":");
        return switch (parts[0]) {
            case "w" -> new Edit.Turn(Side.WHITE);
            case "b" -> new Edit.Turn(Side.BLACK);
            case "empty" -> new Edit.EmptyBoard();
            case "start" -> new Edit.StartPosition();
            case "half" -> new Edit.Halfmoves(Integer.parseInt(parts[1]));
            case "full" -> new Edit.Fullmove(Integer.parseInt(parts[1]));
            case "ep" -> new Edit.EnPassantSquare(Square.parse(parts[1], geometry));
            case "kind" -> new Edit.KindOfBoard(Rules.valueOf(parts[1]));
            case "load" -> new Edit.Load(FenReader.setup(parts[1].replace('_', ' ')));
            case "right" ->
                new Edit.Right(
                        Side.valueOf(parts[1]),
                        Wing.valueOf(parts[2]),
                        parts[3].equals("-") ? -1 : parts[3].charAt(0) - 'a');
            default -> menEdit(word, geometry);
        };
    }

    private static Edit menEdit(String word, Geometry geometry) {
        int last = Square.parse(word.substring(word.length() - 2), geometry);
        if (word.length() == 5) {
            return new Edit.Carry(Square.parse(word.substring(0, 2), geometry), last);
        }
        return Piece.ofLetter(word.charAt(0))
                .<Edit>map(piece -> new Edit.Put(last, piece))
                .orElseGet(() -> new Edit.Clear(last));
    }

    private static String text(Snapshot snapshot) {
        return ((Written.Text) snapshot.text(CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS)).text();
    }
}
