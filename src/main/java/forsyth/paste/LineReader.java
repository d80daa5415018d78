package forsyth.paste;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.lint.Span;
import forsyth.paste.text.Excerpt;
import forsyth.paste.text.Markup;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.pgn.Game;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.Pgn;
import forsyth.play.pgn.PgnEntry;
import forsyth.play.pgn.PgnFault;
import forsyth.play.pgn.PgnOptions;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the moves of a pasted text, to be stepped through: games with tags, or a line that goes on from a position. */
public final class LineReader {
    /** A move number; several points or an ellipsis behind it: Black's move. */
    private static final Pattern NUMBERED =
            Pattern.compile("\\s*+(\\d{1,4})\\s?(?:\\.(?!\\d)(\\s?\\.\\.)?|(\\u2026)).*", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("\\s*+\\S++");

    private final List<LetterSet> letters;

    /** @param letters the sets in which moves may be written, the likeliest first */
    public LineReader(List<LetterSet> letters) {
        this.letters = List.copyOf(letters);
    }

    /**
     * The moves of a text: of each of its games, or one line; empty where it holds a position, or no legal move.
     *
     * @param pasted what else the text may be
     * @param starts where a line without tags may begin: one in which it is legal to its end is taken, one that has
     *     the number of its first move before the others; else the one in which it goes furthest
     */
    public List<PastedLine> read(String text, Pasted pasted, List<Moves> starts) {
        if (text.length() > PasteReader.MAX_LENGTH) {
            return List.of();
        }
        Excerpt cleaned = Markup.strip(Excerpt.of(text)).cleaned();
        boolean hasTags = pasted.readings().stream()
                .allMatch(reading -> reading.form() == Form.GAME || reading.form() == Form.TAG);
        if (hasTags) {
            return games(cleaned);
        }
        boolean isNumbered = NUMBERED.matcher(cleaned.text()).matches();
        boolean isMoves = pasted.form() == Form.MOVES || pasted.form() == Form.UNKNOWN;
        return line(cleaned, starts)
                .filter(line -> isMoves || (isNumbered || !pasted.isReadable()) && line.isWhole())
                .map(List::of)
                .orElse(List.of());
    }

    private List<PastedLine> games(Excerpt text) {
        PgnOptions options = new PgnOptions(letters, TagSections::start);
        List<Excerpt> lines = text.lines();
        List<PastedLine> games = Pgn.read(text.text(), options).stream()
                .filter(entry -> !entry.game().tags().isEmpty())
                .map(entry -> game(entry, lines))
                .toList();
        boolean hasMoves = games.stream().anyMatch(game -> !game.plies().isEmpty());
        return hasMoves ? games : List.of();
    }

    private static PastedLine game(PgnEntry entry, List<Excerpt> lines) {
        Game game = entry.game();
        String title = TagSections.title(game.tag("White"), game.tag("Black"), game.tag("Event"));
        return new PastedLine(
                Form.GAME, title, game.start(), game.plies(), entry.faults(), place(lines, entry.faults()));
    }

    private Optional<PastedLine> line(Excerpt text, List<Moves> starts) {
        Comparator<Moves> order = Comparator.comparing(start -> !hasNumber(text.text(), start.setup()));
        Line best = null;
        for (Moves start : starts.stream().sorted(order).toList()) {
            Line line = Line.read(start, text.text(), letters);
            boolean isWhole = line.fault().isEmpty() && !line.plies().isEmpty();
            if (isWhole || best == null || line.plies().size() > best.plies().size()) {
                best = line;
            }
            if (isWhole) {
                break;
            }
        }
        if (best == null || best.plies().isEmpty()) {
            return Optional.empty();
        }
        List<PgnFault> faults = best.fault().map(List::of).orElse(List.of());
        return Optional.of(
                new PastedLine(Form.MOVES, "", best.start(), best.plies(), faults, place(text.lines(), faults)));
    }

    /** Whether the move number that the text begins with is that of the next move. */
    private static boolean hasNumber(String text, Setup setup) {
        Matcher number = NUMBERED.matcher(text);
        if (!number.matches() || Integer.parseInt(number.group(1)) != setup.fullmove()) {
            return false;
        }
        boolean isBlack = number.group(2) != null || number.group(3) != null;
        return isBlack == (setup.turn() == Side.BLACK);
    }

    private static Span place(List<Excerpt> lines, List<PgnFault> faults) {
        return faults.stream()
                .filter(PgnFault::isError)
                .findFirst()
                .map(fault -> wordAt(lines, fault.place()).span())
                .orElse(Span.NONE);
    }

    /** The word that begins at a place. */
    static Excerpt wordAt(List<Excerpt> lines, PgnFault.Place place) {
        Excerpt line = lines.get(Math.min(lines.size(), place.line()) - 1);
        int start = Math.min(line.length(), place.column() - 1);
        Matcher word = WORD.matcher(line.text()).region(start, line.length());
        return line.slice(start, word.lookingAt() ? word.end() : line.length());
    }
}
