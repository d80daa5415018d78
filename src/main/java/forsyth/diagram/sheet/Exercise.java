package forsyth.diagram.sheet;

import forsyth.chess.Setup;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.fen.Epd;
import forsyth.fen.FenText;
import java.util.List;
import java.util.Objects;

/**
 * A position to work on.
 *
 * @param task what to do, beside the number; empty for nothing
 * @param hint a help below the board; empty for none
 * @param solution what the solutions page says; empty for nothing
 */
public record Exercise(Setup setup, Marks marks, String task, String hint, String solution) {
    public Exercise {
        Objects.requireNonNull(setup);
        Objects.requireNonNull(marks);
        task = line(task);
        hint = line(hint);
        solution = line(solution);
    }

    private static String line(String text) {
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    }

    /**
     * The position of a text, with what the operations of an EPD say (PGN standard 1994, 16.2.5): {@code dm} is the
     * task, a mate in so many moves; {@code bm}, else {@code pm} or {@code pv}, is the solution; the comment
     * {@code c0} may hold marks. Our own {@code hint} is the hint.
     */
    public static Exercise of(FenText read) {
        List<Epd.Operation> operations = Epd.operations(read.operations());
        String mate = operands(operations, "dm", " ");
        String best = operands(operations, "bm", ", ");
        String move = best.isEmpty() ? operands(operations, "pm", " ") : best;
        return new Exercise(
                read.setup(),
                PgnMarks.read(
                        operands(operations, "c0", " "), read.setup().board().geometry()),
                mate.isEmpty() ? "" : "#" + mate,
                operands(operations, "hint", " "),
                move.isEmpty() ? operands(operations, "pv", " ") : move);
    }

    private static String operands(List<Epd.Operation> operations, String code, String between) {
        return operations.stream()
                .filter(operation -> operation.code().equals(code))
                .findFirst()
                .map(operation -> String.join(between, operation.operands()))
                .orElse("");
    }
}
