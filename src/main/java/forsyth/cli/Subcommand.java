package forsyth.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * A command: its options and what it does. Options are built by calls, not annotated fields: reading annotations
 * would take longer than a short command's whole work.
 */
abstract class Subcommand {
    private final Terminal terminal;

    Subcommand(Terminal terminal) {
        this.terminal = terminal;
    }

    Terminal terminal() {
        return terminal;
    }

    /** Options, operands and help. */
    abstract CommandSpec spec();

    /** Does the work and gives the exit status. */
    abstract int run(ParseResult arguments) throws IOException;

    /** Wrong usage, told by the sentence of a key. */
    ParameterException wrong(ParseResult arguments, String key, Object... args) {
        String sentence = Sentences.cli(terminal.language()).text(key, args);
        return new ParameterException(arguments.commandSpec().commandLine(), sentence);
    }

    /** A file that an operand or option names. */
    Path path(ParseResult arguments, String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw wrong(arguments, "file", name, e.getReason());
        }
    }

    /** The collections that the operands name; standard input without any. */
    List<CollectionFile> files(ParseResult arguments) {
        String[] names = arguments.matchedPositionalValue(0, new String[] {CollectionFile.STANDARD});
        return Arrays.stream(names)
                .map(name -> new CollectionFile(name, path(arguments, name)))
                .toList();
    }

    /** The exit status behind collections: whether all could be read, and whether some of what was read is at fault. */
    static int status(boolean isRead, boolean hasFault) {
        return !isRead ? Cli.USAGE : hasFault ? Cli.FAULT : Cli.OK;
    }

    /** Says a sentence of the command line's own. */
    void say(String key, Object... args) throws IOException {
        terminal.say("forsyth: " + Sentences.cli(terminal.language()).text(key, args) + "\n");
    }

    /** Says how a file is read, where an operand that is no position names one. */
    void sayIfFile(String operand) throws IOException {
        if (isFile(operand)) {
            say(Files.isDirectory(Path.of(operand)) ? "operand.folder" : "operand.file", operand);
        }
    }

    private static boolean isFile(String text) {
        try {
            return !text.isBlank() && Files.exists(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** A command with its description and one example. */
    CommandSpec spec(String name, String example, String... description) {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(name);
        spec.usageMessage().description(description).footer("", "Example:", "  " + example);
        return spec;
    }

    /** An option without a value. */
    static OptionSpec flag(String name, String description) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(description)
                .build();
    }

    /** An option with a value of that type. */
    static OptionSpec option(String name, String label, Class<?> type, String... description) {
        return OptionSpec.builder(name)
                .type(type)
                .arity("1")
                .paramLabel(label)
                .description(description)
                .build();
    }

    /** Any number of operands. */
    static PositionalParamSpec operands(String label, String description) {
        return PositionalParamSpec.builder()
                .type(String[].class)
                .arity("0..*")
                .paramLabel(label)
                .description(description)
                .build();
    }

    /** One operand, which may be missing. */
    static PositionalParamSpec operand(String label, String description) {
        return PositionalParamSpec.builder()
                .type(String.class)
                .index("0")
                .arity("0..1")
                .paramLabel(label)
                .description(description)
                .build();
    }

    /** {@code --to}. */
    static OptionSpec target() {
        return option("--to", "DIALECT", Target.class, "xfen (default), fen, shredder or epd.");
    }
}
