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
    public boolean holds(Property property) {
        return property == Property.TITLE;
    }

    /** As an EPD line, which can say everything. */
    @Override
    public Entry able(Entry entry, Property property) {
        return holds(property) ? entry : entry.as(EpdForm.EPD).withLead(entry.lead());
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
        return line.withBack(value.isEmpty() ? "" : "\t" + value).text();
    }

    @Override
    public String with(String text, Setup setup) {
        LineText line = LineText.of(text);
        return line.with(position(setup), line.operations()).text();
    }

    @Override
    public String position(String text) {
        return LineText.of(text).position();
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
