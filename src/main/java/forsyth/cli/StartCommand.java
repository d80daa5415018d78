package forsyth.cli;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.paste.Reading;
import forsyth.start.Identity;
import forsyth.start.NamedStart;
import forsyth.start.Start;
import forsyth.start.StartName;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth start}. */
final class StartCommand extends Subcommand {
    StartCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "start",
                "forsyth start --to shredder 0/959",
                "Writes a starting position. NAME is a number of Chess960 (518), White's and Black's (0/959), random,"
                        + " random/random, a first rank (RNBQKBNR), a game of 10x8 (gothic), a number of Capablanca"
                        + " Random Chess (crc:12), crc:random, or any text with such a position.");
        return spec.addPositional(operand("NAME", "Which start."))
                .addOption(target())
                .addOption(flag("--list", "Name all games of 10x8, with their first ranks."))
                .addOption(option("--seed", "N", long.class, "Make random repeatable."));
    }

    @Override
    int run(ParseResult arguments) throws IOException {
        if (arguments.hasMatchedOption("--list")) {
            list();
            return Cli.OK;
        }
        String name = arguments.matchedPositionalValue(0, "");
        if (name.isEmpty()) {
            throw wrong(arguments, "start.missing");
        }
        Long seed = arguments.matchedOptionValue("--seed", null);
        SplittableRandom random = seed == null ? new SplittableRandom() : new SplittableRandom(seed);
        Setup setup = StartName.parse(name, random).map(Start::setup).orElseGet(() -> pasted(arguments, name));
        Target target = arguments.matchedOptionValue("--to", Target.XFEN);
        StringBuilder line = new StringBuilder();
        target.append(line, new FenText("", setup, List.of(), ""), target.enPassant());
        terminal().print(line.append('\n'));
        return Cli.OK;
    }

    /** The start that any other text holds. */
    private Setup pasted(ParseResult arguments, String text) {
        Pasted pasted = PasteReader.read(text, Rules.ANY_CASTLING);
        Reading reading =
                pasted.readable().stream().findFirst().orElseThrow(() -> wrong(arguments, "start.unknown", text));
        Identity identity = Identity.of(reading.setup());
        if (identity.starts().isEmpty() || identity.isModified()) {
            throw wrong(arguments, "start.other", identity.text());
        }
        return reading.setup();
    }

    private void list() throws IOException {
        for (NamedStart start : NamedStart.values()) {
            terminal().print(String.format("%-15s %s  %s\n", start.word(), start.array(), start.title()));
        }
    }
}
