package forsyth.control;

import forsyth.diagram.Diagram;
import forsyth.diagram.pen.PictureForm;
import forsyth.diagram.scene.DiagramScene;
import forsyth.lint.Messages;
import forsyth.model.EditorModel;
import forsyth.model.PictureOptions;
import forsyth.model.ViewState;
import forsyth.store.FileTrouble;
import forsyth.view.MainWindow;
import forsyth.view.PicturePane;
import forsyth.view.StageFit;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;

/** The picture of the position on its way out: copied, saved, dragged into another program. */
final class PictureController {
    /** The forms that can be copied as text, each an action {@code copy-as-NAME}. */
    static final List<PictureForm> COPIED = List.of(
            PictureForm.UNICODE,
            PictureForm.TXT,
            PictureForm.MEN,
            PictureForm.TEX,
            PictureForm.TYP,
            PictureForm.HTML,
            PictureForm.MD,
            PictureForm.SVG);

    private static final int DRAGGED_WIDTH = 160;

    private final MainWindow window;
    private final EditorModel model;
    private final ViewState view;
    private final Pictures pictures;
    private final PictureClipboard clipboard;
    private final FileDialogs files;
    private final Messages messages;
    private PicturePane pane;
    private Work work;
    private Stage stage;
    private String firstCaption = "";

    PictureController(MainWindow window, Pictures pictures, FileDialogs files) {
        this.window = window;
        this.model = pictures.model();
        this.view = pictures.view();
        this.pictures = pictures;
        this.files = files;
        clipboard = new PictureClipboard(pictures);
        messages = window.messages();
    }

    void register(Actions actions) {
        actions.add("copy-picture", "", "Shortcut+Shift+C", () -> copy(""));
        actions.add("save-picture", "export-image", "Shortcut+E", this::open);
        for (PictureForm form : COPIED) {
            actions.add(id(form), "", "", () -> copyAs(form));
        }
        actions.add("copy-as-pgn", "", "", () -> put(pictures.pgn(), "PGN"));
    }

    /** The action that copies a form. */
    static String id(PictureForm form) {
        return "copy-as-" + form.name().toLowerCase(Locale.ROOT);
    }

    private void copyAs(PictureForm form) {
        put(pictures.text(form, pictures.diagram("")), messages.text("action." + id(form)));
    }

    private void put(String text, String name) {
        Clipboards.put(text);
        window.say(messages.text("said.copied-as", name));
    }

    private void copy(String caption) {
        Clipboard.getSystemClipboard().setContent(clipboard.content(pictures.diagram(caption)));
        window.say(messages.text("said.picture-copied"));
    }

    private void open() {
        if (stage == null) {
            pane = new PicturePane(messages, view.pictureProperty().get(), firstCaption);
            work = new Work(pane.progress());
            pane.onChange(this::changed);
            pane.onSave(this::save);
            pane.onCopy(() -> {
                copy(pane.caption());
                pane.say(messages.text("said.picture-copied"));
            });
            letDrag(pane.preview());
            stage = window.sides().make("save-picture", pane, 740, 440);
            stage.setOnHidden(event -> work.cancel());
            model.snapshotProperty().addListener((property, before, now) -> changed());
        }
        StageFit.show(stage);
        stage.toFront();
        changed();
    }

    /** What is to stand below the picture. */
    String caption() {
        return pane == null ? firstCaption : pane.caption();
    }

    /** Gives the window, before it is opened, its caption. */
    void caption(String caption) {
        firstCaption = caption;
    }

    private void changed() {
        if (stage.isShowing()) {
            view.pictureProperty().set(pane.options(view.pictureProperty().get().folder()));
            double scale = stage.getRenderScaleX();
            byte[] png = pictures.png(pictures.diagram(pane.caption()), (int) Math.round(PicturePane.PREVIEW * scale));
            pane.preview().setImage(new Image(new ByteArrayInputStream(png)));
            pane.preview().setPreserveRatio(true);
            pane.preview().setFitWidth(PicturePane.PREVIEW);
            pane.preview().setFitHeight(PicturePane.PREVIEW);
            String unprintable = DiagramScene.unprintable(pictures.diagram(pane.caption()));
            pane.say(unprintable.isEmpty() ? "" : pictures.words().text("UNPRINTABLE", unprintable));
        }
    }

    private void save() {
        PictureOptions options = view.pictureProperty().get();
        PictureForm form = options.form();
        Optional<Path> file = files.saveAs(
                window.getScene().getWindow(),
                messages.title("action.save-picture"),
                messages.text("picture.file") + "." + form.ending(),
                options.folder());
        if (file.isPresent()) {
            save(file.get(), form);
        }
    }

    private void save(Path file, PictureForm form) {
        Diagram diagram = pictures.diagram(pane.caption());
        Pictures.Writer writer = pictures.writer(form);
        String folder = file.toAbsolutePath().getParent().toString();
        pane.say("");
        work.start(
                progress -> {
                    writer.write(file, diagram, () -> progress.reached(1, 1));
                    Platform.runLater(() -> view.pictureProperty()
                            .set(view.pictureProperty().get().with(form, folder)));
                    return messages.text("said.saved", file);
                },
                Work.Ending.saying(pane::say, messages));
    }

    /** Lets the picture be dragged from a node into another program. */
    void letDrag(Node handle) {
        handle.addEventHandler(MouseEvent.DRAG_DETECTED, event -> {
            try {
                Diagram diagram = pictures.diagram(caption());
                ClipboardContent content = clipboard.draggedContent(
                        diagram, view.pictureProperty().get().form());
                Dragboard board = handle.startDragAndDrop(TransferMode.COPY);
                board.setDragView(new Image(new ByteArrayInputStream(pictures.png(diagram, DRAGGED_WIDTH))));
                board.setContent(content);
            } catch (FileTrouble trouble) {
                window.say(Troubles.sentence(trouble, messages));
            }
            event.consume();
        });
    }
}
