package forsyth.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth moves}. */
final class MovesCommand extends InputCommand {
    MovesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "moves",
                "forsyth moves 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'",
                "Writes the legal moves of each position in SAN, sorted, one line a position.");
        return spec.addOption(GameOption.spec())
                .addOption(flag(
                        "--uci",
                        "Write coordinates; castling is e1g1 where all rights are those of standard chess, else the king onto"
                                + " its rook."));
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        return new LegalMoves(
                new LazySentences(terminal()),
                GameOption.of(arguments, terminal()),
                arguments.hasMatchedOption("--uci"));
    }
}
