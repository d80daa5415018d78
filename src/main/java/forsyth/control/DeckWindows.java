package forsyth.control;

import forsyth.lint.Messages;
import forsyth.store.Drafts;
import forsyth.store.UserFolders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/** The windows of collections, each beside an editor; the drafts and recent files they share. */
final class DeckWindows {
    private final ExecutorService writer;
    private final KeptTexts recent;
    private final Optional<Drafts> drafts;
    private final List<DeckStage> open = new ArrayList<>();

    /** @param writer writes drafts and the names of files, one after the other */
    DeckWindows(UserFolders folders, ExecutorService writer) {
        this.writer = writer;
        Path recentFile = folders.data().resolve("recent-collections");
        recent = attempt(() -> KeptTexts.open(recentFile, writer)).orElseGet(() -> KeptTexts.unkept(writer));
        drafts = attempt(() -> Drafts.in(folders.data().resolve("collections")));
    }

    private interface Reader<T> {
        T read() throws IOException;
    }

    private static <T> Optional<T> attempt(Reader<T> reader) {
        try {
            return Optional.of(reader.read());
        } catch (IOException e) {
            DiskLog.warn("collections not kept", e);
            return Optional.empty();
        }
    }

    /**
     * Shows a file: in the window that has it, else in a new one, where it was closed with changes with those. Without
     * a file the new window is empty.
     */
    void open(Editor editor, Optional<Path> file) {
        if (file.isEmpty()) {
            window(editor, new DeckDraft(drafts, writer));
            return;
        }
        Path path = file.get().toAbsolutePath();
        // After what waits for the disk: that may be the draft of a window that was closed just now.
        writer.execute(() -> {
            Optional<Unsaved> unsaved =
                    unsaved().stream().filter(left -> left.isOf(path)).findFirst();
            onceRead(() -> open(editor, path, unsaved));
        });
    }

    /** Goes on in the window's thread, unless the program has ended meanwhile. */
    private void onceRead(Runnable act) {
        Platform.runLater(() -> {
            if (!writer.isShutdown()) {
                act.run();
            }
        });
    }

    private void open(Editor editor, Path path, Optional<Unsaved> unsaved) {
        Optional<DeckStage> present =
                open.stream().filter(stage -> stage.window().files().has(path)).findFirst();
        if (present.isPresent()) {
            present.get().show();
        } else if (unsaved.isPresent()) {
            restore(editor, unsaved.get());
        } else {
            window(editor, new DeckDraft(drafts, writer)).files().open(path);
        }
    }

    /** Opens what a former run left unsaved. */
    void restore(Editor editor) {
        writer.execute(() -> {
            List<Unsaved> unsaved = unsaved();
            onceRead(() -> unsaved.forEach(left -> restore(editor, left)));
        });
    }

    /** Work that no window has. */
    private record Unsaved(Drafts.Left left, DeckDraft.Kept kept) {
        boolean isOf(Path file) {
            return kept.path().filter(path -> DeckFile.isSame(path, file)).isPresent();
        }
    }

    private List<Unsaved> unsaved() {
        List<Unsaved> unsaved = new ArrayList<>();
        for (Drafts.Left left : drafts.flatMap(kept -> attempt(kept::left)).orElse(List.of())) {
            DeckDraft.read(left.text()).ifPresent(kept -> unsaved.add(new Unsaved(left, kept)));
        }
        return unsaved;
    }

    private void restore(Editor editor, Unsaved unsaved) {
        DeckDraft draft = new DeckDraft(drafts, writer);
        draft.adopt(unsaved.left());
        window(editor, draft).files().restore(unsaved.kept());
    }

    private DeckWindow window(Editor editor, DeckDraft draft) {
        DeckStage stage = new DeckStage(editor, this::open, this::remember);
        stage.begin(draft, open.size());
        open.add(stage);
        stage.whenClosed(() -> open.remove(stage));
        return stage.window();
    }

    /** Lets the collections beside an editor go on beside the one that took its place. */
    void follow(Editor former, Editor editor) {
        beside(former).forEach(stage -> stage.follow(editor));
    }

    /** Closes the collections beside an editor. */
    void close(Editor editor) {
        beside(editor).forEach(DeckStage::close);
    }

    private List<DeckStage> beside(Editor editor) {
        return open.stream().filter(stage -> stage.isBeside(editor)).toList();
    }

    private void remember(Path file) {
        recent.add(file.toAbsolutePath().toString());
    }

    /** Asks for a file and opens it. */
    void choose(Editor editor) {
        editor.dialogs()
                .openCollection(editor.window().getScene().getWindow(), Messages.of("messages-deck", editor.language()))
                .ifPresent(path -> open(editor, Optional.of(path)));
    }

    /** Fills a menu with the files opened last, each time it is shown. */
    void recent(Menu menu, Editor editor) {
        fill(menu, editor);
        menu.setOnShowing(event -> fill(menu, editor));
    }

    private void fill(Menu menu, Editor editor) {
        menu.getItems()
                .setAll(recent.texts().texts().stream()
                        .map(text -> item(text, editor))
                        .toList());
    }

    private MenuItem item(String path, Editor editor) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> open(editor, Optional.of(Path.of(path))));
        return item;
    }
}
