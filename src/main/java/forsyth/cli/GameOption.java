package forsyth.cli;

import forsyth.play.CastlingTargets;
import forsyth.start.NamedStart;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** {@code --game}: how castling is played, which no notation of positions says. */
final class GameOption {
    private static final String NAME = "--game";
    /** The games of 8x8, which have one way. */
    private static final Set<String> CHESS = Set.of("chess", "standard", "chess960");

    private GameOption() {}

    static OptionSpec spec() {
        return Subcommand.option(
                NAME,
                "NAME",
                String.class,
                "Castle as in that game, chess, chess960 or one of 10x8: embassy and janus have their own way.");
    }

    /** The way of the game that is named, that of the board without one. */
    static CastlingTargets of(ParseResult arguments, Terminal terminal) {
        String name = arguments.matchedOptionValue(NAME, "chess");
        boolean isKnown = CHESS.contains(name.toLowerCase(Locale.ROOT))
                || Arrays.stream(NamedStart.values())
                        .anyMatch(start -> start.word().equalsIgnoreCase(name));
        if (!isKnown) {
            String sentence = Sentences.cli(terminal.language()).text("game.unknown", name);
            throw new ParameterException(arguments.commandSpec().commandLine(), sentence);
        }
        return CastlingTargets.of(name);
    }
}
