package forsyth;

import forsyth.control.EditorHost;
import forsyth.control.FileDialogs;
import forsyth.lint.Language;
import forsyth.store.RecentTexts;
import forsyth.store.Settings;
import forsyth.view.PieceImages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A host of one window that asks nobody and opens nothing: it remembers what it was asked for. */
public final class TestHost implements EditorHost {
    private final EditorHost alone = new EditorHost.Alone();
    private final FileDialogs dialogs;
    private final List<String> browsed = new ArrayList<>();

    public TestHost(FileDialogs dialogs) {
        this.dialogs = dialogs;
    }

    /** The links that were to be opened, in order. */
    public List<String> browsed() {
        return browsed;
    }

    @Override
    public void openWindow() {
        alone.openWindow();
    }

    @Override
    public void speak(Language language) {
        alone.speak(language);
    }

    @Override
    public RecentTexts recentTexts() {
        return alone.recentTexts();
    }

    @Override
    public void remember(String text) {
        alone.remember(text);
    }

    @Override
    public Settings settings() {
        return alone.settings();
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        alone.change(change);
    }

    @Override
    public FileDialogs fileDialogs() {
        return dialogs;
    }

    @Override
    public void browse(String link) {
        browsed.add(link);
    }

    @Override
    public PieceImages images() {
        return alone.images();
    }
}
