package forsyth.view;

import java.util.function.Function;
import javafx.util.StringConverter;

/** The names of values in a box that is not editable; no value has an empty name. */
final class Names<T> extends StringConverter<T> {
    private final Function<T, String> name;

    Names(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("the box is not editable");
    }
}
