package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text that is typed or pasted: what is loaded, what is kept, and what is said. */
class EntryTest extends WindowTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    private static final String ROOKS = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 40";
    private static final String UNREADABLE = "rnbqkbnr/pppppppp/8/8/4X3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** B140 */
    @Test
    void tabAndEnterLoadAndEscapeEmpties() {
        enter(KINGS);
        type(KeyCode.TAB);
        assertEquals(KINGS, xFen());
        assertEquals("", textOf("#entry"));
        assertFalse(isEntryFocused(), "Tab goes on");
        enter(ROOKS);
        type(KeyCode.ENTER);
        assertEquals(ROOKS, xFen());
        assertTrue(isEntryFocused());
        enter(UNREADABLE);
        type(KeyCode.ENTER);
        assertEquals(ROOKS, xFen());
        assertEquals(UNREADABLE, textOf("#entry"));
        assertTrue(hasStyle("#entry-strip", "error"));
        type(KeyCode.ESCAPE);
        assertEquals("", textOf("#entry"));
        assertEquals("", textOf("#entry-strip"));
        assertEquals(ROOKS, xFen());
        undoAll(KINGS, START);
    }

    @Test
    void tabInTheUnreadableTextStays() {
        enter(UNREADABLE);
        type(KeyCode.TAB);
        assertTrue(isEntryFocused());
        assertEquals(UNREADABLE, textOf("#entry"));
        assertUntouched(START);
    }

    @Test
    void tabInTheEmptyFieldGoesOn() {
        run(find("#entry")::requestFocus);
        type(KeyCode.TAB);
        assertFalse(isEntryFocused());
        assertUntouched(START);
    }

    @Test
    void aTypedTextIsShownBeforeItIsLoaded() {
        enter(KINGS.substring(0, KINGS.length() - 3));
        run(() -> this.<TextField>find("#entry").end());
        write("0 1");
        assertEquals(KINGS, textOf("#entry"));
        assertTrue(textOf("#entry-strip").contains(KINGS), textOf("#entry-strip"));
        assertUntouched(START);
        type(KeyCode.ENTER);
        assertEquals(KINGS, xFen());
        undoAll(START);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/4X3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 23 | 24 | \u201cX\u201d",
                "rnbqkbnr/pppppppp/8/8/7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 22 | 23 | 4",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR z KQkq - 0 1 | 44 | 45 | \u201cz\u201d",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1 | 48 | 49 | \u201cx\u201d",
                "8/6r1/1R6/3B4/8/8/8/3K2k1 w - -0 0 1 | 30 | 32 | \u201c-0\u201d"
            })
    void theWrongCharactersAreMarked(String text, int start, int end, String wrong) {
        paste(text);
        assertUntouched(START);
        assertEquals(text, textOf("#entry"));
        assertTrue(hasStyle("#entry-strip", "error"));
        String said = textOf("#entry-strip");
        assertTrue(said.contains(wrong) && said.contains("expected"), said);
        waitUntil(() -> exists(".wrong-character") && isMarked(text, start, end));
    }

    /** Whether the mark lies on these characters; it is made anew with every layout, so it is looked up each time. */
    private boolean isMarked(String text, int start, int end) {
        return Toolkit.call(() -> {
            Path mark = find(".wrong-character");
            Text shown = find("#entry").lookupAll(".text").stream()
                    .map(Text.class::cast)
                    .filter(node -> node.getText().equals(text))
                    .findFirst()
                    .orElseThrow();
            Bounds wanted = shown.localToScene(new Path(shown.rangeShape(start, end)).getBoundsInLocal());
            Bounds marked = mark.localToScene(mark.getBoundsInLocal());
            return Math.abs(wanted.getMinX() - marked.getMinX()) < 1.5
                    && Math.abs(wanted.getMaxX() - marked.getMaxX()) < 1.5;
        });
    }

    /** B009 */
    @Test
    void aSpoiledTextNeverResetsTheBoard() {
        load(ROOKS);
        paste("8/6r1/1R6/3B4/8/8/8/3K2k1 w - -0 0 1");
        assertEquals(ROOKS, xFen());
        String said = textOf("#entry-strip");
        assertTrue(said.contains("en passant") && said.contains("-0"), said);
    }

    /** B012 */
    @Test
    void anIllegalPositionLoadsAndCanBeCopied() {
        String illegal = "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1";
        paste(illegal);
        assertEquals(illegal, xFen());
        assertFalse(textOf("#findings-summary").isEmpty());
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals(illegal, Toolkit.clipboard());
        undoAll(START);
    }

    /** B136 */
    @Test
    void aPasteOfNothingUsableChangesNothing() {
        Toolkit.run(() -> Clipboard.getSystemClipboard().clear());
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertUntouched(START);
        assertFalse(textOf("#entry-strip").isEmpty() && statusText().isEmpty());
        Toolkit.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putImage(new WritableImage(2, 2));
            Clipboard.getSystemClipboard().setContent(content);
        });
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertUntouched(START);
        assertTrue(statusText().contains("clipboard"), statusText());
        paste("hello");
        assertUntouched(START);
        assertEquals("hello", textOf("#entry"));
        assertFalse(textOf("#entry-strip").isEmpty());
    }

    @Test
    void aSecondPasteLosesNothing() {
        paste(UNREADABLE);
        paste("4k3/8/8/8/8/8/8/4Z3 w - - 0 1");
        assertUntouched(START);
        assertEquals("4k3/8/8/8/8/8/8/4Z3 w - - 0 1", textOf("#entry"));
        paste(KINGS);
        assertEquals(KINGS, xFen());
        assertEquals(List.of(KINGS, "4k3/8/8/8/8/8/8/4Z3 w - - 0 1", UNREADABLE), recent());
        run(this.<MenuButton>find("#entry-recent").getItems().get(2)::fire);
        assertEquals(UNREADABLE, textOf("#entry"));
        assertEquals(KINGS, xFen());
    }

    @Test
    void aPasteElsewhereKeepsWhatWasBeingTyped() {
        enter("4k3/8/8/8");
        paste(KINGS);
        assertEquals(KINGS, xFen());
        assertTrue(textOf("#entry").equals("4k3/8/8/8") || recent().contains("4k3/8/8/8"), recent() + "");
    }

    @Test
    void theLastTwentyTextsAreKept() {
        for (int i = 1; i <= 22; i++) {
            paste("4k3/8/8/8/8/8/8/4K3 w - - 0 " + i);
        }
        assertEquals(20, recent().size());
        assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 22", recent().get(0));
    }

    @Test
    void aPasteIntoTheEmptyFieldLoadsAtOnce() {
        Toolkit.putOnClipboard(KINGS);
        run(find("#entry")::requestFocus);
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertEquals(KINGS, xFen());
        undoAll(START);
    }

    @Test
    void aPasteIntoATextIsTheFieldsOwn() {
        enter("8/8/8/8/8/8/8/4K3");
        run(() -> this.<TextField>find("#entry").end());
        Toolkit.putOnClipboard(" w - - 0 1");
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertEquals("8/8/8/8/8/8/8/4K3 w - - 0 1", textOf("#entry"));
        assertUntouched(START);
    }

    @Test
    void undoInTheFieldIsTheFieldsOwn() {
        remove("a2");
        String removed = xFen();
        run(find("#entry")::requestFocus);
        write("8/8");
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(removed, xFen());
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertUntouched(START);
    }

    @Test
    void lettersInTheFieldAreNoPieces() {
        run(find("#entry")::requestFocus);
        write("kn s1");
        assertEquals("kn s1", textOf("#entry"));
        assertUntouched(START);
    }

    @Test
    void leavingByMouseKeepsTheTextAndOffersToLoadIt() {
        enter(KINGS);
        click(at("e4"), PRIMARY);
        assertEquals(KINGS, textOf("#entry"));
        assertUntouched(START);
        assertTrue(find("#entry-load").isVisible());
        click("#entry-load");
        assertEquals(KINGS, xFen());
        assertFalse(find("#entry-load").isVisible());
    }

    @Test
    void missingFieldsAreOfferedAndUndone() {
        String black = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1";
        String white = black.replace(" b ", " w ");
        paste("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
        assertEquals(white, xFen());
        click("#offer-black");
        assertEquals(black, xFen());
        click("#offer-rights");
        assertEquals(black.replace(" - - ", " KQkq - "), xFen());
        undoAll(black, white, START);
    }

    @Test
    void whatCouldBeReadIsOffered() {
        paste("4k3/8/8/8/4X3/8/8/4K3 b - - 3 9");
        assertUntouched(START);
        click("#offer-read");
        assertEquals("4k3/8/8/8/8/8/8/4K3 b - - 3 9", xFen());
        undoAll(START);
    }

    @Test
    void whatReadingChangedIsSaidUntilTheNextText() {
        paste("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
        assertEquals(KINGS, xFen());
        assertTrue(hasStyle("#entry-strip", "warning"));
        String said = textOf("#entry-strip");
        assertFalse(said.isEmpty());
        drag("e1", "d1");
        assertEquals(said, textOf("#entry-strip"));
        paste(ROOKS);
        assertFalse(hasStyle("#entry-strip", "warning"));
    }

    /** B140: the window does not jump while texts come and go. */
    @Test
    void aLongTextDoesNotMoveTheBoard() {
        Bounds before =
                Toolkit.call(() -> find("#board").localToScene(find("#board").getBoundsInLocal()));
        paste("4k3/8/8/8/8/8/8/4Z3 w - - 0 1 ".repeat(7));
        Bounds after =
                Toolkit.call(() -> find("#board").localToScene(find("#board").getBoundsInLocal()));
        assertEquals(before, after);
        assertUntouched(START);
    }

    @Test
    void aHugeTextIsRefusedAndNoMore() {
        paste("8/".repeat(40_000));
        assertUntouched(START);
        assertTrue(hasStyle("#entry-strip", "error"));
    }

    /** B183 */
    @Test
    void afterAPopOverThePasteNeedsNoClick() {
        typeWithShift(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> exists("#chess960-number"));
        settle();
        type(KeyCode.ESCAPE);
        waitUntil(() -> !exists("#chess960-number"));
        Toolkit.putOnClipboard(KINGS);
        typeWith(KeyCode.CONTROL, KeyCode.V);
        assertEquals(KINGS, xFen());
    }

    @Test
    void aSelectionInARowIsCopiedFirst() {
        run(() -> {
            javafx.scene.control.TextArea row = find("#text-fen");
            row.requestFocus();
            row.selectRange(0, 8);
        });
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals("rnbqkbnr", Toolkit.clipboard());
        run(() -> this.<javafx.scene.control.TextArea>find("#text-fen").deselect());
        typeWith(KeyCode.CONTROL, KeyCode.C);
        assertEquals(START, Toolkit.clipboard());
    }

    private void enter(String text) {
        TextField field = find("#entry");
        run(() -> {
            field.requestFocus();
            field.setText(text);
        });
    }

    /** Undoes step by step; after each the board shows the next of these, and after the last nothing is left. */
    private void undoAll(String... texts) {
        focusBoard();
        for (String text : texts) {
            typeWith(KeyCode.CONTROL, KeyCode.Z);
            assertEquals(text, xFen());
        }
        assertFalse(editor.model().snapshot().canUndo());
    }

    private List<String> recent() {
        MenuButton menu = find("#entry-recent");
        run(menu::show);
        List<String> texts = Toolkit.call(
                () -> menu.getItems().stream().map(MenuItem::getText).toList());
        run(menu::hide);
        return texts;
    }

    private boolean isEntryFocused() {
        return find("#entry").isFocused();
    }

    private boolean hasStyle(String selector, String style) {
        Node node = find(selector);
        return node.getStyleClass().contains(style);
    }

    private String statusText() {
        org.controlsfx.control.StatusBar status = find("#status");
        return Toolkit.call(status::getText);
    }
}
