package forsyth.cli;

import forsyth.lint.Language;
import forsyth.lint.Linter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth lint}. */
final class LintCommand extends InputCommand {
    LintCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "lint",
                "forsyth lint --retro --format json '8/8/8/8/8/8/8/K1k5 w - - 0 1'",
                "Says all that is wrong or odd in each position, with the characters it is about.");
        return spec.addOption(flag("--retro", "Also look back at how the position can have come about."))
                .addOption(option("--format", "FORMAT", Format.class, "text (default), or json: one object an input."))
                .addOption(option("--lang", "LANGUAGE", Tongue.class, "Language of the sentences: en, ru or de."));
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        Linter linter = arguments.hasMatchedOption("--retro") ? Linter.retro() : Linter.core();
        Tongue tongue = arguments.matchedOptionValue("--lang", null);
        Language language = tongue == null ? terminal().language() : tongue.language;
        return arguments.matchedOptionValue("--format", Format.TEXT) == Format.JSON
                ? new JsonLint(linter, new Sentences(language, false))
                : new TextLint(linter, new Sentences(language, terminal().hasColour()));
    }

    /** What {@code --format} names. */
    private enum Format {
        TEXT,
        JSON
    }

    /** What {@code --lang} names. */
    private enum Tongue {
        EN(Language.ENGLISH),
        RU(Language.RUSSIAN),
        DE(Language.GERMAN);

        private final Language language;

        Tongue(Language language) {
            this.language = language;
        }
    }
}
