package forsyth.cli;

import forsyth.store.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The manual pages and the completion of shells, taken from the commands themselves. The build runs it for the
 * packages.
 */
public final class Manual {
    private static final String PROGRAM = "forsyth";

    private Manual() {}

    /** Writes {@code forsyth.1}, a page for each command, and {@code forsyth.bash} into the folder that is named. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        pages(Terminal.ofProcess()).forEach((name, page) -> write(folder.resolve(name + ".1"), page));
        write(folder.resolve(PROGRAM + ".bash"), completion(Terminal.ofProcess()));
    }

    private static void write(Path file, String text) {
        try {
            AtomicFile.write(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Pages of section 1 in roff (man(7)), by name. */
    static Map<String, String> pages(Terminal terminal) throws IOException {
        String version = new Version().getVersion()[0];
        CommandSpec root = Cli.tree(terminal);
        Map<String, String> pages = new TreeMap<>();
        root.subcommands().forEach((name, command) -> {
            String title = PROGRAM + "-" + name;
            pages.put(title, page(title, version, command.getCommandSpec()) + reference(PROGRAM) + "\n");
        });
        String references = pages.keySet().stream().map(Manual::reference).collect(Collectors.joining(",\n"));
        pages.put(PROGRAM, page(PROGRAM, version, root) + references + "\n");
        return pages;
    }

    private static String reference(String title) {
        return "\\fB" + text(title) + "\\fR(1)";
    }

    /** A script for bash, which zsh reads too. */
    static String completion(Terminal terminal) {
        return AutoComplete.bash(PROGRAM, new CommandLine(Cli.tree(terminal)));
    }

    /** A page but for the pages to see also. */
    private static String page(String title, String version, CommandSpec spec) {
        UsageMessageSpec usage = spec.usageMessage();
        List<String> lines = new ArrayList<>();
        lines.add(".TH " + text(title.toUpperCase(Locale.ROOT)) + " 1 \"\" \"" + version + "\"");
        lines.add(".SH NAME");
        lines.add(text(title) + " \\- " + text(firstSentence(usage)));
        lines.add(".SH SYNOPSIS");
        lines.add(".nf");
        synopsis(spec).lines().map(Manual::text).forEach(lines::add);
        lines.add(".fi");
        lines.add(".SH DESCRIPTION");
        for (String line : usage.description()) {
            lines.add(text(plain(line)));
            lines.add(".br");
        }
        options(spec, lines);
        commands(spec, lines);
        lines.add(".SH EXIT STATUS");
        usage.exitCodeList().forEach((code, meaning) -> entry(code, meaning, lines));
        example(usage, lines);
        lines.add(".SH SEE ALSO");
        return String.join("\n", lines) + "\n";
    }

    private static void options(CommandSpec spec, List<String> lines) {
        lines.add(".SH OPTIONS");
        for (PositionalParamSpec operand : spec.positionalParameters()) {
            entry(operand.paramLabel(), String.join(" ", operand.description()), lines);
        }
        for (OptionSpec option : spec.options()) {
            String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
            entry(String.join(", ", option.names()) + label, String.join(" ", option.description()), lines);
        }
    }

    private static void commands(CommandSpec spec, List<String> lines) {
        if (!spec.subcommands().isEmpty()) {
            lines.add(".SH COMMANDS");
        }
        spec.subcommands()
                .forEach((name, command) ->
                        entry(name, firstSentence(command.getCommandSpec().usageMessage()), lines));
    }

    private static void example(UsageMessageSpec usage, List<String> lines) {
        lines.add(".SH EXAMPLE");
        lines.add(".nf");
        for (String line : usage.footer()) {
            if (line.startsWith(" ")) {
                lines.add(text(plain(line.strip())));
            }
        }
        lines.add(".fi");
    }

    private static void entry(String term, String meaning, List<String> lines) {
        lines.add(".TP");
        lines.add("\\fB" + text(term) + "\\fR");
        lines.add(text(plain(meaning)));
    }

    /** The first sentence without its full stop. */
    private static String firstSentence(UsageMessageSpec usage) {
        return plain(usage.description()[0]).split("\\.( |$)", 2)[0];
    }

    private static String synopsis(CommandSpec spec) {
        return new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF))
                .synopsis(0)
                .strip();
    }

    /** A description without the escape of picocli: its texts are formats. */
    private static String plain(String description) {
        return description.replace("%%", "%").replace("%n", " ");
    }

    /** A text of roff, in which a backslash, a hyphen and a dot in front have a meaning of their own. */
    private static String text(String plain) {
        String escaped = plain.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
