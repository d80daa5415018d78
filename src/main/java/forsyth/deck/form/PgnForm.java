package forsyth.deck.form;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.diagram.PgnMarks;
import forsyth.play.Moves;
import forsyth.play.pgn.Game;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.Pgn;
import forsyth.play.pgn.PgnOptions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game (PGN standard 1994, 8). The notes and the marks are the comment before the first move, the solution is the
 * move text; the title is the tag {@code Title}, else the players where both are named, else the tag {@code Event};
 * the tags are the tag {@code Keywords}. A closing brace ends a comment: in notes it becomes a closing parenthesis.
 */
public record PgnForm() implements Form {
    public static final PgnForm PGN = new PgnForm();

    /** Tags that become the position, properties or nothing. */
    private static final Set<String> KNOWN = Set.of("fen", "setup", "variant", "title", "keywords");

    private static final Set<String> POSITION = Set.of("fen", "setup");

    @Override
    public boolean holds(Property property) {
        return true;
    }

    @Override
    public String get(String text, Property property) {
        GameText game = GameText.of(text);
        return switch (property) {
            case TITLE -> title(game);
            case NOTES -> PgnMarks.strip(game.comment());
            case TAGS -> game.tag("Keywords");
            case MARKS -> marks(game);
            case SOLUTION -> game.moves();
        };
    }

    private static String title(GameText game) {
        String own = game.tag("Title");
        if (!own.isEmpty()) {
            return own;
        }
        return hasPlayers(game) ? game.tag("White") + " \u2013 " + game.tag("Black") : known(game.tag("Event"));
    }

    private static boolean hasPlayers(GameText game) {
        return !known(game.tag("White")).isEmpty() && !known(game.tag("Black")).isEmpty();
    }

    private static String known(String value) {
        return value.equals("?") || value.equals("-") ? "" : value;
    }

    private static String marks(GameText game) {
        return PgnMarks.write(PgnMarks.read(game.comment(), Geometry.CAPABLANCA));
    }

    @Override
    public String with(String text, Property property, String value) {
        GameText game = GameText.of(text);
        return switch (property) {
            case TITLE -> titled(game, value).text();
            case NOTES -> game.withComment(joined(value, marks(game))).text();
            case TAGS -> game.withTag("Keywords", value).text();
            case MARKS ->
                game.withComment(joined(PgnMarks.strip(game.comment()), value)).text();
            case SOLUTION -> game.withMoves(value).text();
        };
    }

    /** An Event is never added, as a game begins with it. */
    private static GameText titled(GameText game, String value) {
        boolean hasEvent = game.tagNames().stream().anyMatch("Event"::equalsIgnoreCase);
        boolean isOwn = hasPlayers(game) || !hasEvent || !game.tag("Title").isEmpty();
        return isOwn ? game.withTag("Title", value) : game.withTag("Event", value.isEmpty() ? "?" : value);
    }

    private static String joined(String notes, String marks) {
        return (marks + " " + notes).strip();
    }

    @Override
    public String with(String text, Setup setup) {
        Game start = new Game(Map.of(), Moves.of(setup), "", List.of(), "*");
        GameText tags = GameText.of(Pgn.write(start));
        GameText game = GameText.of(text);
        for (String name : List.of("Variant", "SetUp", "FEN")) {
            boolean isKept = name.equals("Variant") && tags.tag(name).isEmpty();
            game = isKept ? game : game.withTag(name, tags.tag(name));
        }
        return game.text();
    }

    @Override
    public String position(String text) {
        return GameText.of(text).tag("FEN");
    }

    @Override
    public String withMoves(String text, Setup start, UnaryOperator<String> change) {
        String moves = GameText.of(text).moves();
        if (moves.isEmpty()) {
            return text;
        }
        String changed = change.apply(moves);
        Line line = Line.read(Moves.of(start), changed, PgnOptions.DEFAULT.letters());
        String said =
                line.plies().isEmpty() ? changed : (moves(start, line) + " " + asComment(line.rest(changed))).strip();
        return with(text, Property.SOLUTION, said);
    }

    @Override
    public String withSidesSwapped(String text) {
        return GameText.of(text).withSidesSwapped().text();
    }

    private static String moves(Setup start, Line line) {
        Game game = new Game(Map.of(), Moves.of(start), "", line.plies(), "*");
        return GameText.of(Pgn.write(game)).moves();
    }

    private static String asComment(String words) {
        return words.isEmpty() ? "" : "{" + words.replace('}', ')') + "}";
    }

    @Override
    public String of(Setup setup) {
        return Pgn.write(new Game(Map.of(), Moves.of(setup), "", List.of(), "*"));
    }

    /** The first alternative, then the others as variations; what cannot be played becomes a comment. */
    @Override
    public String adopted(Setup setup, String solution) {
        StringBuilder text = new StringBuilder();
        for (String alternative : solution.split(",")) {
            Line line = Line.read(Moves.of(setup), alternative, PgnOptions.DEFAULT.letters());
            if (line.fault().isPresent() || line.plies().isEmpty()) {
                return asComment(solution);
            }
            String moves = moves(setup, line);
            text.append(text.isEmpty() ? moves : " (" + moves + ")");
        }
        return text.toString();
    }

    @Override
    public Set<String> extras(String text) {
        GameText game = GameText.of(text);
        Set<String> extras = new TreeSet<>();
        for (String name : game.tagNames()) {
            boolean isSaid = !game.tag(name).replaceAll("[?.*-]", "").isBlank();
            if (isSaid && !KNOWN.contains(name.toLowerCase(Locale.ROOT)) && !isOfTitle(name, game)) {
                extras.add(name);
            }
        }
        extras.addAll(game.asides());
        return extras;
    }

    private static boolean isOfTitle(String name, GameText game) {
        boolean isOfPlayers = name.equalsIgnoreCase("White") || name.equalsIgnoreCase("Black");
        return game.tag("Title").isEmpty()
                && (isOfPlayers ? hasPlayers(game) : name.equalsIgnoreCase("Event") && !hasPlayers(game));
    }

    @Override
    public String words(String text) {
        GameText game = GameText.of(text);
        return Stream.concat(
                        game.tagNames().stream()
                                .filter(name -> !POSITION.contains(name.toLowerCase(Locale.ROOT)))
                                .map(game::tag),
                        Stream.of(game.comment(), game.moves(), game.rest()))
                .collect(Collectors.joining(" "))
                .replaceAll("\\s+", " ");
    }
}
