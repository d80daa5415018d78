package forsyth.cli;

import forsyth.diagram.sheet.Grid;
import forsyth.diagram.sheet.Paper;
import forsyth.diagram.sheet.Sheet;
import forsyth.diagram.sheet.SheetPages;
import forsyth.diagram.sheet.SheetStyle;
import forsyth.lint.Messages;
import forsyth.store.OutFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth sheet}. */
final class SheetCommand extends Subcommand {
    SheetCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "sheet",
                "forsyth sheet puzzles.epd -o lesson.pdf --title 'Mate in two' --numbers --lines 2 --solutions",
                "Makes a worksheet of all positions in collections of any kind, as positions reads them. Titles are the"
                        + " tasks, notes the hints, moves the solutions: of an EPD bm, pm or pv, with dm N as the task #N.");
        return spec.addPositional(operands("FILE", "Collections; without any, or for -, standard input."))
                .addOption(option("-o", "OUT.pdf", String.class, "Where to; - is standard output.").toBuilder()
                        .required(true)
                        .build())
                .addOption(option("--per-page", "N", int.class, "Positions on a page: 1, 2, 4, 6 (default), 9 or 12."))
                .addOption(option("--paper", "PAPER", Paper.class, "a4 (default) or letter."))
                .addOption(option("--title", "TEXT", String.class, "Above each page, with room for name and date."))
                .addOption(flag("--numbers", "Number the positions."))
                .addOption(option("--lines", "N", int.class, "Lines for the answer below each board, up to 8."))
                .addOption(flag("--landscape", "The longer side of the paper across."))
                .addOption(flag("--hints", "Print the hints of the file below the boards."))
                .addOption(flag("--solutions", "Add pages with the solutions."));
    }

    @Override
    int run(ParseResult arguments) throws IOException {
        SheetStyle style = style(arguments);
        Path target = path(arguments, arguments.matchedOptionValue("-o", CollectionFile.STANDARD));
        ExerciseSink exercises = new ExerciseSink(new CollectionFaults(terminal()));
        boolean isRead = true;
        for (CollectionFile file : files(arguments)) {
            if (Files.exists(target) && Files.exists(file.path()) && Files.isSameFile(file.path(), target)) {
                throw wrong(arguments, "sheet.same", target);
            }
            exercises.begin(file.name());
            isRead &= file.isRead(terminal(), exercises);
        }
        if (exercises.exercises().isEmpty()) {
            return status(isRead, true);
        }
        Messages words = Messages.of("messages-diagram", terminal().language());
        Sheet sheet = new Sheet(arguments.matchedOptionValue("--title", ""), exercises.exercises(), style);
        SheetPages pages = SheetPages.of(sheet, words::text);
        if (!pages.unprintable().isEmpty()) {
            String sentence = words.text("UNPRINTABLE", pages.unprintable());
            terminal().say("forsyth: " + Sentences.printable(sentence) + "\n");
        }
        write(pages, target);
        return status(isRead, exercises.hasFault());
    }

    private void write(SheetPages pages, Path target) throws IOException {
        if (OutFile.isStandardOutput(target.toString())) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            pages.write(bytes);
            terminal().print(bytes.toByteArray());
            return;
        }
        OutFile.write(target, pages::write);
    }

    private SheetStyle style(ParseResult arguments) {
        int perPage = arguments.matchedOptionValue("--per-page", Grid.SIX.perPage());
        Grid grid = Grid.of(perPage).orElseThrow(() -> wrong(arguments, "sheet.grid", perPage));
        int lines = arguments.matchedOptionValue("--lines", 0);
        if (lines < 0 || lines > SheetStyle.MAX_LINES) {
            throw wrong(arguments, "sheet.lines", SheetStyle.MAX_LINES);
        }
        return SheetStyle.PLAIN
                .on(grid, arguments.matchedOptionValue("--paper", Paper.A4), arguments.hasMatchedOption("--landscape"))
                .withHints(arguments.hasMatchedOption("--hints"))
                .withNameLine(arguments.hasMatchedOption("--title"))
                .withNumbers(arguments.hasMatchedOption("--numbers"))
                .withAnswerLines(lines)
                .withSolutions(arguments.hasMatchedOption("--solutions"));
    }
}
