package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Toolkit;
import forsyth.chess.Side;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Test;

/** The position as a link, copied or handed to the browser; only by command. */
class LinksTest extends WindowTest {
    private static final String LINK = "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1?color=";

    @Test
    void copiesTheLink() {
        load("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        choose("copy-link-lichess-editor");
        assertEquals(LINK + "white", Toolkit.clipboard());
        assertEquals(List.of(), browsed);
    }

    @Test
    void opensTheLink() {
        load("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        run(() -> editor.view().bottomProperty().set(Side.BLACK));
        choose("open-link-lichess-editor");
        assertEquals(List.of(LINK + "black"), browsed);
        assertEquals("Opened in the browser: " + LINK + "black", said());
    }

    @Test
    void saysWhatASiteCannotShow() {
        load("5k4/10/10/10/10/10/10/4K5 w - - 0 1");
        choose("open-link-chess-com-analysis");
        assertEquals("Chess.com, analysis cannot show this position", said());
        assertEquals(List.of(), browsed);
    }

    private String said() {
        return this.<StatusBar>find("#status").getText();
    }

    private void choose(String id) {
        MenuItem item = editor.window().menus().getMenus().get(0).getItems().stream()
                .filter(Menu.class::isInstance)
                .flatMap(menu -> ((Menu) menu).getItems().stream())
                .filter(entry -> id.equals(entry.getId()))
                .findFirst()
                .orElseThrow();
        run(item::fire);
    }
}
