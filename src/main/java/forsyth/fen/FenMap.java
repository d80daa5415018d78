package forsyth.fen;

import forsyth.lint.Field;
import forsyth.lint.Finding;
import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Where the fields and squares of a position stand in a text. */
public final class FenMap {
    private final Map<Field, Span> fields = new EnumMap<>(Field.class);
    private final Span[] squares = new Span[128];

    FenMap() {}

    /** The map of any text that the reader can read; what it cannot find has no characters. */
    public static FenMap of(String text) {
        FenMap map = new FenMap();
        new FenParser(text, ReadOptions.ANY, map).parse();
        return map;
    }

    void put(Field field, Span span) {
        fields.put(field, span);
    }

    void put(int square, Span span) {
        squares[square] = span;
    }

    public Span field(Field field) {
        return fields.getOrDefault(field, Span.NONE);
    }

    /** The characters of a square: its man, or the number that counts it among empty ones. */
    public Span square(int square) {
        Span span = square >= 0 && square < squares.length ? squares[square] : Span.NONE;
        return span == null ? Span.NONE : span;
    }

    /** The characters a finding of the board is about: those of its squares, or else its field. */
    public List<Span> spans(Finding finding) {
        List<Span> spans = new ArrayList<>();
        if (finding.field() == Field.PLACEMENT) {
            finding.squares().stream()
                    .map(this::square)
                    .filter(span -> !span.isNone())
                    .forEach(spans::add);
        }
        Span field = field(finding.field());
        return spans.isEmpty() && !field.isNone() ? List.of(field) : List.copyOf(spans);
    }
}
