package forsyth.control;

import forsyth.deck.Deck;
import forsyth.deck.Form;
import forsyth.deck.Saving;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.FenForm;
import forsyth.deck.form.PgnForm;
import forsyth.deck.read.Fault;
import forsyth.deck.read.Loader;
import forsyth.lint.Messages;
import forsyth.model.DeckModel;
import forsyth.view.DeckPane;
import forsyth.view.NoticeBar.Choice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

/** The file of a collection: loading with progress, saving, what others do to it, and the draft. */
final class DeckFiles {
    private final DeckModel model;
    private final DeckPane pane;
    private final DeckDraft draft;
    private final Messages messages;
    private final Consumer<Path> onFile;
    private Optional<Path> file = Optional.empty();
    private Form form = PgnForm.PGN;
    private boolean isWhole = true;
    private FileTime known = FileTime.fromMillis(0);
    private List<Fault> faults = List.of();
    private boolean isBusy;

    /** @param onFile called with each file that is opened or saved */
    DeckFiles(DeckModel model, DeckPane pane, DeckDraft draft, Messages messages, Consumer<Path> onFile) {
        this.model = model;
        this.pane = pane;
        this.draft = draft;
        this.messages = messages;
        this.onFile = onFile;
        model.deckProperty().addListener((property, before, now) -> keep());
    }

    Optional<Path> file() {
        return file;
    }

    Form form() {
        return form;
    }

    List<Fault> faults() {
        return faults;
    }

    /** Loads a file by another thread; what there is of it is shown at once. */
    void open(Path path) {
        try {
            Loader loader = new Loader(path, early -> Platform.runLater(() -> showEarly(early)));
            busy(true);
            Timeline progress = new Timeline(
                    new KeyFrame(Duration.millis(100), event -> pane.working(loader.progress(), loader::stop)));
            progress.setCycleCount(Timeline.INDEFINITE);
            progress.play();
            background(() -> loaded(path, loader), () -> {
                progress.stop();
                pane.idle();
                busy(false);
            });
        } catch (IOException e) {
            trouble("deck.trouble.read", path, Troubles.reading(path, e, messages));
        }
    }

    /** Does the work by another thread, then what is to be shown, then the end. */
    private void background(Work work, Runnable end) {
        Thread thread = new Thread(
                () -> {
                    Runnable shown = work.run();
                    Platform.runLater(() -> {
                        end.run();
                        shown.run();
                    });
                },
                "collection file");
        thread.setDaemon(true);
        thread.start();
    }

    private interface Work {
        Runnable run();
    }

    private void showEarly(Deck early) {
        if (isBusy) {
            model.load(early);
        }
    }

    private Runnable loaded(Path path, Loader loader) {
        try {
            Loader.Loaded loaded = loader.load();
            return () -> show(path, loaded);
        } catch (IOException e) {
            return () -> trouble("deck.trouble.read", path, Troubles.reading(path, e, messages));
        }
    }

    private void show(Path path, Loader.Loaded loaded) {
        file = Optional.of(path);
        form = loaded.form();
        isWhole = loaded.isWhole();
        known = loaded.modified();
        faults = loaded.faults();
        model.load(loaded.deck());
        pane.faults().setText(messages.text("deck.faults", loaded.faultCount()));
        pane.faults().setVisible(loaded.faultCount() > 0);
        onFile.accept(path);
    }

    private void busy(boolean is) {
        isBusy = is;
        pane.menus().setDisable(is);
        pane.details().setDisable(is);
    }

    boolean isBusy() {
        return isBusy;
    }

    /** Goes on with unsaved work of a former run. */
    void restore(DeckDraft.Kept kept) {
        file = kept.file();
        form = kept.form();
        model.restore(Deck.of(kept.entries()));
    }

    private void keep() {
        if (isBusy) {
            return;
        }
        if (model.isChanged()) {
            draft.keep(new DeckDraft.Work(model.deck(), form, file));
        } else {
            draft.discard();
        }
    }

    /** Whether the collection can be written in its place: a whole plain file with a name. */
    boolean canSaveInPlace() {
        return file.isPresent() && isWhole;
    }

    /** Writes the collection in its place, unless another program changed the file. */
    void save() {
        Path path = file.orElseThrow();
        if (isChangedOnDisk(path)) {
            warn(path);
        } else {
            save(path, form);
        }
    }

    /** Writes the collection to a file, whose name tells the form. */
    void save(Path path) {
        save(path, formOf(path));
    }

    private void save(Path path, Form written) {
        pane.details().commit();
        Deck deck = model.deck();
        pane.working(-1, () -> {});
        background(
                () -> {
                    try {
                        FileTime time = Saving.save(deck, written, path);
                        return () -> saved(path, written, deck, time);
                    } catch (IOException e) {
                        return () -> trouble("deck.trouble.write", path, Troubles.writing(path, e, messages));
                    }
                },
                pane::idle);
    }

    private void saved(Path path, Form written, Deck deck, FileTime time) {
        file = Optional.of(path);
        form = written;
        isWhole = true;
        known = time;
        model.markSaved(deck);
        keep();
        pane.say(messages.text("deck.said.saved", deck.size(), path.getFileName()));
        onFile.accept(path);
    }

    private Form formOf(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".pgn")) {
            return PgnForm.PGN;
        }
        if (name.endsWith(".csv")) {
            return CsvForm.OWN;
        }
        return name.endsWith(".epd") ? EpdForm.EPD : FenForm.FEN;
    }

    /** Asks what to do where another program has changed or removed the file. */
    void look() {
        if (!isBusy && file.isPresent() && isChangedOnDisk(file.get())) {
            warn(file.get());
        }
    }

    private boolean isChangedOnDisk(Path path) {
        try {
            return !known.equals(FileTime.fromMillis(0))
                    && !Files.getLastModifiedTime(path).equals(known);
        } catch (IOException e) {
            return false;
        }
    }

    private void warn(Path path) {
        Choice reload = new Choice("deck-reload", messages.text("deck.reload"), () -> open(path));
        Choice keepOwn = new Choice("deck-overwrite", messages.text("deck.overwrite"), () -> save(path, form));
        List<Choice> choices = isWhole ? List.of(reload, keepOwn) : List.of(reload);
        pane.notice().show(messages.text("deck.changed", path.getFileName()), choices);
    }

    private void trouble(String key, Path path, String reason) {
        pane.notice().show(messages.text(key, path, reason), List.of());
    }
}
