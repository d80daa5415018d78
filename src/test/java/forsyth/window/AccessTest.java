package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.control.Editor;
import forsyth.lint.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Label;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.transform.Transform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said to those who do not see the window, and that those who do can read it. */
final class AccessTest extends WindowTest {
    /** B253: everything that takes the focus has a name. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlHasAName(Language language) {
        Scene scene = Toolkit.call(() -> Toolkit.scene(new Editor(language)));
        List<Node> nameless = Toolkit.call(() -> {
            scene.getRoot().applyCss();
            return focusable(scene.getRoot()).stream()
                    .filter(node -> name(node).isBlank())
                    .toList();
        });
        assertEquals(List.of(), nameless);
    }

    /** B254 */
    @ParameterizedTest
    @EnumSource(Language.class)
    void namesTellControlsApart(Language language) {
        List<String> names = Toolkit.call(() -> {
            Scene scene = Toolkit.scene(new Editor(language));
            scene.getRoot().applyCss();
            return focusable(scene.getRoot()).stream()
                    .filter(node -> node.getId() != null)
                    .filter(node -> node.getId().startsWith("palette-")
                            || node.getId().startsWith("castling-")
                                    && !node.getId().endsWith("-rook"))
                    .map(AccessTest::name)
                    .toList();
        });
        assertEquals(16, names.size(), names.toString());
        assertEquals(names.size(), names.stream().distinct().count(), names.toString());
    }

    @Test
    void theBoardTellsTheCursorSquareAndWhatChangesThere() {
        run(() -> editor.view().cursorProperty().set(square("e4")));
        assertEquals("e4, empty", boardText());
        run(() -> editor.model().perform(new forsyth.model.Edit.Put(square("e4"), forsyth.chess.Piece.WHITE_KNIGHT)));
        assertEquals("e4, white knight", boardText());
    }

    @Test
    void everyChangeIsTold() {
        run(() -> editor.model().perform(new forsyth.model.Edit.Carry(square("e2"), square("e4"))));
        assertEquals("e4, white pawn; e2, empty", boardText());
        type(KeyCode.S);
        assertEquals("Black to move", boardText());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("White to move", boardText());
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertEquals("e4, empty; e2, white pawn", boardText());
        run(() -> editor.model().perform(new forsyth.model.Edit.Clear(square("h1"))));
        assertEquals("h1, empty; castling: Qkq", boardText());
        run(() -> editor.texts().load("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 7 31"));
        assertEquals(
                "Squares changed: 31; men on the board: 4; Black to move; castling: none; en passant: e3;"
                        + " half-move clock: 7; move number: 31",
                boardText());
        type(KeyCode.F);
        assertEquals("Black at the bottom", boardText());
    }

    @Test
    void aFindingIsReachedByTab() {
        run(() -> editor.texts().load("4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1"));
        Node finding = find("#findings").lookup(".finding");
        run(finding::requestFocus);
        assertTrue(finding.getAccessibleText().startsWith("Error: "), finding.getAccessibleText());
        assertTrue(editor.view().litProperty().get().contains(square("e8")));
    }

    /** B185: the longest sentences are shown whole. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aLongErrorIsShownWhole(Language language) {
        run(() -> {
            editor = new Editor(language);
            Scene scene = Toolkit.scene(editor);
            Toolkit.stage().setScene(scene);
            editor.attach(scene);
            editor.texts().load("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq " + "z".repeat(60) + " 0 1");
        });
        assertStripIsWhole();
        run(() -> {
            Toolkit.stage().setWidth(900);
            Toolkit.stage().setHeight(640);
            editor.texts().load("1r2k1r1/8/8/4Pp2/8/8/8/1RR1KR1R w BGbg f6 3 1");
        });
        assertStripIsWhole();
    }

    private void assertStripIsWhole() {
        settle();
        Label strip = find("#entry-strip");
        assertFalse(textOf("#entry-strip").isEmpty());
        Toolkit.run(() -> {
            Node text = Objects.requireNonNull(strip.lookup(".text"));
            assertFalse(((javafx.scene.text.Text) text).getText().endsWith("\u2026"));
            Bounds shown = strip.localToScene(strip.getLayoutBounds());
            assertTrue(shown.contains(text.localToScene(text.getLayoutBounds())), shown.toString());
        });
    }

    /** B188: two squares that meet have nothing between them, at a display scale of 125 %. */
    @Test
    void squaresMeetOnADevicePixel() {
        double scale = 1.25;
        run(() -> Toolkit.stage().setRenderScaleX(scale));
        try {
            run(() -> editor.window().show(editor.model().snapshot()));
            WritableImage picture = Toolkit.call(() -> {
                SnapshotParameters parameters = new SnapshotParameters();
                parameters.setTransform(Transform.scale(scale, scale));
                return editor.window().board().snapshot(parameters, null);
            });
            Point2D e4 = pixel("e4", scale);
            Point2D f4 = pixel("f4", scale);
            PixelReader pixels = picture.getPixelReader();
            List<Integer> colours = new ArrayList<>();
            for (int x = (int) e4.getX(); x <= f4.getX(); x++) {
                int colour = pixels.getArgb(x, (int) e4.getY());
                if (colours.isEmpty() || colours.get(colours.size() - 1) != colour) {
                    colours.add(colour);
                }
            }
            assertEquals(2, colours.size(), colours.toString());
        } finally {
            run(() -> Toolkit.stage().setRenderScaleX(1));
        }
    }

    private Point2D pixel(String square, double scale) {
        return Toolkit.call(() -> editor.window()
                .board()
                .sceneToLocal(editor.window().board().centreOf(square(square)))
                .multiply(scale));
    }

    private String boardText() {
        return Toolkit.call(() -> name(editor.window().board()));
    }

    private static String name(Node node) {
        Object text = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
        String own = node.getAccessibleText();
        return own != null ? own : text == null ? "" : text.toString();
    }

    private static List<Node> focusable(Node node) {
        List<Node> found = new ArrayList<>();
        if (node.isVisible() && node.isFocusTraversable()) {
            found.add(node);
        }
        if (node.isVisible() && node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> found.addAll(focusable(child)));
        }
        return found;
    }
}
