package forsyth.deck.form;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The parts of a game in a PGN file.
 *
 * @param tags the tags as they are written, up to the comment or the first move
 * @param intro the comments before the first move as they are written
 * @param comment what they say, blanks made one
 * @param moves the move text behind them, without the result
 * @param rest the result as it is written, and what follows it
 */
record GameText(String tags, String intro, String comment, String moves, String rest) {
    private static final Pattern TAG =
            Pattern.compile("\\[(\\w+)[ \\t]*\"((?:[^\\\\\\n\\r\"]++|\\\\.|\"(?! *\\]))*+)\" *\\]");
    /** A tag, or the rest of a line that begins as one and is none. */
    private static final Pattern TAG_OR_NONE = Pattern.compile(TAG.pattern() + "|\\[[^\\n\\r]*");

    private static final Pattern COMMENT_BEFORE_TAG =
            Pattern.compile("(?:\\{[^}]*+\\}|;[^\\n\\r]*+)(?=\\s*+\\[\\w+[ \\t]*\")");
    private static final Pattern BETWEEN = Pattern.compile("(?:\\s++|\uFEFF|(?<![^\\n\\r])%[^\\n]*+)*+");
    private static final Pattern COMMENT = Pattern.compile("\\s*(?:\\{([^}]*)\\}|;([^\\n\\r]*))");
    private static final Pattern RESULT = Pattern.compile("(?:^|(?<=\\s|[)}]))(?:1-0|0-1|1/2-1/2|\\*)\\s*$");
    private static final int WIDTH = 80;

    static GameText of(String text) {
        int end = tagsEnd(text);
        StringBuilder comment = new StringBuilder();
        Matcher found = COMMENT.matcher(text).region(end, text.length());
        int body = end;
        while (found.lookingAt()) {
            String said = found.group(1) != null ? found.group(1) : found.group(2);
            comment.append(' ').append(said);
            body = found.end();
            found.region(body, text.length());
        }
        String rest = text.substring(body);
        Matcher result = RESULT.matcher(rest);
        int split = result.find() ? result.start() : rest.stripTrailing().length();
        return new GameText(
                text.substring(0, end),
                text.substring(end, body).strip(),
                comment.toString().replaceAll("\\s+", " ").strip(),
                rest.substring(0, split).strip(),
                rest.substring(split));
    }

    private static int tagsEnd(String text) {
        int end = 0;
        Matcher between = BETWEEN.matcher(text);
        Matcher tag = TAG_OR_NONE.matcher(text);
        Matcher comment = COMMENT_BEFORE_TAG.matcher(text);
        while (true) {
            between.region(end, text.length()).useTransparentBounds(true);
            int next = between.lookingAt() ? between.end() : end;
            if (tag.region(next, text.length()).lookingAt()) {
                end = tag.end();
            } else if (comment.region(next, text.length()).lookingAt()) {
                end = comment.end();
            } else {
                return end;
            }
        }
    }

    /** The value of a tag whose name may be written in any case; empty without it. */
    String tag(String name) {
        Matcher tag = TAG.matcher(tags);
        while (tag.find()) {
            if (tag.group(1).equalsIgnoreCase(name)) {
                return tag.group(2).replaceAll("\\\\([\"\\\\])", "$1");
            }
        }
        return "";
    }

    List<String> tagNames() {
        return TAG.matcher(tags).results().map(tag -> tag.group(1)).toList();
    }

    /** The signs of what stands between the moves: comments, variations, glyphs. */
    List<String> asides() {
        return Stream.of("{ }", "( )", "$", ";", "!", "?")
                .filter(sign -> moves.indexOf(sign.charAt(0)) >= 0)
                .toList();
    }

    /** With that value in the place of the former one or behind the last tag; an empty one removes the tag. */
    GameText withTag(String name, String value) {
        String line = "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
        Matcher tag = TAG.matcher(tags);
        while (tag.find()) {
            if (tag.group(1).equalsIgnoreCase(name)) {
                String before = tags.substring(0, tag.start());
                String after = tags.substring(tag.end());
                String kept = value.isEmpty() ? before.stripTrailing() + after : before + line + after;
                return new GameText(value.isEmpty() ? kept.stripLeading() : kept, intro, comment, moves, rest);
            }
        }
        String next = tags.isEmpty() ? line : tags + lineBreak() + line;
        return value.isEmpty() ? this : new GameText(next, intro, comment, moves, rest);
    }

    GameText withComment(String changed) {
        String said = changed.replace('}', ')');
        return new GameText(tags, said.isEmpty() ? "" : wrapped("{" + said + "}"), said, moves, rest);
    }

    GameText withMoves(String changed) {
        String result = RESULT.matcher(rest).find() ? rest : "*" + (rest.isBlank() ? lineBreak() + lineBreak() : rest);
        return new GameText(
                tags, intro, comment, RESULT.matcher(changed).replaceAll("").strip(), result);
    }

    /** With the result, the players and what else is said of both the other way round. */
    GameText withSidesSwapped() {
        GameText swapped = withTag("Result", opposite(tag("Result")));
        for (String white : tagNames()) {
            String black = white.replaceFirst("^White", "Black");
            if (!black.equals(white) && tagNames().contains(black)) {
                swapped = swapped.withTag(white, orUnknown(tag(black))).withTag(black, orUnknown(tag(white)));
            }
        }
        Matcher result = RESULT.matcher(rest);
        String changed = result.find()
                ? opposite(result.group().strip())
                        + rest.substring(result.group().stripTrailing().length())
                : rest;
        return new GameText(swapped.tags, intro, comment, moves, changed);
    }

    private static String orUnknown(String value) {
        return value.isEmpty() ? "?" : value;
    }

    private static String opposite(String result) {
        return switch (result) {
            case "1-0" -> "0-1";
            case "0-1" -> "1-0";
            default -> result;
        };
    }

    private String lineBreak() {
        return tags.contains("\r\n") ? "\r\n" : "\n";
    }

    /** The game written anew: tags and move text as they were, a new comment in lines of 80. */
    String text() {
        String body = moves.isEmpty() ? intro : intro.isEmpty() ? moves : intro + lineBreak() + moves;
        String blank = rest.isBlank() && body.isEmpty() ? "" : tags.isEmpty() ? "" : lineBreak() + lineBreak();
        String between = body.isEmpty() || rest.isBlank() || rest.startsWith("\n") ? "" : " ";
        return tags + blank + body + between + rest;
    }

    private String wrapped(String text) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ")) {
            boolean isNext = column > 0 && column + 1 + word.length() > WIDTH;
            lines.append(column == 0 ? "" : isNext ? lineBreak() : " ").append(word);
            column = isNext ? word.length() : column + 1 + word.length();
        }
        return lines.toString();
    }
}
