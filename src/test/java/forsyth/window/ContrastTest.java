package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Contrast;
import forsyth.Toolkit;
import forsyth.fen.FenReader;
import forsyth.model.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text that the window shows, in either look, against what lies behind it. */
final class ContrastTest extends WindowTest {
    /** Texts on the board: their ground is no node's background; {@code BoardContrastTest} looks at them. */
    private static final Set<String> ON_THE_BOARD = Set.of("coordinate-inside");

    private final Set<String> faint = new TreeSet<>();
    private int seen;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void textsOfTheWindow(boolean isDark) {
        run(() -> editor.view().darkProperty().set(isDark));
        look("at the start");
        for (String fen : List.of(
                "4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/P3K3 w - - 120 1",
                "rkqnbbnr/pppppppp/8/8/8/8/PPPPPPPP/RKQNBBNR w KQkq - 0 1",
                "1r2k1r1/8/8/8/8/8/8/1RR1KR1R w BGbg - 3 1")) {
            run(() -> editor.model().perform(new Edit.Load(FenReader.setup(fen))));
            look(fen);
        }
        for (String text : List.of("8/6r1/1R6/3B4/8/8/8/3K2k1 w - -0 0 1", "4k3/8/8/8/8/8/8/4K2R b KQ -", "hello")) {
            run(() -> editor.texts().load(text));
            look(text);
        }
        run(() -> editor.window().refuse("not so"));
        look("refused");
        run(() -> editor.texts().load("1. e4 e5 2. Nf3 Nc6"));
        look("moves");
        assertFaint();
    }

    @ParameterizedTest
    @CsvSource({
        "false, F1", "false, H", "false, M", "false, D", "false, E", "false, P",
        "true, F1", "true, H", "true, M", "true, D", "true, E", "true, P"
    })
    void textsOfTheWindowsBeside(boolean isDark, KeyCode key) {
        run(() -> editor.view().darkProperty().set(isDark));
        if (key == KeyCode.F1) {
            type(key);
        } else {
            typeWith(KeyCode.CONTROL, key);
        }
        assertTrue(Toolkit.call(() -> Window.getWindows().size()) > 1, "no window of " + key);
        look(key.getName());
        assertFaint();
    }

    @ParameterizedTest
    @CsvSource({"false, S", "false, P", "true, S", "true, P"})
    void textsOfStartsAndWorksheet(boolean isDark, KeyCode key) {
        run(() -> editor.view().darkProperty().set(isDark));
        typeWithShift(KeyCode.CONTROL, key);
        assertTrue(Toolkit.call(() -> Window.getWindows().size()) > 1, "no window of " + key);
        look(key.getName());
        assertFaint();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void textsOfTheMenus(boolean isDark) {
        run(() -> editor.view().darkProperty().set(isDark));
        for (Menu menu : editor.window().menus().getMenus()) {
            run(menu::show);
            look(menu.getText());
            assertTrue(Toolkit.call(() -> Window.getWindows().size()) > 1, "no popup of " + menu.getText());
            run(menu::hide);
        }
        assertFaint();
    }

    private void assertFaint() {
        assertTrue(seen > 40, seen + " texts");
        assertEquals("", String.join("\n", faint));
    }

    /** Looks at all windows as they are, under the pointer, and with the focus. */
    private void look(String when) {
        settle();
        for (String state : List.of("", "hover", "focused")) {
            run(() -> Window.getWindows().stream().map(Window::getScene).forEach(scene -> {
                each(scene.getRoot(), node -> set(node, state, true));
                scene.getRoot().applyCss();
                each(scene.getRoot(), node -> judge(node, scene, when + (state.isEmpty() ? "" : ", " + state)));
                each(scene.getRoot(), node -> set(node, state, false));
                scene.getRoot().applyCss();
            }));
        }
    }

    private static void set(Node node, String state, boolean isOn) {
        if (!state.isEmpty()) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), isOn);
        }
    }

    private static void each(Node node, java.util.function.Consumer<Node> action) {
        action.accept(node);
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> each(child, action));
        }
    }

    private void judge(Node node, Scene scene, String when) {
        boolean isOnBoard = node.getStyleClass().stream().anyMatch(ON_THE_BOARD::contains);
        if (isOnBoard || !isSeen(node)) {
            return;
        }
        Color ground = ground(node, scene);
        if (node instanceof Text text && !text.getText().isBlank() && text.getFill() instanceof Color fill) {
            seen++;
            judge(fill, ground, Contrast.TEXT, "\u201c" + text.getText() + "\u201d " + path(node) + ", " + when);
        } else if (node instanceof Shape shape
                && node.getStyleClass().contains("drawn-line")
                && shape.getStroke() instanceof Color stroke) {
            judge(stroke, ground, Contrast.GRAPHICS, path(node) + ", " + when);
        }
    }

    private void judge(Color colour, Color ground, double needed, String what) {
        double contrast = Contrast.between(Contrast.over(colour, ground), ground);
        if (contrast < needed) {
            faint.add(String.format("%.2f %s on %s: %s", contrast, colour, ground, what));
        }
    }

    /** Parts that do not answer at the moment need no contrast. */
    private static boolean isSeen(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.isDisabled() || at.getOpacity() == 0) {
                return false;
            }
        }
        return true;
    }

    /** The colours behind a node, laid over each other. */
    private static Color ground(Node node, Scene scene) {
        List<Color> layers = new ArrayList<>();
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof Region region) {
                fill(region).ifPresent(layers::add);
            }
            if (at.lookup(".popover > .border") instanceof Shape bubble && bubble.getFill() instanceof Color fill) {
                layers.add(fill);
            }
        }
        Color ground = scene.getFill() instanceof Color fill && fill.isOpaque() ? fill : Color.WHITE;
        for (int i = layers.size() - 1; i >= 0; i--) {
            ground = Contrast.over(layers.get(i), ground);
        }
        return ground;
    }

    /** The colour of a region's inside: the fill that is painted last. */
    private static Optional<Color> fill(Region region) {
        if (region.getBackground() == null || region.getBackground().getFills().isEmpty()) {
            return Optional.empty();
        }
        List<BackgroundFill> fills = region.getBackground().getFills();
        return Optional.of(fills.get(fills.size() - 1).getFill())
                .filter(Color.class::isInstance)
                .map(Color.class::cast);
    }

    private static String path(Node node) {
        StringBuilder path = new StringBuilder();
        for (Node at = node; at != null && path.length() < 120; at = at.getParent()) {
            String id = at.getId() == null ? "" : "#" + at.getId();
            path.append(' ').append(id).append('.').append(String.join(".", at.getStyleClass()));
        }
        return path.toString();
    }
}
