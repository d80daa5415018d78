package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.diagram.Theme;
import java.util.Arrays;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelReader;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pictures, print and worksheets in their windows. */
class OutTest extends WindowTest {
    private <T extends Node> T part(String id) {
        return this.<T>find("#" + id);
    }

    private String said(String id) {
        Label label = part(id);
        return Toolkit.call((Callable<String>) label::getText);
    }

    @Test
    void thePictureIsCopiedByKeysAndSaidSo() {
        typeWithShift(KeyCode.CONTROL, KeyCode.C);
        assertTrue(Toolkit.call(() -> Clipboard.getSystemClipboard().hasImage()));
    }

    /** B139: there is no transparency on the clipboard, and the margin is white. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void theCopiedPictureIsOpaque(Theme theme) {
        run(() -> editor.view().themeProperty().set(theme));
        typeWithShift(KeyCode.CONTROL, KeyCode.C);
        Image copied = Toolkit.call(() -> Clipboard.getSystemClipboard().getImage());
        PixelReader pixels = copied.getPixelReader();
        for (int y = 0; y < copied.getHeight(); y++) {
            for (int x = 0; x < copied.getWidth(); x++) {
                assertEquals(0xFF, pixels.getArgb(x, y) >>> 24, x + ", " + y);
            }
        }
        assertEquals(0xFFFFFFFF, pixels.getArgb(0, 0));
    }

    @Test
    void everyTextFormCanBeCopied() {
        for (String form : Arrays.asList("pgn", "unicode", "txt", "men", "tex", "typ", "html", "md", "svg")) {
            run(() -> menuItem("copy-as-" + form).fire());
            assertTrue(Toolkit.clipboard().length() > 60, form);
        }
        assertTrue(Toolkit.clipboard().startsWith("<?xml"));
    }

    private javafx.scene.control.MenuItem menuItem(String id) {
        return editor.window().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .flatMap(item -> item instanceof javafx.scene.control.Menu menu
                        ? menu.getItems().stream()
                        : java.util.stream.Stream.of(item))
                .filter(item -> ("menu-item-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thePictureWindowShowsWhatWillBeSaved() {
        typeWith(KeyCode.CONTROL, KeyCode.E);
        ImageView preview = Toolkit.call(() -> (ImageView) ((javafx.scene.layout.StackPane) part("picture-preview"))
                .getChildren()
                .get(0));
        assertTrue(preview.getImage().getWidth() >= 280);
        Labeled measured = part("picture-in-mm");
        run(() -> ((javafx.scene.control.RadioButton) measured).setSelected(true));
        assertTrue(editor.view().pictureProperty().get().isMeasured());
    }

    @Test
    void theWorksheetHasThePagesOfItsPositions() {
        typeWithShift(KeyCode.CONTROL, KeyCode.P);
        assertEquals("Page 1 of 1", said("page-place"));
        TextArea positions = part("sheet-positions");
        String line = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n";
        run(() -> positions.setText(line.repeat(13) + "4k3/8/8/9/8/8/8/4K3 w - - 0 1\n"));
        waitUntil(() -> said("page-place").equals("Page 1 of 3"));
        assertTrue(said("sheet-found").startsWith("Positions: 13. Not readable: 1; the first: "), said("sheet-found"));
        javafx.scene.control.CheckBox solutions = part("sheet-solutions");
        run(() -> solutions.setSelected(true));
        waitUntil(() -> said("page-place").equals("Page 1 of 4"));
        for (int i = 0; i < 3; i++) {
            run(() -> this.<Button>part("page-next").fire());
        }
        assertEquals("Page 4 of 4", said("page-place"));
        run(() -> this.<ComboBox<forsyth.diagram.sheet.Grid>>part("sheet-grid")
                .setValue(forsyth.diagram.sheet.Grid.TWELVE));
        waitUntil(() -> said("page-place").equals("Page 3 of 3"));
    }

    @Test
    void aPositionIsAddedWithItsMarks() {
        run(() -> editor.model()
                .perform(new forsyth.model.Edit.Draw(forsyth.diagram.PgnMarks.read("[%csl Rd4]", geometry()))));
        typeWithShift(KeyCode.CONTROL, KeyCode.P);
        run(() -> this.<Button>part("sheet-add").fire());
        TextArea positions = part("sheet-positions");
        assertEquals(START.replace(" 0 1", "") + " c0 \"[%csl Rd4]\";\n", positions.getText());
    }

    @Test
    void printingShowsThePageAndSaysWhereThereIsNoPrinter() {
        typeWith(KeyCode.CONTROL, KeyCode.P);
        assertEquals("Page 1 of 1", said("page-place"));
        ComboBox<?> printers = part("print-printer");
        Button print = part("print-print");
        assertEquals(printers.getItems().isEmpty(), print.isDisabled());
        assertEquals(printers.getItems().isEmpty(), said("print-said").startsWith("No printer"));
    }
}
