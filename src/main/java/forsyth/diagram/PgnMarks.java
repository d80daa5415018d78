package forsyth.diagram;

import forsyth.chess.Geometry;
import forsyth.chess.Square;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Marks in a PGN comment: {@code [%csl Gd4,Rf7]} are rings, {@code [%cal Ge2e4]} arrows (ChessBase's commands; as
 * Lichess does, we draw the first as rings). What these two cannot say is written as Scid does:
 * {@code [%draw full,e4,green]} colours a square and {@code [%draw A,e4]} labels one.
 */
public final class PgnMarks {
    private static final Pattern COMMAND = Pattern.compile("\\[%(csl|cal|draw)\\s+([^\\]]*)\\]");

    private PgnMarks() {}

    /** All marks of a comment that lie on the board; what is no mark is left out. */
    public static Marks read(String comment, Geometry geometry) {
        Marks marks = Marks.NONE;
        Matcher command = COMMAND.matcher(comment);
        while (command.find()) {
            String operands = command.group(2).strip();
            if (command.group(1).equals("draw")) {
                marks = drawn(marks, operands.split("\\s*,\\s*"), geometry);
                continue;
            }
            for (String operand : operands.split("[\\s,]+")) {
                marks = command.group(1).equals("csl")
                        ? ringed(marks, operand, geometry)
                        : pointed(marks, operand, geometry);
            }
        }
        return marks;
    }

    /** The comment without its mark commands and the blanks around them. */
    public static String strip(String comment) {
        return COMMAND.matcher(comment).replaceAll(" ").replaceAll(" {2,}", " ").strip();
    }

    /** The commands that draw the marks again, separated by blanks; empty without marks. */
    public static String write(Marks marks) {
        StringJoiner commands = new StringJoiner(" ");
        StringJoiner rings = new StringJoiner(",", "[%csl ", "]").setEmptyValue("");
        marks.rings().forEach((square, hue) -> rings.add(hue.letter() + Square.name(square)));
        StringJoiner arrows = new StringJoiner(",", "[%cal ", "]").setEmptyValue("");
        marks.arrows()
                .forEach(arrow ->
                        arrows.add(arrow.hue().letter() + Square.name(arrow.from()) + Square.name(arrow.to())));
        add(commands, rings.toString());
        add(commands, arrows.toString());
        for (Map.Entry<Integer, Hue> field : marks.fields().entrySet()) {
            String hue = field.getValue() == Hue.AMBER
                    ? "yellow"
                    : field.getValue().name().toLowerCase(Locale.ROOT);
            commands.add("[%draw full," + Square.name(field.getKey()) + "," + hue + "]");
        }
        marks.labels().forEach((square, label) -> commands.add("[%draw " + label + "," + Square.name(square) + "]"));
        return commands.toString();
    }

    private static void add(StringJoiner commands, String command) {
        if (!command.isEmpty()) {
            commands.add(command);
        }
    }

    private static Marks ringed(Marks marks, String operand, Geometry geometry) {
        Optional<Hue> hue = hueOf(operand);
        int square = operand.length() == 3 ? Square.parse(operand.substring(1), geometry) : Square.NONE;
        return hue.isPresent() && square != Square.NONE ? marks.withRing(square, hue.get()) : marks;
    }

    private static Marks pointed(Marks marks, String operand, Geometry geometry) {
        Optional<Hue> hue = hueOf(operand);
        if (hue.isEmpty() || operand.length() != 5) {
            return marks;
        }
        int from = Square.parse(operand.substring(1, 3), geometry);
        int to = Square.parse(operand.substring(3), geometry);
        return from == to || from == Square.NONE || to == Square.NONE
                ? marks
                : marks.with(new Marks.Arrow(from, to, hue.get()));
    }

    private static Optional<Hue> hueOf(String operand) {
        return operand.isEmpty() ? Optional.empty() : Hue.ofLetter(operand.charAt(0));
    }

    /** Scid's command: kind, square, for an arrow a second square, and a colour, red without one. */
    private static Marks drawn(Marks marks, String[] words, Geometry geometry) {
        int square = words.length > 1 ? Square.parse(words[1], geometry) : Square.NONE;
        if (square == Square.NONE) {
            return marks;
        }
        Hue hue = Hue.ofName(words[words.length - 1]).orElse(Hue.RED);
        switch (words[0]) {
            case "full":
                return marks.withField(square, hue);
            case "circle":
                return marks.withRing(square, hue);
            case "arrow":
                int to = words.length > 2 ? Square.parse(words[2], geometry) : Square.NONE;
                return to == Square.NONE || to == square ? marks : marks.with(new Marks.Arrow(square, to, hue));
            default:
                return Marks.isLabel(words[0]) ? marks.withLabel(square, words[0]) : marks;
        }
    }
}
