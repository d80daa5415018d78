package forsyth.cli;

import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.deck.form.PgnForm;
import forsyth.fen.Dialect;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth positions}. */
final class PositionsCommand extends Subcommand {
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

        PositionText text(boolean isOfSeveral) {
            return switch (this) {
                case XFEN -> new PositionText.Fields(Dialect.X_FEN);
                case FEN -> new PositionText.Fields(Dialect.FEN);
                case SHREDDER -> new PositionText.Fields(Dialect.SHREDDER);
                case EPD -> new PositionText.Spelt(EpdForm.EPD, isOfSeveral);
                case PGN -> new PositionText.Spelt(PgnForm.PGN, isOfSeveral);
                case CSV -> new PositionText.Spelt(CsvForm.OWN, isOfSeveral);
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
        List<CollectionFile> files = files(arguments);
        PositionText text = arguments.matchedOptionValue("--to", To.XFEN).text(files.size() > 1);
        PositionSink sink = new PositionSink(terminal(), text, arguments.hasMatchedOption("--every-ply"));
        boolean isRead = true;
        for (CollectionFile file : files) {
            sink.begin(file.name());
            isRead &= file.isRead(terminal(), sink);
            sink.end();
        }
        return status(isRead, sink.hasFault());
    }
}
