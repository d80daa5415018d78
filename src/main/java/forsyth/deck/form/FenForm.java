package forsyth.deck.form;

import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.Set;
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
        boolean hasOperations = !LineText.of(entry.text()).operations().isEmpty();
        if (!hasOperations) {
            return holds(property) ? entry : entry.as(EpdForm.EPD);
        }
        String line = EpdForm.EPD.with(entry.text(), entry.setup());
        return new Entry(entry.setup(), EpdForm.EPD, entry.lead(), line);
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
        LineText plain = new LineText("", position(setup), "", back, line.end());
        return line.withBack(back).orPlain(setup, plain, changed -> get(changed, property));
    }

    @Override
    public String with(String text, Setup setup) {
        LineText line = LineText.of(text);
        LineText plain = new LineText("", position(setup), line.operations(), "", line.end());
        return line.with(plain.position(), line.operations()).orPlain(setup, plain, changed -> "");
    }

    @Override
    public String position(String text) {
        return EpdForm.EPD.position(text);
    }

    @Override
    public String withMoves(String text, Setup start, UnaryOperator<String> change) {
        return text;
    }

    private static String position(Setup setup) {
        return ((Written.Text) FenWriter.write(setup, CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS)).text();
    }

    @Override
    public String of(Setup setup) {
        return position(setup) + "\n";
    }

    @Override
    public Set<String> extras(String text) {
        EpdOperations operations = EpdOperations.of(LineText.of(text).operations());
        return operations.codes().stream().filter(code -> !code.equals("id")).collect(Collectors.toSet());
    }

    @Override
    public String words(String text) {
        return EpdForm.EPD.words(text);
    }
}
