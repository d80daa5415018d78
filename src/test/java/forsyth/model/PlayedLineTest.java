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
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.Written;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.ReadMove;
import forsyth.play.San;
import forsyth.play.pgn.Ply;
import forsyth.start.NamedStart;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Trying moves, with one history for them and for edits. */
class PlayedLineTest {
    private static final String E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    private static final String D4 = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1";

    private EditorModel model = new EditorModel(Document.start(Rules.ANY_CASTLING));

    private void begin() {
        model.perform(new Edit.Play(PlayedLine.from(model.document())));
    }

    private void play(String... moves) {
        for (String san : moves) {
            PlayedLine line = line();
            ReadMove read = San.read(line.moves(), san, LetterSet.ENGLISH);
            model.perform(new Edit.Play(line.play(((ReadMove.Legal) read).move())));
        }
    }

    private void goTo(int ply) {
        model.perform(new Edit.Play(line().goTo(ply)));
    }

    private PlayedLine line() {
        return model.document().line().orElseThrow();
    }

    private String moves() {
        return line().plies().stream().map(Ply::san).collect(Collectors.joining(" "));
    }

    private String xFen() {
        return ((Written.Text) model.snapshot().texts().get(Dialect.X_FEN)).text();
    }

    @Test
    void eachMoveIsAStep() {
        begin();
        play("e4", "e5", "Nf3");
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", xFen());
        model.undo();
        model.undo();
        assertEquals(E4, xFen());
        assertEquals("e4", moves());
        model.undo();
        assertTrue(model.document().isPlaying());
        model.undo();
        assertFalse(model.document().isPlaying());
        assertFalse(model.snapshot().canUndo());
        for (int i = 0; i < 4; i++) {
            model.redo();
        }
        assertEquals("e4 e5 Nf3", moves());
    }

    @Test
    void anotherMoveTakesThePlaceOfTheRestAndTheSameOneDoesNot() {
        begin();
        play("e4", "e5", "Nf3", "Nc6");
        goTo(0);
        play("e4");
        assertEquals("e4 e5 Nf3 Nc6", moves());
        assertEquals(1, line().present());
        goTo(0);
        play("d4");
        assertEquals("d4", moves());
        assertEquals(D4, xFen());
        model.undo();
        assertEquals("e4 e5 Nf3 Nc6", moves());
        assertEquals(0, line().present());
    }

    @Test
    void backToThePresentOrTheOriginalPosition() {
        begin();
        play("e4");
        model.perform(new Edit.EndPlay(false));
        assertFalse(model.document().isPlaying());
        assertEquals(E4, xFen());
        model.undo();
        assertEquals("e4", moves());
        model.perform(new Edit.EndPlay(true));
        assertEquals(Document.start(Rules.ANY_CASTLING), model.document());
    }

    @Test
    void theOriginalKeepsWhatSleepsAndWhatIsGuessed() {
        model.perform(new Edit.Clear(Square.parse("h1", Rules.ANY_CASTLING.geometry())));
        Document edited = model.document();
        assertEquals(7, edited.setup().castling().rook(Side.WHITE, Wing.KING));
        begin();
        play("e4");
        assertEquals(-1, model.document().setup().castling().rook(Side.WHITE, Wing.KING));
        model.perform(new Edit.EndPlay(true));
        assertEquals(edited, model.document());
    }

    @Test
    void goingInAndOutLeavesNoStep() {
        model.perform(new Edit.Play(PlayedLine.from(model.document())), "play");
        model.perform(new Edit.EndPlay(false), "play");
        assertFalse(model.snapshot().canUndo());
        assertEquals(Document.start(Rules.ANY_CASTLING), model.document());
    }

    @Test
    void anyOtherEditEndsTheTrial() {
        begin();
        play("e4");
        model.perform(new Edit.Put(Square.parse("e5", Rules.ANY_CASTLING.geometry()), Piece.BLACK_PAWN));
        assertFalse(model.document().isPlaying());
        model.undo();
        assertEquals("e4", moves());
    }

    @Test
    void embassyIsPlayedWithItsOwnCastling() {
        model = new EditorModel(Document.loaded(NamedStart.EMBASSY.setup(), Rules.CAPABLANCA));
        begin();
        play("Nh3", "Nh6", "g3", "g6", "Bg2", "Bg7", "Af3", "Af6", "Ce3", "Ce6", "O-O");
        assertEquals("rnbqk4r/ppppppbppp/4capn2/10/10/4CAPN2/PPPPPPBPPP/RNBQ2RK2 b kq - 7 6", xFen());
    }

    @Test
    void rightsThatTheKindOfBoardDoesNotBackChangeIt() {
        Moves start = Moves.of(FenReader.setup("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1"));
        PlayedLine line = PlayedLine.read(start, List.of(), Rules.STANDARD_CASTLING);
        assertEquals(Rules.ANY_CASTLING, line.origin().rules());
        assertEquals(1, line.origin().setup().castling().rook(Side.WHITE, Wing.QUEEN));
        Moves plain = Moves.of(FenReader.setup("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
        assertEquals(
                Rules.STANDARD_CASTLING,
                PlayedLine.read(plain, List.of(), Rules.STANDARD_CASTLING)
                        .origin()
                        .rules());
    }

    @Test
    void aLineDoesNotBeginWithinALine() {
        begin();
        Document playing = model.document();
        assertThrows(IllegalArgumentException.class, () -> new PlayedLine(playing, line().targets(), List.of(), 0));
        assertEquals(Optional.of(PlayedLine.from(playing)), playing.line());
    }
}
