package forsyth.paste;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import forsyth.paste.Assumption.Kind;
import forsyth.paste.text.Excerpt;
import forsyth.paste.text.Markup;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the positions of any text that a person pastes or drops. It never throws, takes time in proportion to the text,
 * and never reads half of a position: what is of a known form but at fault is not tried as another.
 */
public final class PasteReader {
    /** The most characters of a text, whatever the number of its positions. A single position has {@link FenReader#MAX_LENGTH}. */
    public static final int MAX_LENGTH = 1024 * 1024;

    private static final FormReader ARRAYS = new StartArray();
    private static final FormReader LISTS = new PieceList();
    private static final FormReader CANDIDATES = new Candidates();
    /** In a text of any length, each asked in turn. */
    private static final List<FormReader> OF_SEVERAL = List.of(new TagSections(), new Lines(List.of(ARRAYS, LISTS)));
    /** In a text that can be one position, before its fields are read. */
    private static final List<FormReader> NAMED = List.of(new PlayedMoves(), ARRAYS);
    /** In a text that can be one position, where there are no fields in it. */
    private static final List<FormReader> DRAWN = List.of(new TextDiagram(), LISTS);

    private PasteReader() {}

    /** What a text holds; castling rights are kept by the rules, the board is that of the text. */
    public static Pasted read(String text, Rules rules) {
        Excerpt given = Excerpt.of(text);
        if (text.length() > MAX_LENGTH) {
            Finding tooLong = Finding.ofText(Code.E_TOO_LONG, new Span(MAX_LENGTH, text.length()), MAX_LENGTH);
            FenText nothing = given.holding(Setup.empty(rules.geometry()), List.of(tooLong));
            return new Pasted(List.of(new Reading(Form.UNKNOWN, nothing, given.span())), List.of());
        }
        Excerpt plain = Markup.strip(given);
        List<Reading> readings = readings(plain, rules);
        List<Assumption> assumptions = new ArrayList<>();
        if (plain != given) {
            List<Reading> links = isReadable(readings) ? List.of() : CANDIDATES.read(given, rules);
            readings = isReadable(links) ? links : readings;
            assumptions.add(Assumption.of(Kind.MARKUP));
        }
        return new Pasted(readings, assumptions);
    }

    private static boolean isReadable(List<Reading> readings) {
        return readings.stream().anyMatch(Reading::isReadable);
    }

    private static List<Reading> readings(Excerpt text, Rules rules) {
        Excerpt cleaned = text.cleaned();
        boolean isShort = text.length() <= FenReader.MAX_LENGTH;
        List<Reading> readings = first(OF_SEVERAL, cleaned, rules);
        if (readings.isEmpty() && isShort) {
            readings = first(NAMED, cleaned, rules);
        }
        if (!readings.isEmpty()) {
            return readings;
        }
        FenText fen = text.read(rules);
        if (fen.isReadable() && Candidates.spanOf(fen, Code.W_TRAILING_TEXT).isNone()) {
            return List.of(
                    new Reading(Candidates.form(fen), fen, cleaned.strip().span()).titled(Lines.id(fen.operations())));
        }
        List<Reading> found = CANDIDATES.read(text, rules);
        if (found.isEmpty() && isShort) {
            found = first(DRAWN, cleaned, rules);
        }
        boolean isUnknown = found.isEmpty() || !isShort && !isReadable(found) && hasTooLongLine(text);
        return isUnknown ? List.of(new Reading(Form.UNKNOWN, fen, text.span())) : found;
    }

    /** Whether a line is longer than any position: the beginning of it is none that is at fault. */
    private static boolean hasTooLongLine(Excerpt text) {
        return text.lines().stream().anyMatch(line -> line.length() > FenReader.MAX_LENGTH);
    }

    private static List<Reading> first(List<FormReader> readers, Excerpt text, Rules rules) {
        for (FormReader reader : readers) {
            List<Reading> readings = reader.read(text, rules);
            if (!readings.isEmpty()) {
                return readings;
            }
        }
        return List.of();
    }
}
