package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.control.Editor;
import forsyth.lint.Language;
import forsyth.model.Edit;
import forsyth.model.PlayedLine;
import forsyth.start.Start;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games and lines of moves as text: they open at their last move. */
class PasteMovesTest extends WindowTest {
    private static final String BEGIN = "1. h4 g6 2. g3 ";
    private static final String REST = " 3. a4 \u0424h6 4. \u041Ba3 \u0421xh4 5. gxh4 \u0424xh4 6. \u0424h3 \u0424xh3"
            + " 7. \u041Bxh3 \u041Ae6 8. \u0421f3 d6 9. \u041Abc3 \u041Ag5 10. \u041Bhh1 \u0421f5";
    private static final String GAMES = "[White \"Anna\"]\n[Black \"Boris\"]\n\n1. e4 e5 *\n\n"
            + "[Event \"Faulty\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"Third\"]\n\n1. d4 $1 *\n";

    private PlayedLine line() {
        return Toolkit.call(() -> editor.model().document().line().orElseThrow());
    }

    private void assertEditing() {
        assertFalse(Toolkit.call(() -> editor.model().document().isPlaying()));
    }

    /** The window anew in another language. */
    private void speak(Language language) {
        Toolkit.run(() -> {
            editor = new Editor(language);
            Scene scene = Toolkit.scene(editor);
            Toolkit.stage().setScene(scene);
            editor.attach(scene);
            editor.window().show(editor.model().snapshot());
        });
        settle();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0421f6", "Cf6"})
    void theRussianLineIsPlayedFromThePresentPosition(String move) {
        speak(Language.RUSSIAN);
        run(() ->
                editor.model().perform(new Edit.Load(Start.ofChess960(455, 455).setup())));
        paste(BEGIN + move + REST);
        assertEquals("rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11", xFen());
        assertEquals(20, line().present());
        assertEquals("\u0421f5", textOf("#ply-20"));
        click("#ply-first");
        assertEquals(Start.ofChess960(455, 455).setup(), line().at(0));
        assertEquals("\u0421f6", textOf("#ply-4"));
        typeWith(KeyCode.ALT, KeyCode.RIGHT);
        assertEquals(1, line().present());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(20, line().present());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEditing();
    }

    @Test
    void theLettersAreThoseOfTheLanguage() {
        speak(Language.GERMAN);
        paste("1. Nf3 Nf6 2. Nc3");
        assertEquals("Sc3", textOf("#ply-3"));
    }

    @Test
    void aLineThatFitsOnlyTheStartIsPlayedFromThere() {
        load("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
        paste("1. e4 e5 2. Nf3");
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", xFen());
        assertTrue(textOf("#entry-strip").contains("from the start position"), textOf("#entry-strip"));
        click("#edit-original");
        assertEquals(START, xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", xFen());
    }

    @Test
    void movesGoOnFromThePresentPly() {
        paste("1. e4 e5 2. Nf3");
        click("#ply-2");
        paste("Nc3 Nf6");
        assertEquals(4, line().plies().size());
        assertEquals("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3", xFen());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(3, line().plies().size());
        assertEquals(2, line().present());
    }

    @Test
    void aTypedMoveIsShownBeforeItIsPlayed() {
        click("#entry");
        write("e4");
        assertTrue(textOf("#entry-strip").contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
        assertEquals(START, xFen());
        type(KeyCode.ENTER);
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", xFen());
        assertEquals(1, line().present());
    }

    @Test
    void anIllegalMoveLeavesTheBoardAndWhatCouldBeReadIsOffered() {
        paste("1. e4 e5 2. Ke3 Nc6");
        assertUntouched(START);
        assertEquals("2. Ke3 is not legal here.", textOf("#entry-strip"));
        click("#offer-read");
        assertEquals(2, line().present());
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", xFen());
    }

    @Test
    void ofSeveralGamesTheFirstIsOpenAndTheOthersAreOffered() {
        paste(GAMES);
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", xFen());
        String said = textOf("#entry-strip");
        assertTrue(said.contains("Games in the text: 3; this is number 1."), said);
        assertTrue(said.contains("Games at fault: 1, the first in line 8: 2. Ke3 is not legal here."), said);
        click("#offer-3");
        assertEquals("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", xFen());
        assertEquals("d4!", textOf("#ply-1"));
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
    }

    @Test
    void aFaultyGameAloneIsNamedByItsLine() {
        paste("[Event \"Faulty\"]\n\n1. e4 e5\n2. Ke3 *\n");
        assertUntouched(START);
        assertEquals("Games at fault: 1, the first in line 4: 2. Ke3 is not legal here.", textOf("#entry-strip"));
    }

    @Test
    void aGameFromAPositionOpensAtItsLastMove() {
        paste("[FEN \"4k3/8/8/8/8/8/8/1R2K3 w B - 0 1\"]\n\n1. O-O-O Ke7 *");
        assertEquals("8/4k3/8/8/8/8/8/2KR4 w - - 2 2", xFen());
        click("#edit-original");
        assertEquals("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1", xFen());
    }

    @Test
    void aGameWithoutMovesIsAPosition() {
        paste("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n*");
        assertEditing();
        assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 0 1", xFen());
    }

    @Test
    void aPositionEndsTheTrial() {
        paste("1. e4 e5");
        paste("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assertEditing();
        assertEquals("4k3/8/8/8/8/8/8/4K2R w K - 0 1", xFen());
    }
}
