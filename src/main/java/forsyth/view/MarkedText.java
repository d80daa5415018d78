package forsyth.view;

import forsyth.lint.Span;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TextArea;
import javafx.scene.layout.StackPane;

/** A text that can be selected but not changed, with some of its characters marked. */
final class MarkedText extends StackPane {
    private final TextArea area = new TextArea();
    private final CharacterMarks marks = new CharacterMarks(area, "difference");
    private final CharacterMarks lit = new CharacterMarks(area, "lit-character");

    MarkedText() {
        area.setEditable(false);
        area.setWrapText(true);
        area.setPrefRowCount(2);
        area.getStyleClass().add("notation");
        getChildren().addAll(area, marks, lit);
    }

    TextArea area() {
        return area;
    }

    /** Shows a text, and marks what of it does not stand in the other one, field by field. */
    void show(String text, String other) {
        if (!text.equals(area.getText())) {
            area.setText(text);
        }
        marks.mark(other.isEmpty() ? List.of() : differences(text, other));
    }

    /** Lights characters for a moment. */
    void light(List<Span> spans) {
        lit.mark(spans);
    }

    /** The characters by which the fields of a text differ from those of the other. */
    static List<Span> differences(String text, String other) {
        String[] fields = text.split(" ");
        String[] others = other.split(" ");
        List<Span> result = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < fields.length; i++) {
            if (i < others.length && !fields[i].equals(others[i])) {
                difference(fields[i], others[i], start, result);
            }
            start += fields[i].length() + 1;
        }
        return result;
    }

    private static void difference(String field, String other, int start, List<Span> result) {
        int common = 0;
        int shorter = Math.min(field.length(), other.length());
        while (common < shorter && field.charAt(common) == other.charAt(common)) {
            common++;
        }
        int tail = 0;
        while (tail < shorter - common
                && field.charAt(field.length() - 1 - tail) == other.charAt(other.length() - 1 - tail)) {
            tail++;
        }
        int end = field.length() - tail;
        if (common < end) {
            result.add(new Span(start + common, start + end));
        }
    }
}
