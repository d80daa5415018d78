package forsyth.control;

import forsyth.chess.Rules;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.sheet.Exercise;
import forsyth.diagram.sheet.Grid;
import forsyth.diagram.sheet.Sheet;
import forsyth.diagram.sheet.SheetPages;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenWriter;
import forsyth.lint.FindingText;
import forsyth.lint.Messages;
import forsyth.model.ViewState;
import forsyth.store.FileTrouble;
import forsyth.store.OutFile;
import forsyth.view.MainWindow;
import forsyth.view.SheetPane;
import forsyth.view.StageFit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;

/** Worksheets, and the print of the present position, which is a worksheet of one. */
final class SheetController {
    /** How long writing must rest before the pages are laid out anew. */
    private static final Duration REST = Duration.millis(150);

    private final MainWindow window;
    private final ViewState view;
    private final Pictures pictures;
    private final FileDialogs files;
    private final FindingText sentences;
    private final Messages messages;
    private final PrintController printer;
    private final PauseTransition rest = new PauseTransition(REST);
    private SheetPane pane;
    private Stage stage;
    private Work work;
    private SheetPages pages;
    private List<Exercise> collected = List.of();
    private String firstPositions = "";

    SheetController(MainWindow window, Pictures pictures, FileDialogs files, FindingText sentences) {
        this.window = window;
        this.view = pictures.view();
        this.pictures = pictures;
        this.files = files;
        this.sentences = sentences;
        messages = window.messages();
        printer = new PrintController(window);
        rest.setOnFinished(event -> layOut());
    }

    void register(Actions actions) {
        actions.add("print", "print", "Shortcut+P", this::printPosition);
        actions.add("worksheet", "", "Shortcut+Shift+P", () -> open(List.of()));
    }

    private void printPosition() {
        SheetStyle style = SheetStyle.PLAIN
                .on(Grid.ONE, view.sheetProperty().get().paper(), false)
                .with(pictures.printed());
        printer.open(SheetPages.of(new Sheet("", List.of(pictures.exercise()), style), pictures.words()));
    }

    /**
     * Opens the window.
     *
     * @param exercises positions of a collection, in front of those that are pasted; empty for none
     */
    void open(List<Exercise> exercises) {
        collected = List.copyOf(exercises);
        if (stage == null) {
            pane = new SheetPane(
                    messages,
                    view.sheetProperty().get(),
                    view.sheetTitleProperty().get());
            pane.positions().setText(firstPositions);
            work = new Work(pane.progress());
            pane.onChange(rest::playFromStart);
            pane.add().setOnAction(event -> add());
            pane.save().setOnAction(event -> save());
            pane.print().setOnAction(event -> printer.open(pages));
            stage = window.sides().make("worksheet", pane, 1000, 720);
            stage.setOnHidden(event -> work.cancel());
        }
        pane.ask(collected.isEmpty() ? "sheet.positions" : "sheet.positions.more");
        StageFit.show(stage);
        stage.toFront();
        layOut();
    }

    /**
     * What the pages are made of.
     *
     * @param positions as they were pasted
     */
    record Input(List<Exercise> collected, String positions) {}

    Input input() {
        return new Input(
                collected, pane == null ? firstPositions : pane.positions().getText());
    }

    /** Goes on with the input of a former editor, at once where the window is open. */
    void take(Input former) {
        firstPositions = former.positions();
        if (stage != null && stage.isShowing()) {
            pane.positions().setText(former.positions());
            open(former.collected());
        }
    }

    private void layOut() {
        view.sheetProperty().set(pane.style());
        view.sheetTitleProperty().set(pane.title());
        pages = SheetPages.of(new Sheet(pane.title(), exercises(), pane.style()), pictures.words());
        boolean isEmpty = pages.count() == 0;
        pane.save().setDisable(isEmpty);
        pane.print().setDisable(isEmpty);
        pane.say(pages.unprintable().isEmpty() ? "" : pictures.words().text("UNPRINTABLE", pages.unprintable()));
        pane.preview().show(pages.count(), pages::page);
    }

    /** Those of the collection and of the text, or without any the one on the board. */
    private List<Exercise> exercises() {
        String text = pane.positions().getText();
        if (text.isBlank() && collected.isEmpty()) {
            pane.found(messages.text("sheet.found.board"));
            return List.of(pictures.exercise());
        }
        List<Exercise> exercises = new ArrayList<>(collected);
        List<String> found = new ArrayList<>();
        if (!collected.isEmpty()) {
            found.add(messages.text("sheet.found.collection", collected.size()));
        }
        if (!text.isBlank()) {
            SheetPositions read = SheetPositions.read(text, Rules.ANY_CASTLING);
            exercises.addAll(read.exercises());
            found.add(messages.text("sheet.found", read.exercises().size()));
            read.trouble()
                    .map(finding -> messages.text("sheet.unreadable", read.unreadable(), sentences.sentence(finding)))
                    .ifPresent(found::add);
        }
        pane.found(String.join(" ", found));
        return exercises;
    }

    /** Writes the position of the board below the others, as an EPD: that has no counters, but room for its marks. */
    private void add() {
        Exercise exercise = pictures.exercise();
        StringBuilder fen = new StringBuilder();
        FenWriter.append(fen, exercise.setup(), CastlingLetters.KQ_OR_FILE, EpPolicy.CAPTURABLE);
        StringBuilder line = new StringBuilder(fen.toString().replaceFirst(" \\d+ \\d+$", ""));
        if (!exercise.marks().isEmpty()) {
            line.append(" c0 \"").append(PgnMarks.write(exercise.marks())).append("\";");
        }
        String before = pane.positions().getText();
        pane.positions().setText(before + (before.isEmpty() || before.endsWith("\n") ? "" : "\n") + line + "\n");
    }

    private void save() {
        SheetPages saved = pages;
        String folder = view.pictureProperty().get().folder();
        Optional<Path> file = files.saveAs(
                window.getScene().getWindow(),
                messages.title("action.worksheet"),
                messages.text("sheet.file") + ".pdf",
                folder);
        if (file.isEmpty()) {
            return;
        }
        pane.say("");
        work.start(progress -> write(file.get(), saved, progress), Work.Ending.saying(pane::say, messages));
    }

    private String write(Path file, SheetPages saved, Work.Progress progress) throws FileTrouble {
        OutFile.write(file, out -> saved.write(out, page -> progress.reached(page, saved.count())));
        return messages.text("said.saved", file);
    }
}
