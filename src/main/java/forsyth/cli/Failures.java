package forsyth.cli;

import forsyth.lint.Messages;
import forsyth.store.FileTrouble;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** What is said where a command cannot run to its end. Not lambdas: the class-data archive would not hold them. */
record Failures(Terminal terminal) implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException error, String[] args) {
        CommandLine command = error.getCommandLine();
        PrintWriter err = command.getErr();
        Messages messages = Sentences.cli(terminal.language());
        err.println("forsyth: " + new WrongUsage(messages, args).sentence(error));
        err.println(messages.text("usage.help", command.getCommandSpec().qualifiedName()));
        err.flush();
        return Cli.USAGE;
    }

    /** An error of reading or writing is a sentence; a pipe that nobody reads any more is none. */
    @Override
    public int handleExecutionException(Exception error, CommandLine command, ParseResult parsed) throws Exception {
        if (error instanceof ClosedPipe) {
            return Cli.OK;
        }
        if (!(error instanceof IOException)) {
            throw error;
        }
        Messages messages = Sentences.cli(terminal.language());
        String sentence = error instanceof FileTrouble trouble
                ? sentence(trouble, messages)
                : messages.text("io", error.getMessage());
        terminal.say("forsyth: " + sentence + "\n");
        return Cli.USAGE;
    }

    /** Why a file could not be read or written. */
    static String sentence(FileTrouble trouble, Messages messages) {
        return messages.text("file", trouble.file(), reason(trouble, messages));
    }

    private static String reason(FileTrouble trouble, Messages messages) {
        return trouble.kind().map(kind -> messages.text("file." + kind)).orElseGet(trouble::reason);
    }
}
