package forsyth.cli;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** A command that does the same with each of many texts: its operands, or the lines of standard input. */
abstract class InputCommand extends Subcommand {
    static final String POSITIONS = "Positions; without any, the lines of standard input.";

    InputCommand(Terminal terminal) {
        super(terminal);
    }

    /** What to do with each input. */
    abstract InputHandler handler(ParseResult arguments);

    @Override
    CommandSpec spec(String name, String example, String... description) {
        return withOperands(super.spec(name, example, description))
                .addOption(flag("-0", "Inputs end with NUL instead of a line break."));
    }

    /** Adds the operands. */
    CommandSpec withOperands(CommandSpec spec) {
        return spec.addPositional(operands("TEXT", POSITIONS));
    }

    /** The inputs among the operands; none where standard input is to be read. */
    List<String> texts(ParseResult arguments) {
        return List.of(arguments.matchedPositionalValue(0, new String[0]));
    }

    @Override
    int run(ParseResult arguments) throws IOException {
        InputHandler handler = handler(arguments);
        List<String> texts = texts(arguments);
        byte end = (byte) (arguments.hasMatchedOption("-0") ? 0 : '\n');
        boolean hasFault = texts.isEmpty()
                ? new Conveyor(terminal(), handler).run(new Blocks(terminal().in(), end))
                : operands(handler, texts);
        return hasFault ? Cli.FAULT : Cli.OK;
    }

    private boolean operands(InputHandler handler, List<String> texts) throws IOException {
        if (isUnquoted(texts)) {
            String whole = String.join(" ", texts);
            say("unquoted", whole);
        }
        boolean hasFault = false;
        long number = 1;
        for (String text : texts) {
            Output output = new Output(96);
            handler.handle(number++, text, output);
            output.writeTo(terminal());
            if (output.hasFault()) {
                sayIfFile(text);
            }
            hasFault |= output.hasFault();
        }
        return hasFault;
    }

    /** Whether the operands look like the fields of one FEN. */
    private static boolean isUnquoted(List<String> texts) {
        return texts.size() >= 4 && texts.get(0).contains("/") && texts.get(1).matches("[wWbB]");
    }
}
