package forsyth.cli;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.play.LetterSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code forsyth play}. */
final class PlayCommand extends InputCommand {
    private static final String AUTO = "auto";

    PlayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    CommandSpec spec() {
        CommandSpec spec = spec(
                "play",
                "forsyth play --from 518 1. e4 e5 2. Nf3",
                "Plays moves, in SAN or coordinates, and writes the position they lead to. Move numbers, comments,"
                        + " variations and results are passed over.");
        return spec.addOption(
                        option(
                                "--from",
                                "TEXT",
                                String.class,
                                "Where to start: anything with a position in it, or a start number; default: the start of chess."))
                .addOption(GameOption.spec())
                .addOption(option(
                        "--letters",
                        "SET",
                        String.class,
                        "The letters of the men: en, ru, de, fr, es, it, nl, pl, figurine, or auto (default), the first"
                                + " in which all moves are legal."))
                .addOption(flag("--each", "Write the position before the first move and after each."))
                .addOption(target());
    }

    @Override
    CommandSpec withOperands(CommandSpec spec) {
        return spec.addPositional(
                operands("MOVES", "The moves; without any, each line of standard input has its own."));
    }

    @Override
    List<String> texts(ParseResult arguments) {
        List<String> words = super.texts(arguments);
        return words.isEmpty() ? words : List.of(String.join(" ", words));
    }

    @Override
    InputHandler handler(ParseResult arguments) {
        Playing.Options options = new Playing.Options(
                start(arguments),
                GameOption.of(arguments, terminal()),
                letters(arguments),
                arguments.hasMatchedOption("--each"));
        LazySentences sentences = new LazySentences(terminal());
        Target target = arguments.matchedOptionValue("--to", Target.XFEN);
        return new Playing(terminal(), options, new PositionLine(target, target.enPassant(), sentences));
    }

    private static FenText start(ParseResult arguments) {
        String from = arguments.matchedOptionValue("--from", null);
        if (from == null) {
            return new FenText("", Setup.start(Geometry.STANDARD), List.of(), "");
        }
        Pasted pasted = PasteReader.read(from, Rules.ANY_CASTLING);
        return pasted.readable().stream().findFirst().orElse(pasted.first()).read();
    }

    /** The sets to try: the one that is named, or that of the language of the program and then the others. */
    private List<LetterSet> letters(ParseResult arguments) {
        String name = arguments.matchedOptionValue("--letters", AUTO);
        if (!name.equals(AUTO)) {
            return List.of(LetterSet.of(name).orElseThrow(() -> wrong(arguments, "play.letters", name)));
        }
        Set<LetterSet> sets = new LinkedHashSet<>();
        Optional<LetterSet> own = LetterSet.of(terminal().language().code());
        own.ifPresent(sets::add);
        Stream.of(LetterSet.values()).filter(set -> set != LetterSet.FIGURINE).forEach(sets::add);
        return List.copyOf(sets);
    }
}
