package forsyth.deck.form;

import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.deck.Saving;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A line of a list of FENs, written with X-FEN letters; what stands behind the position is the title. */
public record FenForm() implements Form {
    public static final FenForm FEN = new FenForm();

    @Override
    public boolean isAlike(Form other) {
        return EpdForm.EPD.isAlike(other);
    }

    @Override
    public boolean holds(Property property) {
        return property == Property.TITLE;
    }

    /** As an EPD line, which can say everything; so is one with operations among the others. */
    @Override
    public Entry able(Entry entry, Property property) {
        return holds(property) && !EpdLine.hasOperations(entry.text()) ? entry : entry.inPlace(EpdForm.EPD);
    }

    @Override
    public String get(String text, Property property) {
        LineText line = LineText.of(text);
        String id = EpdOperations.of(line.operations()).get("id", " ");
        if (!id.isEmpty()) {
            return id;
        }
        boolean isOwn = line.back().startsWith("\t");
        return (isOwn ? line.back() : line.back().replaceAll("^[\\s\";,|)]+", "")).strip();
    }

    @Override
    public String with(String text, Property property, String value) {
        LineText line = LineText.of(text);
        String back = value.isEmpty() ? "" : "\t" + value;
        Setup setup = EpdLine.setup(text).orElseThrow();
        LineText plain = line.plain(position(setup), "").withBack(back);
        return line.withBack(back).orPlain(setup, plain, changed -> get(changed, property));
    }

    @Override
    public String with(String text, Setup setup) {
        LineText line = LineText.of(text);
        return line.respelt(setup, position(setup), line.operations());
    }

    @Override
    public String position(String text) {
        return EpdForm.EPD.position(text);
    }

    @Override
    public String withMoves(String text, Setup start, UnaryOperator<String> change) {
        return text;
    }

    /** All six fields, as X-FEN spells them, an en passant square after every double step. */
    static String position(Setup setup) {
        return ((Written.Text) FenWriter.write(setup, CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS)).text();
    }

    @Override
    public String of(Setup setup) {
        return position(setup) + "\n";
    }

    @Override
    public String of(Setup setup, Entry replaced) {
        if (!isAlike(replaced.form())) {
            return of(setup);
        }
        return LineText.of(replaced.text()).withBack("").respelt(setup, position(setup), "");
    }

    @Override
    public Set<String> extras(String text) {
        LineText line = LineText.of(text);
        EpdOperations operations = EpdOperations.of(line.operations());
        Set<String> extras = operations.codes().stream()
                .filter(code -> !code.equals("id"))
                .collect(Collectors.toCollection(TreeSet::new));
        if (!line.front().isBlank()) {
            extras.add(Saving.BETWEEN);
        }
        return extras;
    }

    @Override
    public String words(String text) {
        return EpdForm.EPD.words(text);
    }
}
