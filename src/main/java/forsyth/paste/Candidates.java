package forsyth.paste;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first position or link in a text that says other things as well, as in a mail. */
final class Candidates implements FormReader {
    /** How much of a text behind a placement is looked at. */
    private static final int REACH = 2048;

    /** Eight ranks. */
    static final String PLACEMENT = "(?:[PNBRQKACJpnbrqkacj0-9~]{1,24}+[/\\\\]){7}[PNBRQKACJpnbrqkacj0-9~]{1,24}+";

    private static final String GAP = "[\\s_+\u00A0\u2000-\u200A\u202F\u3000]++";
    private static final String LINK =
            "(?:https?://|www\\.|lichess\\.org/|chess\\.com/)[^\\s<>\"\u201C\u201D\u00AB\u00BB]++";
    private static final Pattern CANDIDATE =
            Pattern.compile("(?<![\\w/\\\\])(?:(" + LINK + ")|" + PLACEMENT + ")", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIELDS =
            Pattern.compile(PLACEMENT + "(?![\\w/\\\\~])(?:" + GAP + "[wbWB](?!\\w)(?:" + GAP
                    + "(?:[-\u2010-\u2015\u2212]|[KQkq]{1,4}|[A-Ja-jKQkq]{1,4}(?=" + GAP + "(?:-|[a-j][36])" + GAP
                    + "\\d))(?!\\w)(?:" + GAP
                    + "(?:[-\u2010-\u2015\u2212]|[a-j][36])(?!\\w)(?:" + GAP + "\\d{1,4}+(?!\\w)(?:" + GAP
                    + "\\d{1,4}+(?!\\w))?)?)?)?)?");
    /** A word like a field, sound or not, among the first two of a text that goes on behind a position. */
    private static final Pattern MORE_FIELDS = Pattern.compile(
            "\\S{0,3}\\s+(?:\\S+\\s+)?"
                    + "(?:[-\u2010-\u2015\u2212]|[KQkq]{1,4}|[wbWB]|[-+\u2010-\u2015\u2212]?\\d\\S*|[a-j]\\d+)(?:\\s.*)?",
            Pattern.DOTALL);

    @Override
    public List<Reading> read(Excerpt text, Rules rules) {
        Matcher candidate = CANDIDATE.matcher(text.text());
        Optional<Reading> emptyLink = Optional.empty();
        while (candidate.find()) {
            if (candidate.group(1) == null) {
                return List.of(aside(position(text, candidate.start(), rules), text, candidate.start()));
            }
            int end = linkEnd(text.text(), candidate.start(), candidate.end());
            Optional<Reading> link = link(text, candidate.start(), end, rules);
            if (link.isPresent()) {
                return List.of(aside(link.get(), text, candidate.start()));
            }
            emptyLink = emptyLink.or(() -> Optional.of(emptyLink(text.slice(candidate.start(), end), rules)));
        }
        return emptyLink.map(List::of).orElse(List.of());
    }

    /** Says that there is text in front. */
    private static Reading aside(Reading reading, Excerpt text, int start) {
        boolean isAlone = Lines.withoutNumber(text.slice(0, start)).isBlank();
        return isAlone ? reading : reading.assuming(Assumption.of(Kind.TEXT_AROUND));
    }

    /**
     * The position that begins there: that of its line, where it has all fields; else with the lines that follow, for
     * mail wraps lines; else with those fields only that are fields without doubt.
     */
    private static Reading position(Excerpt text, int start, Rules rules) {
        Excerpt rest = text.slice(start, Math.min(text.length(), start + REACH));
        Excerpt first = rest.lines().get(0).strip();
        Reading line = Lines.fields(first, rules);
        if (line.isReadable() && isComplete(line.read())) {
            return line;
        }
        FenText wrapped = rest.read(rules);
        if (wrapped.isReadable()) {
            return new Reading(form(wrapped), wrapped, rest.strip().span());
        }
        Matcher fields = FIELDS.matcher(first.text());
        if (!line.isReadable()
                && fields.lookingAt()
                && !isMoreFields(first.text().substring(fields.end()))) {
            Excerpt sure = first.slice(0, fields.end());
            return new Reading(Form.FEN, sure.read(rules), sure.span());
        }
        return line;
    }

    private static boolean isComplete(FenText read) {
        return read.findings().stream()
                .map(Finding::code)
                .noneMatch(code -> code == Code.N_EPD || code.name().startsWith("W_MISSING"));
    }

    /** Whether a text behind a position goes on with fields, if faulty ones: then it is no caption. */
    static boolean isMoreFields(String rest) {
        return MORE_FIELDS.matcher(rest).matches();
    }

    /** EPD where the text has operations. */
    static Form form(FenText read) {
        if (read.findings().stream().anyMatch(finding -> finding.code() == Code.N_EPD_OPS)) {
            return Form.EPD;
        }
        return read.findings().stream().anyMatch(finding -> finding.code() == Code.W_URL_EXTRACTED)
                ? Form.LINK
                : Form.FEN;
    }

    /** Where a link ends for people: not with the marks of the sentence around it. */
    private static int linkEnd(String text, int start, int end) {
        int last = end;
        while (last > start && ".,;:!?)]}'*|".indexOf(text.charAt(last - 1)) >= 0) {
            last--;
        }
        return last;
    }

    /** The position of a link, which goes on over blanks where someone has decoded it. */
    private static Optional<Reading> link(Excerpt text, int start, int end, Rules rules) {
        int reach = Math.min(text.length(), start + REACH);
        Excerpt alone = text.slice(start, end);
        Excerpt line = text.slice(start, Math.max(end, reach)).lines().get(0);
        boolean isCut = line.length() > alone.length()
                && line.text().substring(alone.length()).matches("\\s[wbWB](?:\\s.*)?");
        for (Excerpt part : isCut ? List.of(line, alone) : List.of(alone)) {
            FenText read = part.read(rules);
            boolean isLink = read.findings().stream().anyMatch(finding -> finding.code() == Code.W_URL_EXTRACTED);
            if (isLink) {
                return Optional.of(new Reading(Form.LINK, read, part.span()));
            }
        }
        return Optional.empty();
    }

    private static Reading emptyLink(Excerpt link, Rules rules) {
        Finding finding = Finding.ofText(Code.E_LINK, link.span(), link.text());
        return new Reading(Form.LINK, link.holding(Setup.empty(rules.geometry()), List.of(finding)), link.span());
    }

    /** The characters of a finding of that code, none without one. */
    static Span spanOf(FenText read, Code code) {
        return read.findings().stream()
                .filter(finding -> finding.code() == code)
                .map(Finding::span)
                .findFirst()
                .orElse(Span.NONE);
    }
}
