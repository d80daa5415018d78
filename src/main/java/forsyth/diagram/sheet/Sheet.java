package forsyth.diagram.sheet;

import java.util.List;
import java.util.Objects;

/**
 * A worksheet, as a value.
 *
 * @param title above each page, empty for none
 */
public record Sheet(String title, List<Exercise> exercises, SheetStyle style) {
    public Sheet {
        title = title.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        exercises = List.copyOf(exercises);
        Objects.requireNonNull(style);
    }
}
