package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.Form;
import forsyth.deck.Saving;
import forsyth.deck.read.Loader;
import forsyth.store.FileTrouble;
import forsyth.view.NoticeBar.Choice;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The file of a collection: loading with progress, saving, what others do to it, and the draft. */
final class DeckFiles {
    private final DeckParts parts;
    private final DeckDraft draft;
    private final Consumer<Path> onFile;
    private final ReadOnlyObjectWrapper<DeckFile> file = new ReadOnlyObjectWrapper<>(DeckFile.NONE);
    private Optional<Path> awaited = Optional.empty();
    private boolean isLoading;
    private boolean isToldGone;

    /**
     * @param file where the collection came from
     * @param onFile called with each file that is opened or saved
     */
    DeckFiles(DeckParts parts, DeckDraft draft, DeckFile file, Consumer<Path> onFile) {
        this.parts = parts;
        this.draft = draft;
        this.onFile = onFile;
        parts.model().deckProperty().addListener((property, before, now) -> keep());
        take(file);
    }

    DeckFile file() {
        return file.get();
    }

    ReadOnlyObjectProperty<DeckFile> fileProperty() {
        return file.getReadOnlyProperty();
    }

    private void take(DeckFile taken) {
        file.set(taken);
        isToldGone = false;
        parts.pane().faults().setText(parts.messages().text("deck.faults", taken.faultCount()));
        parts.pane().faults().setVisible(taken.faultCount() > 0);
    }

    /** Loads a file by another thread; where there was nothing yet, what there is of it is shown at once. */
    void open(Path path) {
        if (parts.work().isRunning()) {
            return;
        }
        boolean isFirst = parts.model().deck().isEmpty();
        isLoading = true;
        awaited = Optional.of(path);
        parts.work()
                .start(
                        progress -> load(path, progress, isFirst),
                        new Work.Ending<>(loaded -> loaded(path, loaded), this::notLoading, trouble -> {
                            notLoading();
                            parts.say(trouble);
                        }));
    }

    private Loader.Loaded load(Path path, Work.Progress progress, boolean isFirst) throws FileTrouble {
        Loader.Watcher watcher = new Loader.Watcher() {
            @Override
            public void early(Deck deck) {
                if (isFirst) {
                    Platform.runLater(() -> parts.model().load(deck));
                }
            }

            @Override
            public void reached(double share) {
                progress.tell(share);
            }

            @Override
            public boolean isStopped() {
                return progress.isStopped();
            }
        };
        try {
            return new Loader(path, watcher).load();
        } catch (IOException e) {
            throw FileTrouble.reading(path, e);
        }
    }

    private void loaded(Path path, Loader.Loaded loaded) {
        notLoading();
        take(DeckFile.read(path, loaded));
        if (parts.model().canUndo() || parts.model().isChanged()) {
            parts.model().reload(loaded.deck());
            parts.pane().grid().requestFocus();
            parts.say("deck.said.reloaded");
        } else {
            parts.model().load(loaded.deck());
        }
        if (loaded.isStopped()) {
            parts.pane()
                    .notice()
                    .show(parts.messages().text("deck.stopped", loaded.deck().size()), List.of());
        }
        onFile.accept(path);
    }

    private void notLoading() {
        isLoading = false;
        awaited = Optional.empty();
    }

    /** Whether that file is here or being loaded. */
    boolean has(Path path) {
        return file().isOf(path)
                || awaited.filter(other -> DeckFile.isSame(other, path)).isPresent();
    }

    /** Goes on with unsaved work of a former run. */
    void restore(DeckDraft.Kept kept) {
        isLoading = true;
        awaited = kept.path();
        parts.work()
                .start(
                        progress -> DeckTexts.whole(kept.text(), kept.form()),
                        new Work.Ending<>(whole -> restored(kept, whole), this::notLoading, parts::say));
    }

