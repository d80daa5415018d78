package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.control.Editor;
import forsyth.lint.Language;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No text of any window is cut, in the smallest window and in every language. */
class WholeTextsTest extends WindowTest {
    private static final List<String> WINDOWS =
            List.of("history", "material", "compare", "cheat-sheet", "starts", "save-picture", "print", "worksheet");

    private final List<String> cut = new ArrayList<>();
    private int seen;

    @ParameterizedTest
    @EnumSource(Language.class)
    void textsOfTheWindow(Language language) {
        open(language);
        for (String text : List.of(
                "1r2k1r1/8/8/4Pp2/8/8/8/1RR1KR1R w GBbg f6 3 1",
                "r2aqk1cbr/pppppppppp/10/10/4Q5/10/PPPPPPPP2/R3QK2BR w KQkq - 0 1",
                "4k3/4Q3/8/8/8/8/8/P3K3 w - - 120 1",
                "8/6r1/1R6/3B4/8/8/8/3K2k1 w - -0 0 1",
                "1. e4 e5 2. Nf3 Nc6")) {
            run(() -> editor.texts().load(text));
            look(text);
        }
        assertEquals(List.of(), cut);
        assertTrue(seen > 100, seen + " texts");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void textsOfTheWindowsBeside(Language language) {
        open(language);
        for (String name : WINDOWS) {
            run(() -> item(name).fire());
            look(name);
        }
        assertEquals(List.of(), cut);
        assertTrue(seen > 100, seen + " texts");
    }

    private void open(Language language) {
        run(() -> {
            editor = new Editor(language);
            Scene scene = Toolkit.scene(editor);
            Toolkit.stage().titleProperty().unbind();
            Toolkit.stage().setScene(scene);
            editor.attach(scene);
            Toolkit.stage().setWidth(900);
            Toolkit.stage().setHeight(640);
        });
    }

    private MenuItem item(String id) {
        return editor.window().menus().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("menu-item-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private void look(String when) {
        settle();
        run(() -> Window.getWindows().stream().map(Window::getScene).forEach(scene -> look(scene.getRoot(), when)));
    }

    private void look(Node node, String when) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Text shown
                && shown.getParent() instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isEmpty()) {
            seen++;
            if (!shown.getText().replace("\n", "").equals(labeled.getText().replace("\n", ""))) {
                cut.add(when + ": \u201c" + labeled.getText() + "\u201d is \u201c" + shown.getText() + "\u201d");
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, when));
        }
    }
}
