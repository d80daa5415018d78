package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Texts of several lines in a field that shows one. */
class PasteIntoFieldTest extends WindowTest {
    private static final String DRAWN = ". . . . k . . .\n" + ". . . . . . . .\n".repeat(6) + ". . . . K . . .\n";

    @Test
    void aDrawnBoardIsPastedIntoTheEmptyField() {
        Toolkit.putOnClipboard(DRAWN);
        click("#entry");
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 1", xFen());
    }

    @Test
    void aTextThatWasPutBackKeepsItsLines() {
        String spoiled = "rnbqkbnr/ppXppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\r\nw KQkq - 0 1";
        paste(spoiled);
        assertEquals(spoiled.length(), textOf("#entry").length());
        assertUntouched(START);
    }

    /** A field would take minutes to lay it out. */
    @Test
    void whatIsTooLongForAFieldIsOnlySaid() {
        paste("x".repeat(300_000));
        assertEquals("", textOf("#entry"));
        assertTrue(textOf("#entry-strip").contains("too long"), textOf("#entry-strip"));
        assertUntouched(START);
    }
}
