package forsyth.lint;

import java.util.List;
import java.util.Optional;

/**
 * One thing to say about a text or a position.
 *
 * @param span the characters of the text that was read; {@link Span#NONE} where none are meant
 * @param squares the squares of the board it is about, in the order the sentence wants
 * @param args what its sentence mentions, in the order of the message's places
 */
public record Finding(Code code, Span span, List<Integer> squares, List<Object> args, Optional<Fix> fix) {
    public Finding {
        squares = List.copyOf(squares);
        args = List.copyOf(args);
    }

    /** A finding of a text. */
    public static Finding ofText(Code code, Span span, Object... args) {
        return new Finding(code, span, List.of(), List.of(args), Optional.empty());
    }

    /** A finding of a position. */
    public static Finding ofBoard(Code code, List<Integer> squares, Object... args) {
        return new Finding(code, Span.NONE, squares, List.of(args), Optional.empty());
    }

    public Finding with(Fix repair) {
        return new Finding(code, span, squares, args, Optional.of(repair));
    }

    public Severity severity() {
        return code.severity();
    }

    public Field field() {
        return code.field();
    }
}
