package forsyth.fen;

import forsyth.chess.Setup;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The operations of an Extended Position Description (PGN standard 1994, 16.2): {@code opcode operand* ;}.
 *
 * @param text the operations as they stand in the line
 * @param halfmoves the operand of {@code hmvc}, else 0
 * @param fullmove the operand of {@code fmvn}, else 1
 */
public record Epd(String text, List<Operation> operations, int halfmoves, int fullmove) {
    /**
     * A string without its closing quote. The standard has no quotes in strings; some write {@code \"} for one, which
     * is taken so where it does not end the operation.
     */
    public static final String STRING = "\"((?:[^\"\\\\]|\\\\\"(?!\\s*+(?:;|$))|\\\\)*+)";

    private static final Pattern OPERATION =
            Pattern.compile("([A-Za-z]\\w{0,14}+)((?:\\s++(?:" + STRING + "\"|[^\\s;\"]++))*+)\\s*+(?:;\\s*+|$)");

    /** One operation: its code and its operands without their quotes. */
    public record Operation(String code, List<String> operands) {}

    /** A quote in a string that would be read as the end of the operation. */
    private static final Pattern ENDING = Pattern.compile("\"(?=\\s*+;)");

    private static final Pattern OPERAND = Pattern.compile(STRING + "\"|([^\\s\"]++)");

    /** The line of a setup in X-FEN's fields: four, then the operations; without any, the counters if not 0 1. */
    public static Written write(FenText read, CastlingLetters letters, EpPolicy enPassant) {
        return write(read.setup(), read.operations(), letters, enPassant);
    }

    /** As {@link #write(FenText, CastlingLetters, EpPolicy)}, for any effective setup. */
    public static Written write(Setup effective, String operations, CastlingLetters letters, EpPolicy enPassant) {
        FenBytes fields = new FenBytes();
        Optional<Written.Unrepresentable> missing = fields.four(effective, letters, enPassant);
        if (missing.isPresent()) {
            return missing.get();
        }
        StringBuilder out = new StringBuilder(fields.text());
        if (!operations.isEmpty()) {
            out.append(' ').append(operations);
        } else if (effective.halfmoves() != 0 || effective.fullmove() != 1) {
            out.append(" hmvc ")
                    .append(effective.halfmoves())
                    .append("; fmvn ")
                    .append(effective.fullmove())
                    .append(';');
        }
        return new Written.Text(out.toString());
    }

    /** The operations of a text such as {@link FenText#operations()}, up to the first that is none. */
    public static List<Operation> operations(String text) {
        List<Operation> operations = new ArrayList<>();
        Matcher operation = OPERATION.matcher(text.strip());
        while (operation.lookingAt()) {
            operations.add(new Operation(operation.group(1), operands(operation.group(2))));
            operation.region(operation.end(), operation.regionEnd());
        }
        return List.copyOf(operations);
    }

    /** Whether an operation begins there: a letter, and a semicolon somewhere behind it. */
    static boolean startsOperation(Source source, int at) {
        char first = source.chars[at];
        if (first >= 128 || !Character.isLetter(first)) {
            return false;
        }
        for (int i = at; i < source.length(); i++) {
            if (source.chars[i] == ';') {
                return true;
            }
        }
        return false;
    }

    static Epd parse(Source source, int start, List<Finding> findings) {
        String rest = new String(source.chars, start, source.length() - start);
        List<Operation> operations = new ArrayList<>();
        int[] counters = {0, 1};
        Matcher operation = OPERATION.matcher(rest);
        int end = 0;
        while (end < rest.length() && operation.region(end, rest.length()).lookingAt()) {
            List<String> operands = operands(operation.group(2));
            String code = operation.group(1);
            operations.add(new Operation(code, operands));
            if (code.equals("hmvc") || code.equals("fmvn")) {
                int from = start + operation.start(2);
                counter(source, new int[] {from, start + operation.end(2)}, code, operands, counters, findings);
            }
            end = operation.end();
        }
        if (!operations.isEmpty()) {
            findings.add(Finding.ofText(Code.N_EPD_OPS, source.span(start, start + end)));
        }
        if (end < rest.length()) {
            findings.add(Finding.ofText(
                    Code.W_TRAILING_TEXT,
                    source.span(start + end, source.length()),
                    FenParser.shorten(rest.substring(end))));
        }
        return new Epd(rest.substring(0, end).strip(), List.copyOf(operations), counters[0], counters[1]);
    }

    private static void counter(
            Source source, int[] range, String code, List<String> operands, int[] counters, List<Finding> findings) {
        boolean isHalfmove = code.equals("hmvc");
        String operand = operands.size() == 1 ? operands.get(0) : String.join(" ", operands);
        int value = number(operand.toCharArray(), 0, operand.length());
        if (value < 0 || value > Setup.MAX_COUNTER) {
            Code error = isHalfmove ? Code.E_HALFMOVE : Code.E_FULLMOVE;
            findings.add(Finding.ofText(error, source.span(range[0], range[1]), operand, Setup.MAX_COUNTER));
        } else if (isHalfmove) {
            counters[0] = value;
        } else {
            if (value == 0) {
                findings.add(Finding.ofText(Code.W_FULLMOVE_ZERO, source.span(range[0], range[1])));
            }
            counters[1] = Math.max(1, value);
        }
    }

    private static List<String> operands(String text) {
        List<String> operands = new ArrayList<>();
        Matcher operand = OPERAND.matcher(text);
        while (operand.find()) {
            boolean isString = operand.group(1) != null;
            operands.add(isString ? unescaped(operand.group(1)) : operand.group(2));
        }
        return List.copyOf(operands);
    }

    /** Only where quotes are written so are backslashes too. */
    private static String unescaped(String string) {
        return string.contains("\\\"") ? string.replaceAll("\\\\([\"\\\\])", "$1") : string;
    }

    /** What is to stand between the quotes of a {@link #STRING}; a quote that would end it becomes an apostrophe. */
    public static String escaped(String value) {
        String possible = ENDING.matcher(value).replaceAll("'");
        return possible.contains("\"") ? possible.replaceAll("[\"\\\\]", "\\\\$0") : possible;
    }

    /** The value of plain ASCII digits, at most one more than the largest counter; -1 for anything else. */
    static int number(char[] chars, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            if (chars[i] < '0' || chars[i] > '9') {
                return -1;
            }
            value = Math.min(value * 10 + chars[i] - '0', Setup.MAX_COUNTER + 1);
        }
        return start < end ? value : -1;
    }
}