    private void restored(DeckDraft.Kept kept, DeckTexts.Whole whole) {
        notLoading();
        take(DeckFile.kept(kept, whole.form()));
        parts.model().restore(whole.deck());
        Choice reload =
                choice("deck-reload", "deck.reload", () -> open(kept.path().orElseThrow()));
        parts.pane()
                .notice()
                .show(parts.messages().text("deck.restored"), kept.path().isPresent() ? List.of(reload) : List.of());
    }

    private void keep() {
        if (isLoading) {
            return;
        }
        if (parts.model().isChanged()) {
            draft.keep(new DeckDraft.Unsaved(parts.model().deck(), file()));
        } else {
            draft.discard();
        }
    }

    /** Writes the collection in its place, unless something is to be asked first: another program has the file. */
    void save() {
        Path path = file().path().orElseThrow();
        boolean wasToldGone = isToldGone;
        look();
        boolean isAsked = switch (file().state()) {
            case CHANGED -> true;
            case GONE -> !wasToldGone;
            case UNTOUCHED -> false;
        };
        if (!isAsked) {
            save(path, file().form());
        }
    }

    /** Writes the collection to a file, whose name tells the form. */
    void save(Path path) {
        if (DeckFile.isPacked(path)) {
            parts.say("deck.said.packed", path.getFileName());
            return;
        }
        save(path, DeckFile.formOf(path));
    }

    private void save(Path path, Form form) {
        parts.pane().details().commit();
        Deck deck = parts.model().deck();
        parts.work()
                .start(
                        progress -> written(deck, form, path),
                        new Work.Ending<>(written -> saved(path, form, deck, written), parts::sayStopped, parts::say));
    }

    /**
     * A file that was written.
     *
     * @param lost by name what had no place in its form
     */
    record Written(FileTime time, Set<String> lost) {}

    /** Writes a collection to a file, whole or not at all. */
    static Written written(Deck deck, Form form, Path path) throws FileTrouble {
        try {
            return new Written(Saving.save(deck, form, path), Saving.lost(deck, form));
        } catch (IOException e) {
            throw FileTrouble.writing(path, e);
        }
    }

    private void saved(Path path, Form form, Deck deck, Written written) {
        take(file().saved(path, form, written.time()));
        parts.model().markSaved(deck);
        keep();
        parts.say("deck.said.saved", deck.size(), path.getFileName());
        parts.pane().notice().setVisible(false);
        parts.tellLost(path, written.lost());
        onFile.accept(path);
    }

    /** Asks what to do where another program has changed or removed the file. */
    void look() {
        if (parts.work().isRunning() || file().path().isEmpty()) {
            return;
        }
        switch (file().state()) {
            case CHANGED -> warn(file().path().get());
            case GONE -> gone(file().path().get());
            case UNTOUCHED -> isToldGone = false;
        }
    }

    private void warn(Path path) {
        Choice reload = choice("deck-reload", "deck.reload", () -> open(path));
        Choice keepOwn = choice("deck-overwrite", "deck.overwrite", () -> save(path, file().form()));
        notice("deck.changed", path, file().isWhole() ? List.of(reload, keepOwn) : List.of(reload));
    }

    /** What is in the window is all there is now. */
    private void gone(Path path) {
        if (isToldGone) {
            return;
        }
        isToldGone = true;
        parts.model().markUnsaved();
        keep();
        Choice anew = choice("deck-save-anew", "deck.save-anew", () -> save(path, file().form()));
        notice("deck.gone", path, file().isWhole() ? List.of(anew) : List.of());
    }

    private Choice choice(String id, String key, Runnable run) {
        return new Choice(id, parts.messages().text(key), run);
    }

    private void notice(String key, Path path, List<Choice> choices) {
        parts.pane().notice().show(parts.messages().text(key, path.getFileName()), choices);
    }

    /** The name of the file; empty without one. */
    Optional<String> name() {
        return file().path().map(path -> path.getFileName().toString());
    }
}
