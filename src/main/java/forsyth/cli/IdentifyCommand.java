package forsyth.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth identify}. */
final class IdentifyCommand extends InputCommand {
    IdentifyCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        return spec(
                "identify",
                "forsyth identify 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'",
                "Names the starts that each position is, the number first: 518, 12/690 (White's and Black's),"
                        + " crc:4711, gothic, or none. The last word is 'modified' where turn, rights or counters"
                        + " are not a start's.");
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        return new Identification(new LazySentences(terminal()));
    }
}
