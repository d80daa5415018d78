package forsyth.view;

import forsyth.lint.Messages;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

/** All starting setups: the 960 arrays, both sides apart, the random and the named arrays of 10x8. */
public final class StartsWindow extends TabPane {
    public StartsWindow(Messages messages, Node chess960, Node pairs, Node capablancaRandom, Node named) {
        setId("starts-window");
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        getTabs()
                .setAll(
                        tab("960", messages.text("starts.tab.960"), chess960),
                        tab("pairs", messages.text("starts.tab.pairs"), pairs),
                        tab("crc", messages.text("starts.tab.crc"), capablancaRandom),
                        tab("named", messages.text("starts.tab.named"), named));
    }

    /** Adds the lists that are drawn by a seed. */
    public void addDraw(Messages messages, Node draw) {
        getTabs().add(tab("draw", messages.text("starts.tab.draw"), draw));
    }

    private static Tab tab(String id, String title, Node content) {
        Tab tab = new Tab(title, content);
        tab.setId("tab-" + id);
        return tab;
    }
}
