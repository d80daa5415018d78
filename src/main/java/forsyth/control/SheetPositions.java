package forsyth.control;

import forsyth.chess.Rules;
import forsyth.diagram.Marks;
import forsyth.diagram.PgnMarks;
import forsyth.diagram.sheet.Exercise;
import forsyth.lint.Finding;
import forsyth.lint.Severity;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.paste.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The positions of a text for a worksheet.
 *
 * @param unreadable how many more could not be read
 * @param trouble what is wrong with the first of those
 */
record SheetPositions(List<Exercise> exercises, int unreadable, Optional<Finding> trouble) {
    static SheetPositions read(String text, Rules rules) {
        Pasted pasted = PasteReader.read(text, rules);
        List<Exercise> exercises = new ArrayList<>();
        for (Reading reading : pasted.readable()) {
            exercises.add(exercise(reading));
        }
        Optional<Finding> trouble = pasted.readings().stream()
                .filter(reading -> !reading.isReadable())
                .flatMap(reading -> reading.findings().stream())
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst();
        return new SheetPositions(List.copyOf(exercises), pasted.readings().size() - exercises.size(), trouble);
    }

    private static Exercise exercise(Reading reading) {
        Exercise plain = Exercise.of(reading.read());
        Marks marks = PgnMarks.read(reading.comment(), plain.setup().board().geometry());
        return marks.isEmpty()
                ? plain
                : new Exercise(plain.setup(), marks, plain.task(), plain.hint(), plain.solution());
    }
}
