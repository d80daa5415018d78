package forsyth.deck.form;

import forsyth.chess.Geometry;
import forsyth.chess.Setup;
import forsyth.deck.Entry;
import forsyth.deck.Form;
import forsyth.deck.Property;
import forsyth.deck.Saving;
import forsyth.diagram.PgnMarks;
import forsyth.fen.CastlingLetters;
import forsyth.fen.EpPolicy;
import forsyth.fen.Epd;
import forsyth.fen.FenReader;
import forsyth.fen.Written;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A line of an Extended Position Description (PGN standard 1994, 16.2). The title is {@code id}, the notes are the
 * comments {@code c0} to {@code c9}, the solution is {@code bm}, else {@code pm} or {@code pv}. Tags and marks have no
 * code in the standard: they are our own {@code tags} and {@code marks}; marks are read in the comments too. The
 * standard has no quotes in strings: they are written as {@link Epd#STRING} is read, but for one before a semicolon,
 * which would end the string and becomes an apostrophe.
 */
public record EpdForm() implements Form {
    public static final EpdForm EPD = new EpdForm();

    private static final List<String> COUNTERS = List.of("hmvc", "fmvn");
    private static final List<String> SOLUTIONS = List.of("bm", "pm", "pv");

    @Override
    public boolean isAlike(Form other) {
        return other instanceof EpdForm || other instanceof FenForm;
    }

    @Override
    public boolean holds(Property property) {
        return true;
    }

    @Override
    public String get(String text, Property property) {
        EpdOperations operations = EpdOperations.of(LineText.of(text).operations());
        return switch (property) {
            case TITLE -> operations.get("id", " ");
            case NOTES -> PgnMarks.strip(comments(operations));
            case TAGS -> operations.get("tags", ", ");
            case MARKS -> marks(operations);
            case SOLUTION -> solution(operations);
        };
    }

    private static String marks(EpdOperations operations) {
        return operations.has("marks")
                ? operations.get("marks", " ")
                : PgnMarks.write(PgnMarks.read(comments(operations), Geometry.CAPABLANCA));
    }

    private static boolean isComment(String code) {
        return code.length() == 2 && code.charAt(0) == 'c' && Character.isDigit(code.charAt(1));
    }

    private static String comments(EpdOperations operations) {
        return operations.codes().stream()
                .filter(EpdForm::isComment)
                .map(code -> operations.get(code, " "))
                .collect(Collectors.joining(" "));
    }

    private static String solutionCode(EpdOperations operations) {
        return SOLUTIONS.stream().filter(operations::has).findFirst().orElse("bm");
    }

    private static String solution(EpdOperations operations) {
        String code = solutionCode(operations);
        // Some write commas between best moves, where the standard has blanks.
        return code.equals("bm") ? operations.get(code, ", ").replace(",,", ",") : operations.get(code, " ");
    }

    @Override
    public String with(String text, Property property, String value) {
        LineText line = LineText.of(text);
        Setup setup = EpdLine.setup(text).orElseThrow();
        boolean hasFourFields = !line.operations().isEmpty();
        EpdOperations present = EpdOperations.of(line.operations());
        // A line of six fields has its counters there; with operations they become operations.
        EpdOperations operations = hasFourFields ? present : counters(present, setup);
        EpdOperations changed = switch (property) {
            case TITLE -> operations.with("id", quoted(value));
            case NOTES -> said(operations, value, marks(operations));
            case TAGS -> operations.with("tags", quoted(value));
            case MARKS -> marked(operations, value);
            case SOLUTION -> withSolution(operations, MoveWords.of(typed(value)));
        };
        LineText plain = line.plain(position(setup), changed.text());
        return line.with(hasFourFields ? line.position() : plain.position(), changed.text())
                .orPlain(setup, plain, said -> get(said, property));
    }

    /** The notes in one comment, the marks apart. */
    private static EpdOperations said(EpdOperations operations, String notes, String marks) {
        return operations
                .without(code -> isComment(code) && !code.equals("c0"))
                .with("c0", quoted(notes))
                .with("marks", quoted(marks));
    }

    private static EpdOperations marked(EpdOperations operations, String marks) {
        String comments = comments(operations);
        String notes = PgnMarks.strip(comments);
        return notes.equals(comments) ? operations.with("marks", quoted(marks)) : said(operations, notes, marks);
    }

    /** A semicolon would end the operation: between moves it is meant as a comma. Moves have no quotes. */
    private static String typed(String moves) {
        return moves.replaceAll("\\s*;[\\s;]*", ", ").replace("\"", "").replaceAll(",\\s*$", "");
    }

    /** Without what only a PGN has room for. */
    @Override
    public String adopted(Setup setup, String solution) {
        return MoveWords.of(solution);
    }

    /** Single moves and alternatives are best moves, a line is a predicted variation, of which bm and pm take the place. */
    private static EpdOperations withSolution(EpdOperations operations, String words) {
        boolean isLine = words.contains(" ") && !words.contains(",");
        List<String> inItsPlace = words.isEmpty() ? SOLUTIONS : isLine ? List.of("bm", "pm") : List.of();
        EpdOperations others = operations.without(inItsPlace::contains);
        return others.with(isLine ? "pv" : "bm", words.replace(",", ""));
    }

    /** With the counters as operations, where there are such already or where they do not go without saying. */
    private static EpdOperations counters(EpdOperations operations, Setup setup) {
        boolean isNeeded = setup.halfmoves() != 0 || setup.fullmove() != 1;
        EpdOperations changed = operations;
        if (isNeeded || operations.has("hmvc")) {
            changed = counter(changed, "hmvc", setup.halfmoves());
        }
        return isNeeded || operations.has("fmvn") ? counter(changed, "fmvn", setup.fullmove()) : changed;
    }

    private static EpdOperations counter(EpdOperations operations, String code, int value) {
        String operand = String.valueOf(value);
        return operations.get(code, " ").equals(operand) ? operations : operations.with(code, operand);
    }

    private static String quoted(String value) {
        return value.isEmpty() ? "" : '"' + Epd.escaped(value.replaceAll("\\s+", " ")) + '"';
    }

    private static String position(Setup setup) {
        Setup plain = setup.withHalfmoves(0).withFullmove(1);
        return ((Written.Text) Epd.write(plain, "", CastlingLetters.KQ_OR_FILE, EpPolicy.ALWAYS)).text();
    }

    @Override
    public String with(String text, Setup setup) {
        return respelt(LineText.of(text), setup);
    }

    private static String respelt(LineText line, Setup setup) {
        EpdOperations operations = counters(EpdOperations.of(line.operations()), setup);
        return line.respelt(setup, position(setup), operations.text());
    }

    @Override
    public String position(String text) {
        String fields = LineText.of(text).position();
        return FenReader.read(fields).isReadable() ? fields : "";
    }

    @Override
    public String withMoves(String text, Setup start, UnaryOperator<String> change) {
        LineText line = LineText.of(text);
        EpdOperations operations = EpdOperations.of(line.operations());
        EpdOperations changed = operations;
        for (String code : List.of("bm", "am", "sm", "pm", "pv")) {
            boolean isOfMany = code.equals("bm") || code.equals("am");
            String before = operations.get(code, isOfMany ? ", " : " ").replace(",,", ",");
            String after = isOfMany ? MoveWords.each(before, change).replace(",", "") : change.apply(before);
            changed = before.replace(",", "").equals(after) ? changed : changed.with(code, after);
        }
        return changed == operations
                ? text
                : line.with(line.position(), changed.text()).text();
    }

    @Override
    public String of(Setup setup) {
        return with("8/8/8/8/8/8/8/8 w - -\n", setup);
    }

    @Override
    public String of(Setup setup, Entry replaced) {
        if (!isAlike(replaced.form())) {
            return of(setup);
        }
        return respelt(LineText.of(replaced.text()).withBack(""), setup);
    }

    @Override
    public Set<String> extras(String text) {
        LineText line = LineText.of(text);
        Set<String> extras = extras(EpdOperations.of(line.operations()));
        if (!line.front().isBlank() || !line.back().isBlank()) {
            extras.add(Saving.BETWEEN);
        }
        return extras;
    }

    static Set<String> extras(EpdOperations operations) {
        Set<String> known = new HashSet<>(List.of("id", "tags", "marks"));
        known.addAll(COUNTERS);
        known.add(solutionCode(operations));
        return operations.codes().stream()
                .filter(code -> !known.contains(code) && !isComment(code))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public String words(String text) {
        LineText line = LineText.of(text);
        String operands = Epd.operations(line.operations()).stream()
                .filter(operation -> !COUNTERS.contains(operation.code()))
                .flatMap(operation -> operation.operands().stream())
                .collect(Collectors.joining(" "));
        return line.front() + operands + line.back();
    }
}
