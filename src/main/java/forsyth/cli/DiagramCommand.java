package forsyth.cli;

import forsyth.diagram.Coordinates;
import forsyth.diagram.DiagramStyle;
import forsyth.diagram.Marks;
import forsyth.diagram.Theme;
import forsyth.diagram.pen.PictureForm;
import forsyth.diagram.pen.RasterPen;
import forsyth.diagram.scene.DiagramScene;
import forsyth.lint.Messages;
import forsyth.store.OutFile;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth diagram}. */
final class DiagramCommand extends Subcommand {
    private static final int DEFAULT_WIDTH = 480;
    private static final String STANDARD_OUTPUT = "-";

    DiagramCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "diagram",
                "forsyth diagram -o board.svg --arrow e2e4:green 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'",
                "Draws a position. Without one, each line of standard input is drawn to a file of its own: the name then"
                        + " has a place for the number, as in board-%%d.svg or board-%%04d.svg.");
        spec.addPositional(operand("TEXT", "The position."))
                .addOption(option(
                                "-o",
                                "FILE",
                                String.class,
                                "Where to: svg, png, pdf, txt, tex, typ, html or md by its"
                                        + " ending; - is standard output.")
                        .toBuilder()
                        .required(true)
                        .build())
                .addOption(option(
                        "--format",
                        "FORM",
                        PictureForm.class,
                        "The form, if the name does not tell it; also"
                                + " flat (SVG of plain shapes), unicode (figurines) and men (a list)."))
                .addOption(option("--size", "N", int.class, "Width in pixels, in points for pdf; default 480."))
                .addOption(option("--scale", "N", double.class, "Draw so many times larger, for sharp screens."));
        return withLooks(spec);
    }

    private static CommandSpec withLooks(CommandSpec spec) {
        return spec.addOption(option(
                        "--theme",
                        "NAME",
                        String.class,
                        "walnut (default), green, blue, graphite, dusk, or paper for print."))
                .addOption(flag("--flip", "Black below."))
                .addOption(flag("--no-coordinates", "No letters and numbers around the board."))
                .addOption(option(
                        "--arrow",
                        "e2e4:COLOUR",
                        String[].class,
                        "An arrow: green (default), red, blue or amber; may be repeated."))
                .addOption(option("--mark", "d5:COLOUR", String[].class, "A ring; may be repeated."))
                .addOption(option("--caption", "TEXT", String.class, "A line below the board."))
                .addOption(flag("--turn-mark", "Show the side to move beside the board."));
    }

    @Override
    int run(ParseResult arguments) throws IOException {
        DiagramBatch.Order order = order(arguments);
        DiagramBatch batch = new DiagramBatch(terminal(), order);
        if (arguments.hasMatchedPositional(0)) {
            return one(batch, arguments.matchedPositionalValue(0, ""));
        }
        boolean canBeMany =
                order.name().map(NumberedName::hasNumber).orElse(order.form().isText());
        if (!canBeMany) {
            throw wrong(arguments, "diagram.several");
        }
        return batch.all(new Blocks(terminal().in(), (byte) '\n')) ? Cli.FAULT : Cli.OK;
    }

    private int one(DiagramBatch batch, String text) throws IOException {
        if (!batch.one(text)) {
            return Cli.OK;
        }
        sayIfFile(text);
        return Cli.FAULT;
    }

    private DiagramBatch.Order order(ParseResult arguments) {
        String name = arguments.matchedOptionValue("-o", STANDARD_OUTPUT);
        Optional<NumberedName> file =
                OutFile.isStandardOutput(name) ? Optional.empty() : Optional.of(fileName(arguments, name));
        PictureForm form = arguments.matchedOptionValue("--format", null);
        if (form == null) {
            form = PictureForm.ofFile(name).orElseThrow(() -> wrong(arguments, "diagram.form", name));
        }
        Messages words = Messages.of("messages-diagram", terminal().language());
        PictureForm.Options options = new PictureForm.Options(width(arguments), 0, new RasterPen(), words::text);
        DiagramStyle style = style(arguments);
        Marks marks = marks(arguments);
        String caption = arguments.matchedOptionValue("--caption", "");
        return new DiagramBatch.Order(
                file, form, options, bare -> bare.with(style).with(marks).withCaption(caption));
    }

    private NumberedName fileName(ParseResult arguments, String name) {
        try {
            Path.of(name);
        } catch (InvalidPathException e) {
            throw wrong(arguments, "file", name, e.getReason());
        }
        return NumberedName.of(name).orElseThrow(() -> wrong(arguments, "diagram.pattern", name));
    }

    private int width(ParseResult arguments) {
        double width =
                arguments.matchedOptionValue("--size", DEFAULT_WIDTH) * arguments.matchedOptionValue("--scale", 1.0);
        if (!(width >= DiagramScene.MIN_WIDTH && width <= RasterPen.MAX_WIDTH)) {
            throw wrong(arguments, "diagram.size", DiagramScene.MIN_WIDTH, RasterPen.MAX_WIDTH);
        }
        return (int) Math.round(width);
    }

    private DiagramStyle style(ParseResult arguments) {
        String word = arguments.matchedOptionValue("--theme", Theme.WALNUT.word());
        Theme theme = Theme.ofWord(word).orElseThrow(() -> wrong(arguments, "diagram.theme", word));
        boolean isBare = arguments.hasMatchedOption("--no-coordinates");
        return DiagramStyle.of(theme)
                .with(isBare ? Coordinates.OFF : Coordinates.OUTSIDE)
                .withFlipped(arguments.hasMatchedOption("--flip"))
                .withTurnMark(arguments.hasMatchedOption("--turn-mark"));
    }

    private Marks marks(ParseResult arguments) {
        Marks marks = Marks.NONE;
        for (String text : arguments.matchedOptionValue("--arrow", new String[0])) {
            marks = MarkOptions.withArrow(marks, text).orElseThrow(() -> wrong(arguments, "diagram.arrow", text));
        }
        for (String text : arguments.matchedOptionValue("--mark", new String[0])) {
            marks = MarkOptions.withRing(marks, text).orElseThrow(() -> wrong(arguments, "diagram.mark", text));
        }
        return marks;
    }
}
