package forsyth.control;

import forsyth.chess.Side;
import forsyth.diagram.Diagram;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Theme;
import forsyth.diagram.Words;
import forsyth.diagram.pen.PictureForm;
import forsyth.diagram.pen.RasterPen;
import forsyth.diagram.sheet.Exercise;
import forsyth.model.EditorModel;
import forsyth.model.PictureOptions;
import forsyth.model.ViewState;
import forsyth.store.FileTrouble;
import forsyth.store.OutFile;
import java.nio.file.Path;

/** Pictures of the position as the window shows it. */
final class Pictures {
    private final EditorModel model;
    private final ViewState view;
    private final Words words;
    private final RasterPen raster = new RasterPen();

    Pictures(EditorModel model, ViewState view, Words words) {
        this.model = model;
        this.view = view;
        this.words = words;
    }

    EditorModel model() {
        return model;
    }

    ViewState view() {
        return view;
    }

    Words words() {
        return words;
    }

    private PictureOptions options() {
        return view.pictureProperty().get();
    }

    /** The position in the colours and from the side that the board has. */
    Diagram diagram(String caption) {
        Theme theme =
                options().isForPrint() ? Theme.PAPER : view.themeProperty().get();
        DiagramStyle style = DiagramStyle.of(theme)
                .with(view.coordinatesProperty().get())
                .withFlipped(view.bottomProperty().get() == Side.BLACK)
                .withTurnMark(options().hasTurnMark())
                .withLines(theme.isPrint() || view.markLinesProperty().get());
        return Diagram.of(model.snapshot().effective())
                .with(style)
                .with(model.document().marks())
                .withCaption(caption)
                .withMoveNumber(options().hasMoveNumber());
    }

    /** The position as one to work on. */
    Exercise exercise() {
        return new Exercise(model.snapshot().effective(), model.document().marks(), "", "", "");
    }

    /** How the position looks on paper. */
    DiagramStyle printed() {
        return DiagramStyle.PRINT
                .with(view.coordinatesProperty().get())
                .withFlipped(view.bottomProperty().get() == Side.BLACK)
                .withTurnMark(true);
    }

    /** A PNG without transparency, at a width in pixels. */
    byte[] png(Diagram diagram, int width) {
        return raster.opaque(diagram, width);
    }

    /** As wide as a PNG would be. */
    byte[] png(Diagram diagram) {
        return png(diagram, options().width(PictureForm.PNG));
    }

    String text(PictureForm form, Diagram diagram) {
        return form.text(diagram, sized(form, raster));
    }

    /** A game without moves, from this position, that holds the marks. */
    String pgn() {
        return FileForm.pgn(model.snapshot().effective(), model.document().marks());
    }

    /** Writes a file, whole or not at all. */
    void write(Path file, PictureForm form, Diagram diagram) throws FileTrouble {
        writer(form).write(file, diagram);
    }

    /** Writes files of a form, each whole or not at all; by any thread. */
    @FunctionalInterface
    interface Writer {
        /** @param drawn runs before the file is there; what it throws leaves none */
        void write(Path file, Diagram diagram, Runnable drawn) throws FileTrouble;

        default void write(Path file, Diagram diagram) throws FileTrouble {
            write(file, diagram, () -> {});
        }
    }

    /** The form in which the last picture was saved. */
    PictureForm form() {
        return options().form();
    }

    /** Where the last picture was saved; empty for nowhere yet. */
    String folder() {
        return options().folder();
    }

    /** A writer of pictures as large as is chosen now. */
    Writer writer(PictureForm form) {
        // A picture of hundreds of millions of pixels has men to match: they are not kept.
        PictureForm.Options sized = sized(form, new RasterPen());
        return (file, diagram, drawn) -> OutFile.write(file, out -> {
            form.write(out, diagram, sized);
            drawn.run();
        });
    }

    private PictureForm.Options sized(PictureForm form, RasterPen raster) {
        double dpi = options().isMeasured() ? options().dpi() : 0;
        return new PictureForm.Options(options().width(form), dpi, raster, words);
    }
}
