package forsyth.paste;

import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import forsyth.start.NamedStart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Games and tags: each run of tags is a game, whose position is that of its {@code FEN} tag, or else the one it starts
 * from by its {@code Variant}. Move text is not read: a tag counts wherever it stands, as in a mail.
 */
final class TagSections implements FormReader {
    private static final Pattern TAG = Pattern.compile(
            "\\[\\s*+([A-Za-z]\\w{0,31}+)\\s*+[\"\u201C\u201D\u201E]([^\"\u201C\u201D\\n\\r]*+)[\"\u201C\u201D]\\s*+\\]?");
    private static final Pattern COMMENT = Pattern.compile("\\G\\s*+\\{([^}]*+)\\}");
    private static final Set<String> OF_A_GAME =
            Set.of("event", "site", "date", "round", "white", "black", "result", "variant", "eco", "opening");
    private static final Set<String> OF_A_POSITION = Set.of("fen", "setup", "variant");

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        List<Reading> readings = new ArrayList<>();
        if (text.text().indexOf('[') < 0) {
            return readings;
        }
        Matcher tag = TAG.matcher(text.text());
        Map<String, Excerpt> section = new LinkedHashMap<>();
        int end = 0;
        int start = 0;
        while (tag.find()) {
            String name = tag.group(1).toLowerCase(Locale.ROOT);
            boolean isNext = section.containsKey(name)
                    || !text.text().substring(end, tag.start()).isBlank();
            if (isNext && !section.isEmpty()) {
                game(text.slice(start, tag.start()), section, rules).ifPresent(readings::add);
                section.clear();
            }
            start = section.isEmpty() ? tag.start() : start;
            section.put(name, text.slice(tag.start(2), tag.end(2)));
            end = tag.end();
        }
        game(text.from(start), section, rules).ifPresent(readings::add);
        return readings;
    }

    private static Optional<Reading> game(Excerpt all, Map<String, Excerpt> tags, Rules rules) {
        boolean isGame = tags.keySet().stream().anyMatch(OF_A_GAME::contains);
        Excerpt fen = tags.get("fen");
        if (fen == null && !isGame) {
            return Optional.empty();
        }
        Form form = OF_A_POSITION.containsAll(tags.keySet()) && fen != null ? Form.TAG : Form.GAME;
        FenText read = fen == null
                ? all.holding(start(tags).effective(rules))
                : fen.strip().read(rules);
        Reading reading = new Reading(form, read, fen == null ? all.strip().span() : fen.span())
                .titled(title(tags))
                .commented(comment(all));
        return Optional.of(form == Form.GAME ? reading.assuming(Assumption.of(Kind.START_OF_GAME)) : reading);
    }

    /** The comments between the tags and the first move. */
    private static String comment(Excerpt all) {
        int start = 0;
        for (Matcher tag = TAG.matcher(all.text()); tag.find(); ) {
            start = tag.end();
        }
        StringJoiner comments = new StringJoiner(" ");
        for (Matcher comment = COMMENT.matcher(all.text()).region(start, all.length()); comment.find(); ) {
            comments.add(comment.group(1));
        }
        return comments.toString();
    }

    private static Setup start(Map<String, Excerpt> tags) {
        return start(value(tags, "variant")).orElseGet(() -> Setup.start(Geometry.STANDARD));
    }

    /** Where a game of that name starts without a FEN, if not where chess does. */
    static Optional<Setup> start(String variant) {
        String word = variant.replaceAll("(?i)[ _]?chess$", "").replace(' ', '-');
        return NamedStart.ofWord(word).map(NamedStart::setup);
    }

    private static String title(Map<String, Excerpt> tags) {
        return title(value(tags, "white"), value(tags, "black"), value(tags, "event"));
    }

    /** The players where they are known, else the event. */
    static String title(String white, String black, String event) {
        String players = Stream.of(white, black)
                .filter(name -> !name.isEmpty() && !name.equals("?"))
                .reduce((first, second) -> first + " \u2013 " + second)
                .orElse("");
        return players.isEmpty() && !event.equals("?") ? event : players;
    }

    private static String value(Map<String, Excerpt> tags, String name) {
        return tags.containsKey(name) ? tags.get(name).text().strip() : "";
    }
}
