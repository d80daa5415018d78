package forsyth.cli;

import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.PgnForm;
import forsyth.deck.read.DeckInput;
import forsyth.deck.read.DeckReader;
import forsyth.fen.Dialect;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** {@code forsyth positions}. */
final class PositionsCommand extends Subcommand {
    private static final String STANDARD = "-";

    PositionsCommand(Terminal terminal) {
        super(terminal);
    }

    /** What {@code --to} names. */
    private enum To {
        XFEN,
        FEN,
        SHREDDER,
        EPD,
        PGN,
        CSV;

        PositionText text() {
            return switch (this) {
                case XFEN -> new PositionText.Fields(Dialect.X_FEN);
                case FEN -> new PositionText.Fields(Dialect.FEN);
                case SHREDDER -> new PositionText.Fields(Dialect.SHREDDER);
                case EPD -> new PositionText.Spelt(EpdForm.EPD);
                case PGN -> new PositionText.Spelt(PgnForm.PGN);
                case CSV -> new PositionText.Spelt(CsvForm.OWN);
            };
        }
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "positions",
                "forsyth positions games.pgn puzzles.csv.zst --to epd > all.epd",
                "Reads collections of any kind (EPD, PGN, lists of FENs, tables such as Lichess's puzzles, texts with FENs"
                        + " in them, packed with gzip or zstd or not) and writes them as another. What is at fault is"
                        + " said with file and line, and the rest goes on.");
        return spec.addPositional(operands("FILE", "Collections; without any, or for -, standard input."))
                .addOption(option("--to", "FORM", To.class, "xfen (default), fen, shredder, epd, pgn or csv."))
                .addOption(flag("--every-ply", "Write the position after each move of a game or solution too."));
    }

    @Override
    int run(ParseResult arguments) throws IOException {
        To to = arguments.matchedOptionValue("--to", To.XFEN);
        PositionSink sink = new PositionSink(terminal(), to.text(), arguments.hasMatchedOption("--every-ply"));
        try {
            for (String name : arguments.matchedPositionalValue(0, new String[] {STANDARD})) {
                sink.begin(name);
                read(arguments, name, sink);
                sink.end();
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return sink.hasFault() ? Cli.FAULT : Cli.OK;
    }

    private void read(ParseResult arguments, String name, PositionSink sink) throws IOException {
        if (name.equals(STANDARD)) {
            try (DeckInput input = DeckInput.of(terminal().in())) {
                DeckReader.read(input, sink);
            }
            return;
        }
        Path file = path(arguments, name);
        try (DeckInput input = DeckInput.open(file)) {
            DeckReader.read(input, sink);
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
    }

    private Path path(ParseResult arguments, String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            String sentence = Sentences.cli(terminal().language()).text("file", name, e.getReason());
            throw new ParameterException(arguments.commandSpec().commandLine(), sentence);
        }
    }
}
