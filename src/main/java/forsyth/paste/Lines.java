package forsyth.paste;

import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Several positions, one a line: numbered or not, with captions behind a tab, a semicolon or {@code #}. Empty lines and
 * those that begin with {@code #} or {@code ;} are comments.
 */
final class Lines implements FormReader {
    private static final Pattern NUMBERING = Pattern.compile(
            "\\s*+(?:[(\\[]?\\d{1,5}[.):\\]]\\s*+|[A-Za-z][.)]\\s++|[-*\u2022\u2013\u2014]\\s++|\\d{1,5}\\s++(?=\\S*/))");
    private static final Pattern ATTEMPT = Pattern.compile(
            "[\"'`\u201C\u201D\u201E\u00AB\u00BB<(\\[]?(?:(?:x-?|shredder-?)?fen|epd|setboard|position)?[\\s:=]*+"
                    + "(?:[^\\s/\\\\]*+[/\\\\]){4}.*+",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern LABEL = Pattern.compile(
            "(?!(?:x-?|shredder-?)?fen|epd)([^/\\\\:]{1,60}+):\\s++(?=" + Candidates.PLACEMENT + ")",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern WHOLE = Pattern.compile(Candidates.PLACEMENT + "|fen=", Pattern.CASE_INSENSITIVE);
    private static final Pattern MARKED = Pattern.compile("[;#]");
    private static final Pattern ID = Pattern.compile("(?:^|;\\s*)id\\s+\"([^\"]*)\"");

    private final List<FormReader> others;

    /** @param others what a line can hold besides the fields of a position */
    Lines(List<FormReader> others) {
        this.others = others;
    }

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        List<Excerpt> lines = content(text);
        if (lines.size() < 2) {
            return List.of();
        }
        List<Excerpt> attempts = lines.stream().filter(Lines::isAttempt).toList();
        if (attempts.stream().filter(Lines::isWhole).limit(2).count() == 2) {
            return fields(attempts, lines.size() - attempts.size(), rules);
        }
        List<Reading> readings = new ArrayList<>();
        for (Excerpt line : lines) {
            Optional<Reading> reading = other(line, rules);
            if (reading.isEmpty()) {
                return List.of();
            }
            readings.add(reading.get());
        }
        return readings;
    }

    private static List<Reading> fields(List<Excerpt> lines, int skipped, Rules rules) {
        List<Reading> readings = new ArrayList<>();
        for (Excerpt line : lines) {
            Reading reading = labelled(line, rules);
            boolean isFirst = skipped > 0 && readings.isEmpty();
            readings.add(isFirst ? reading.assuming(Assumption.of(Kind.LINES_SKIPPED, skipped)) : reading);
        }
        return readings;
    }

    /** A line that may begin with its caption: {@code Diagram 3: 8/...}. */
    private static Reading labelled(Excerpt line, Rules rules) {
        Matcher label = LABEL.matcher(line.text());
        if (!label.lookingAt()) {
            return fields(line, rules);
        }
        Reading reading = fields(line.from(label.end()), rules);
        return reading.title().isEmpty() ? reading.titled(label.group(1).strip()) : reading;
    }

    private static List<Excerpt> content(Excerpt text) {
        return text.lines().stream()
                .map(Lines::withoutNumber)
                .filter(line -> !line.isBlank() && "#;".indexOf(line.text().charAt(0)) < 0)
                .toList();
    }

    private static boolean isAttempt(Excerpt line) {
        return ATTEMPT.matcher(line.text()).matches()
                || LABEL.matcher(line.text()).lookingAt();
    }

    private static boolean isWhole(Excerpt line) {
        return WHOLE.matcher(line.text()).find();
    }

    static Excerpt withoutNumber(Excerpt line) {
        Matcher number = NUMBERING.matcher(line.text());
        return (number.lookingAt() ? line.from(number.end()) : line).strip();
    }

    private Optional<Reading> other(Excerpt line, Rules rules) {
        for (FormReader reader : others) {
            List<Reading> found = reader.read(line, rules);
            if (found.size() == 1 && found.get(0).isReadable() && hasBothSides(found.get(0))) {
                return Optional.of(found.get(0));
            }
        }
        return Optional.empty();
    }

    /** A line with the men of one side is half of a list. */
    private static boolean hasBothSides(Reading reading) {
        Board board = reading.setup().board();
        return Arrays.stream(board.geometry().squares())
                        .mapToObj(board::at)
                        .flatMap(Optional::stream)
                        .map(Piece::side)
                        .distinct()
                        .count()
                == 2;
    }

    /** The fields of a line, and its caption. */
    static Reading fields(Excerpt line, Rules rules) {
        FenText whole = line.read(rules);
        if (whole.isReadable()) {
            return withCaption(line, whole);
        }
        for (char mark : new char[] {'\t', ';', '#'}) {
            int cut = line.text().indexOf(mark);
            if (cut > 0 && !Candidates.isMoreFields(line.text().substring(cut))) {
                Excerpt head = line.slice(0, cut).strip();
                FenText read = head.read(rules);
                if (read.isReadable()
                        && Candidates.spanOf(read, Code.W_TRAILING_TEXT).isNone()) {
                    String caption = caption(line.text().substring(cut));
                    return new Reading(Candidates.form(read), read, head.span()).titled(caption);
                }
            }
        }
        return new Reading(Form.FEN, whole, line.span());
    }

    /** Text behind the last field is a caption; where a tab, semicolon or {@code #} leads to it, that is no fault. */
    private static Reading withCaption(Excerpt line, FenText read) {
        Span trailing = Candidates.spanOf(read, Code.W_TRAILING_TEXT);
        if (trailing.isNone()) {
            return new Reading(Candidates.form(read), read, line.span()).titled(id(read.operations()));
        }
        String rest = read.text().substring(trailing.start(), trailing.end());
        boolean isMarked = MARKED.matcher(rest).lookingAt() || read.text().charAt(trailing.start() - 1) == '\t';
        List<Finding> findings = read.findings().stream()
                .filter(finding -> !isMarked || finding.code() != Code.W_TRAILING_TEXT)
                .toList();
        FenText known = new FenText(read.text(), read.setup(), findings, read.operations());
        return new Reading(Candidates.form(read), known, line.span()).titled(caption(rest));
    }

    private static String caption(String rest) {
        String caption = rest.replaceFirst("^[\\s;#,:\u2013\u2014-]+", "").strip();
        return caption.chars().anyMatch(Character::isLetterOrDigit) ? caption : "";
    }

    /** The id among the operations of an EPD. */
    static String id(String operations) {
        Matcher id = ID.matcher(operations);
        return id.find() ? id.group(1) : "";
    }
}
