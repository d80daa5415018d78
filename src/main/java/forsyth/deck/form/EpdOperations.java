package forsyth.deck.form;

import forsyth.fen.Epd;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The operations of an EPD, each with its characters, so that one is changed and the others stay as they are. */
record EpdOperations(List<Part> parts) {
    private static final Pattern PART = Pattern.compile("\\s*([A-Za-z]\\w*)(?:" + Epd.STRING + "\"?+|[^;\"])*+;?");

    /** An operation as it is written, with the blanks before it and the semicolon behind. */
    private record Part(String code, String text) {}

    EpdOperations {
        parts = List.copyOf(parts);
    }

    static EpdOperations of(String text) {
        List<Part> parts = new ArrayList<>();
        Matcher part = PART.matcher(text);
        while (part.lookingAt()) {
            parts.add(new Part(part.group(1), part.group()));
            part.region(part.end(), text.length());
        }
        return new EpdOperations(parts);
    }

    List<String> codes() {
        return parts.stream().map(Part::code).toList();
    }

    boolean has(String code) {
        return codes().contains(code);
    }

    /** The operands of the first operation of that code; empty without it. */
    String get(String code, String between) {
        return parts.stream()
                .filter(part -> part.code().equals(code))
                .flatMap(part -> Epd.operations(part.text()).stream())
                .findFirst()
                .map(operation -> String.join(between, operation.operands()))
                .orElse("");
    }

    EpdOperations without(Predicate<String> isDropped) {
        return new EpdOperations(
                parts.stream().filter(part -> !isDropped.test(part.code())).toList());
    }

    /** With these operands, as they are to be written, in the place of the former ones or at the end; none remove it. */
    EpdOperations with(String code, String operands) {
        if (operands.isEmpty()) {
            return without(code::equals);
        }
        Part changed = new Part(code, " " + code + " " + operands + ";");
        List<Part> all = new ArrayList<>(parts);
        int index = codes().indexOf(code);
        if (index >= 0) {
            all.set(index, changed);
        } else {
            all.add(changed);
        }
        return new EpdOperations(all);
    }

    String text() {
        return parts.stream()
                .map(part -> part.text().endsWith(";") ? part.text() : part.text() + ";")
                .collect(Collectors.joining())
                .strip();
    }
}
