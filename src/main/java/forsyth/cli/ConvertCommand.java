package forsyth.cli;

import forsyth.chess.Rules;
import forsyth.fen.EpPolicy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth convert}. */
final class ConvertCommand extends InputCommand {
    ConvertCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "convert",
                "forsyth convert --to shredder 'rn2k1r1/8/8/8/8/8/8/RN2KB1R w KQq - 4 11'",
                "Writes each position in one dialect; a line that is no position becomes ERROR and its codes.");
        return spec.addOption(target())
                .addOption(option(
                        "--ep",
                        "WHEN",
                        EpChoice.class,
                        "When to write the en passant square: fen (after every double step), xfen (where a pawn"
                                + " stands beside) or legal; default: the dialect's own."))
                .addOption(option(
                        "--rules",
                        "RULES",
                        RulesChoice.class,
                        "auto (default): any rook may own a castling right; standard: king e, rooks a and h only."))
                .addOption(flag("--strict", "Take only what is exactly FEN, X-FEN, Shredder-FEN or EPD."))
                .addOption(flag("--notes", "Say harmless things too."));
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        Target target = arguments.matchedOptionValue("--to", Target.XFEN);
        EpChoice enPassant = arguments.matchedOptionValue("--ep", null);
        RulesChoice rules = arguments.matchedOptionValue("--rules", RulesChoice.AUTO);
        return new Conversion(
                terminal(),
                new Conversion.Options(
                        target,
                        enPassant == null ? target.enPassant() : enPassant.policy,
                        rules.rules,
                        arguments.hasMatchedOption("--strict"),
                        arguments.hasMatchedOption("--notes")));
    }

    /** What {@code --ep} names. */
    private enum EpChoice {
        FEN(EpPolicy.ALWAYS),
        XFEN(EpPolicy.CAPTURABLE),
        LEGAL(EpPolicy.LEGAL);

        private final EpPolicy policy;

        EpChoice(EpPolicy policy) {
            this.policy = policy;
        }
    }

    /** What {@code --rules} names. */
    private enum RulesChoice {
        AUTO(Rules.ANY_CASTLING),
        STANDARD(Rules.STANDARD_CASTLING);

        private final Rules rules;

        RulesChoice(Rules rules) {
            this.rules = rules;
        }
    }
}
