package forsyth.cli;

import forsyth.lint.Messages;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What is wrong with arguments, in plain words of the user's language. Picocli's own words speak of types of Java.
 *
 * @param args the arguments of the program
 */
record WrongUsage(Messages messages, String... args) {
    String sentence(ParameterException error) {
        if (error instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().get(0);
            return messages.text(unmatched.isUnknownOption() ? "usage.option" : "usage.surplus", first);
        }
        if (error instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return missing(missing.getMissing().get(0));
        }
        if (error instanceof OverwrittenOptionException twice) {
            return messages.text("usage.repeated", name(twice.getOverwritten()));
        }
        boolean isValue = error.getArgSpec() != null && error.getValue() != null;
        return isValue ? value(error.getArgSpec(), error.getValue()) : error.getMessage();
    }

    private String missing(ArgSpec argument) {
        boolean isGiven = argument instanceof OptionSpec option
                && Stream.of(args).anyMatch(arg -> Arrays.asList(option.names()).contains(arg));
        return isGiven
                ? messages.text("usage.value", name(argument))
                : messages.text(
                        "usage.missing", name(argument) + (argument.isOption() ? " " + argument.paramLabel() : ""));
    }

    private String value(ArgSpec argument, String value) {
        Class<?> type = argument.type();
        if (type.isEnum()) {
            String words = Stream.of(type.getEnumConstants())
                    .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "));
            return messages.text("usage.choice", value, name(argument), words);
        }
        return messages.text(type == double.class ? "usage.decimal" : "usage.number", value, name(argument));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
