package forsyth.deck;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.deck.form.CsvForm;
import forsyth.deck.form.EpdForm;
import forsyth.diagram.sheet.Exercise;
import forsyth.fen.FenReader;
import forsyth.play.pgn.Line;
import forsyth.play.pgn.Ply;
import java.util.stream.Collectors;

/** Entries as positions to work on. */
public final class Exercises {
    private Exercises() {}

    /**
     * The entry on a worksheet: its title is the task, its notes are the hint, unless an EPD gives them as {@code dm}
     * and {@code hint}; its moves, numbered where there are several, are the solution.
     */
    public static Exercise of(Entry entry) {
        Exercise plain = entry.form().equals(EpdForm.EPD)
                ? Exercise.of(FenReader.read(entry.text()))
                : new Exercise(entry.setup(), entry.marks(), "", "", "");
        return new Exercise(
                entry.setup(),
                entry.marks().isEmpty() ? plain.marks() : entry.marks(),
                plain.task().isEmpty() ? entry.title() : plain.task(),
                plain.hint().isEmpty() ? entry.get(Property.NOTES) : plain.hint(),
                solution(entry));
    }

    private static String solution(Entry entry) {
        return entry.isPlayable()
                ? entry.lines().stream().map(Exercises::text).collect(Collectors.joining(", "))
                : CsvForm.OWN.adopted(entry.setup(), entry.get(Property.SOLUTION));
    }

    private static String text(Line line) {
        return line.plies().size() == 1 ? line.plies().get(0).san() : numbered(line);
    }

    private static String numbered(Line line) {
        StringBuilder text = new StringBuilder();
        Setup before = line.start().setup();
        for (Ply ply : line.plies()) {
            boolean isWhite = before.turn() == Side.WHITE;
            if (isWhite || text.isEmpty()) {
                text.append(before.fullmove()).append(isWhite ? ". " : "\u2026 ");
            }
            text.append(ply.san()).append(' ');
            before = ply.after();
        }
        return text.toString().strip();
    }
}
