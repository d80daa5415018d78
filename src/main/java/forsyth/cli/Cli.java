package forsyth.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command line: one run of one command. */
public final class Cli {
    /** All well. */
    public static final int OK = 0;
    /** Some input was at fault. */
    public static final int FAULT = 1;
    /** Wrong usage, or reading or writing failed. */
    public static final int USAGE = 2;

    private static final List<String> COMMANDS =
            List.of("convert", "lint", "start", "identify", "play", "moves", "perft", "diagram", "sheet", "positions");

    private Cli() {}

    /** Whether the word is for the command line: a command or an option. */
    public static boolean isCommand(String word) {
        return COMMANDS.contains(word) || word.startsWith("-");
    }

    /** Runs the command that the arguments name, and gives the exit status. */
    public static int run(Terminal terminal, String... args) {
        StringWriter help = new StringWriter();
        boolean isNamed = args.length > 0 && COMMANDS.contains(args[0]);
        return new CommandLine(tree(isNamed ? List.of(args[0]) : COMMANDS, terminal))
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(help))
                .setErr(new PrintWriter(new OutputStreamWriter(terminal.err(), StandardCharsets.UTF_8)))
                .setColorScheme(Help.defaultColorScheme(terminal.hasColour() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setExecutionStrategy(new Execution(terminal, help))
                .setParameterExceptionHandler(new Failures(terminal))
                .setExecutionExceptionHandler(new Failures(terminal))
                .execute(args);
    }

    /** All commands with their options. */
    static CommandSpec tree(Terminal terminal) {
        return tree(COMMANDS, terminal);
    }

    private static CommandSpec tree(List<String> names, Terminal terminal) {
        CommandSpec root = root();
        for (String name : names) {
            root.addSubcommand(name, withHelp(command(name, terminal).spec()));
        }
        return root;
    }

    private static Subcommand command(String name, Terminal terminal) {
        return switch (name) {
            case "convert" -> new ConvertCommand(terminal);
            case "lint" -> new LintCommand(terminal);
            case "start" -> new StartCommand(terminal);
            case "identify" -> new IdentifyCommand(terminal);
            case "play" -> new PlayCommand(terminal);
            case "moves" -> new MovesCommand(terminal);
            case "perft" -> new PerftCommand(terminal);
            case "diagram" -> new DiagramCommand(terminal);
            case "sheet" -> new SheetCommand(terminal);
            case "positions" -> new PositionsCommand(terminal);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** What stands above the commands. */
    private static CommandSpec root() {
        CommandSpec root = CommandSpec.create().name("forsyth");
        root.usageMessage()
                .synopsisSubcommandLabel("COMMAND")
                .description(
                        "Chess positions in FEN, X-FEN, Shredder-FEN and EPD, on 8x8 and 10x8 boards.",
                        "Without a command the editor opens: forsyth, forsyth FILE, forsyth 'FEN'.")
                .footer("", "Example:", "  forsyth convert --to xfen < positions.txt");
        return withHelp(root);
    }

    private static Map<String, String> exitStatus() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("0", "all well");
        meanings.put("1", "some input was at fault");
        meanings.put("2", "wrong usage, or reading or writing failed");
        return meanings;
    }

    private static CommandSpec withHelp(CommandSpec spec) {
        spec.versionProvider(new Version());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build());
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version.")
                .build());
        spec.usageMessage().exitCodeListHeading("%nExit status:%n").exitCodeList(exitStatus());
        return spec;
    }

    /**
     * Help if asked for, else the command.
     *
     * @param help takes the help and the version: a print writer of the stream itself would not tell that it is full
     */
    private record Execution(Terminal terminal, StringWriter help) implements IExecutionStrategy {
        @Override
        public int execute(ParseResult parsed) throws ExecutionException {
            try {
                Integer helped = CommandLine.executeHelpRequest(parsed);
                if (helped != null) {
                    terminal.print(help.getBuffer());
                    return helped;
                }
            } catch (IOException e) {
                throw new ExecutionException(parsed.commandSpec().commandLine(), e.getMessage(), e);
            }
            if (!parsed.hasSubcommand()) {
                String sentence = Sentences.cli(terminal.language()).text("usage.command");
                throw new ParameterException(parsed.commandSpec().commandLine(), sentence);
            }
            ParseResult arguments = parsed.subcommand();
            CommandLine command = arguments.commandSpec().commandLine();
            try {
                return ((Subcommand) arguments.commandSpec().userObject()).run(arguments);
            } catch (UncheckedIOException e) {
                throw new ExecutionException(command, e.getMessage(), e.getCause());
            } catch (IOException e) {
                throw new ExecutionException(command, e.getMessage(), e);
            }
        }
    }
}
