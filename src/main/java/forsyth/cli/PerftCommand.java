package forsyth.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth perft}. */
final class PerftCommand extends InputCommand {
    /** Deeper than any count can end. */
    private static final int MAX_DEPTH = 99;

    PerftCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "perft",
                "forsyth perft 4 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'",
                "Counts the leaf nodes of the tree of legal moves.");
        return spec.addOption(GameOption.spec())
                .addOption(flag("--divide", "First a line for each move: how many are behind it."));
    }

    @Override
    CommandSpec withOperands(CommandSpec spec) {
        return spec.addPositional(PositionalParamSpec.builder()
                        .type(int.class)
                        .index("0")
                        .arity("1")
                        .required(true)
                        .paramLabel("DEPTH")
                        .description("How many half-moves deep.")
                        .build())
                .addPositional(PositionalParamSpec.builder()
                        .type(String[].class)
                        .index("1..*")
                        .arity("0..*")
                        .paramLabel("TEXT")
                        .description(POSITIONS)
                        .build());
    }

    @Override
    List<String> texts(ParseResult arguments) {
        return List.of(arguments.matchedPositionalValue(1, new String[0]));
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        int depth = arguments.matchedPositionalValue(0, 0);
        if (depth < 0 || depth > MAX_DEPTH) {
            throw wrong(arguments, "perft.depth", MAX_DEPTH);
        }
        return new NodeCount(
                new LazySentences(terminal()),
                GameOption.of(arguments, terminal()),
                depth,
                arguments.hasMatchedOption("--divide"));
    }
}
