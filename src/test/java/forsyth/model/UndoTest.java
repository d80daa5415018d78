package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.Written;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UndoTest {
    private static final int EDITS = 1_000;
    private static final long MEGABYTE = 1024 * 1024;

    private final EditorModel model = new EditorModel(Document.start(Rules.ANY_CASTLING));

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void goesBackAndForthOverRandomEdits(long seed) {
        RandomEdits edits = new RandomEdits(seed);
        List<Document> documents = new ArrayList<>(List.of(model.document()));
        List<String> texts = new ArrayList<>(List.of(text()));
        for (int i = 0; i < EDITS; i++) {
            model.perform(edits.next(model.document().rules().geometry()));
            if (!model.document().equals(documents.get(documents.size() - 1))) {
                documents.add(model.document());
                texts.add(text());
            }
        }
        assertTrue(documents.size() > EDITS / 2, documents.size() + " steps");
        for (int i = documents.size() - 1; i >= 0; i--) {
            assertState(documents, texts, i);
            model.undo();
        }
        for (int i = 0; i < documents.size(); i++) {
            assertState(documents, texts, i);
            model.redo();
        }
        assertState(documents, texts, documents.size() - 1);
    }

    /** Every text comes back, and going back and forth over all that is kept takes no more memory than having it. */
    @Test
    void tenThousandStepsBackAndForthInTheSameMemory() {
        RandomEdits edits = new RandomEdits(10);
        long empty = usedMemory();
        List<Integer> texts = new ArrayList<>(List.of(text().hashCode()));
        for (int i = 0; i < History.MOST_STEPS; i++) {
            edits.step(model);
            texts.add(text().hashCode());
        }
        long full = usedMemory();
        assertTrue(full - empty < 30 * MEGABYTE, (full - empty) + " bytes for the steps");
        for (int i = History.MOST_STEPS; i > 0; i--) {
            assertEquals(texts.get(i), text().hashCode());
            model.undo();
        }
        for (int i = 0; i < History.MOST_STEPS; i++) {
            assertEquals(texts.get(i), text().hashCode());
            model.redo();
        }
        assertEquals(texts.get(History.MOST_STEPS), text().hashCode());
        assertEquals(History.MOST_STEPS + 1, model.steps().size());
        for (int i = 0; i < EDITS; i++) {
            edits.step(model);
        }
        assertEquals(History.MOST_STEPS + 1, model.steps().size());
        long after = usedMemory();
        assertTrue(after - full < 3 * MEGABYTE, (after - full) + " bytes more");
    }

    private static long usedMemory() {
        long used = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
        }
        return used;
    }

    private void assertState(List<Document> documents, List<String> texts, int step) {
        assertEquals(documents.get(step), model.document());
        assertEquals(texts.get(step), text());
        assertEquals(step > 0, model.snapshot().canUndo());
        assertEquals(step < documents.size() - 1, model.snapshot().canRedo());
    }

    @Test
    void theFirstEditAfterUndoForgetsWhatWasTakenBack() {
        model.perform(new Edit.Clear(square("a1")));
        model.perform(new Edit.Clear(square("h8")));
        model.undo();
        model.perform(new Edit.Clear(square("e4")));
        assertTrue(model.snapshot().canRedo(), "an edit that changes nothing forgets nothing");
        model.perform(new Edit.Clear(square("b1")));
        assertFalse(model.snapshot().canRedo());
        model.redo();
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2BQKBNR w Kkq - 0 1", text());
    }

    @Test
    void aStrokeIsOneStep() {
        String before = text();
        for (String square : List.of("a1", "b1", "a4", "h8")) {
            model.perform(new Edit.Put(square(square), Piece.BLACK_QUEEN), "stroke 1");
        }
        assertEquals("rnbqkbnq/pppppppp/8/8/q7/8/PPPPPPPP/qqBQKBNR w Kq - 0 1", text());
        model.undo();
        assertEquals(before, text());
        assertFalse(model.snapshot().canUndo());
        model.redo();
        assertEquals("rnbqkbnq/pppppppp/8/8/q7/8/PPPPPPPP/qqBQKBNR w Kq - 0 1", text());
    }

    @Test
    void strokesOfDifferentKeysAreSteps() {
        model.perform(new Edit.Clear(square("a2")), "stroke 1");
        model.perform(new Edit.Clear(square("b2")), "stroke 2");
        model.undo();
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aStrokeThatHasEndedIsNotWidened() {
        model.perform(new Edit.Clear(square("a2")), "stroke 1");
        model.endStep();
        model.perform(new Edit.Clear(square("b2")), "stroke 1");
        model.undo();
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", text());
    }

    @Test
    void aStrokeThatRestoresEverythingLeavesNoStep() {
        String before = text();
        model.perform(new Edit.Clear(square("a2")), "stroke 1");
        model.perform(new Edit.Put(square("a2"), Piece.WHITE_PAWN), "stroke 1");
        assertEquals(before, text());
        assertFalse(model.snapshot().canUndo());
        model.perform(new Edit.Clear(square("h2")), "stroke 1");
        model.undo();
        assertEquals(before, text());
        assertFalse(model.snapshot().canUndo());
    }

    /** A stroke may begin on squares where it changes nothing; what it changes afterwards is still one step. */
    @Test
    void aStrokeThatBeginsWithoutEffectIsOneStep() {
        String before = text();
        for (String square : List.of("a4", "b4", "a2", "b2", "c2")) {
            model.perform(new Edit.Clear(square(square)), "stroke 1");
        }
        model.undo();
        assertEquals(before, text());
        assertFalse(model.snapshot().canUndo());
    }

    @Test
    void anEditThatChangesNothingLeavesNoStep() {
        for (Edit edit : List.of(
                new Edit.Clear(square("e4")),
                new Edit.Put(square("a1"), Piece.WHITE_ROOK),
                new Edit.Carry(square("e2"), square("e2")),
                new Edit.Carry(square("e4"), square("e2")),
                new Edit.Turn(Side.WHITE),
                new Edit.Right(Side.WHITE, Wing.KING, 7),
                new Edit.EnPassantSquare(Square.NONE),
                new Edit.Halfmoves(0),
                new Edit.Fullmove(1),
                new Edit.StartPosition(),
                new Edit.KindOfBoard(Rules.ANY_CASTLING),
                new Edit.Load(model.document().setup()))) {
            model.perform(edit);
            assertFalse(model.snapshot().canUndo(), edit::toString);
        }
    }

    @Test
    void undoAndRedoWithoutStepsDoNothing() {
        String before = text();
        model.undo();
        model.redo();
        assertEquals(before, text());
    }

    @Test
    void refusesEditsFromListenersOfTheSnapshot() {
        List<Throwable> refused = new ArrayList<>();
        model.snapshotProperty().addListener((property, was, now) -> {
            Edit edit = new Edit.Turn(Side.WHITE);
            refused.add(assertThrows(IllegalStateException.class, () -> model.perform(edit)));
            refused.add(assertThrows(IllegalStateException.class, model::undo));
            refused.add(assertThrows(IllegalStateException.class, model::redo));
        });
        model.perform(new Edit.Turn(Side.BLACK));
        assertEquals(3, refused.size());
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", text());
        model.perform(new Edit.Turn(Side.WHITE));
        assertEquals(6, refused.size(), "the model takes edits again");
    }

    @Test
    void whatReadingFoundIsShownUntilTheNextEdit() {
        var read = forsyth.fen.FenReader.read("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
        model.load(new Edit.Load(read.setup()), read.findings());
        assertEquals(read.findings(), model.snapshot().reading());
        assertFalse(read.findings().isEmpty());
        model.perform(new Edit.Clear(square("h1")));
        assertEquals(List.of(), model.snapshot().reading());
    }

    private String text() {
        Written written = model.snapshot().text(CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS);
        return ((Written.Text) written).text();
    }

    private int square(String name) {
        return Square.parse(name, model.document().rules().geometry());
    }
}
