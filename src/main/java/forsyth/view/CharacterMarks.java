package forsyth.view;

import forsyth.lint.Span;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;

/** A pane above a text control that marks some of its characters; it follows the text as that scrolls and wraps. */
final class CharacterMarks extends Pane {
    private final TextInputControl control;
    private final String style;
    private final Rectangle visible = new Rectangle();
    private List<Span> spans = List.of();
    private Text followed;

    CharacterMarks(TextInputControl control, String style) {
        this.control = control;
        this.style = style;
        setMouseTransparent(true);
        setClip(visible);
        control.caretPositionProperty().addListener((property, before, now) -> requestLayout());
        control.textProperty().addListener((property, before, now) -> requestLayout());
    }

    /** Marks these characters and no others; those behind the end of the text are left out. */
    void mark(List<Span> marked) {
        spans = marked;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        visible.setWidth(getWidth());
        visible.setHeight(getHeight());
        control.layout();
        place();
    }

    private void place() {
        getChildren().clear();
        if (!spans.isEmpty()) {
            shownText().ifPresent(this::place);
        }
    }

    private void place(Text text) {
        follow(text);
        int length = text.getText().length();
        spans.stream().filter(span -> span.start() < length).forEach(span -> add(text, span));
    }

    /** The node of the text itself: the prompt and what else lies in the control are texts too. */
    private Optional<Text> shownText() {
        return control.lookupAll(".text").stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> text.getText().equals(control.getText()))
                .findFirst();
    }

    /** The control moves its text when that scrolls, after everything else is laid out. */
    private void follow(Text text) {
        if (text != followed) {
            followed = text;
            text.localToSceneTransformProperty().addListener((property, before, now) -> place());
        }
    }

    /** Where the text begins in this pane; not by way of the scene, whose transforms may be half renewed by now. */
    private Point2D here(Text text) {
        Point2D point = Point2D.ZERO;
        for (Node node = text; node != null && node != getParent(); node = node.getParent()) {
            point = node.localToParent(point);
        }
        return parentToLocal(point);
    }

    private void add(Text text, Span span) {
        int end = Math.min(text.getText().length(), Math.max(span.end(), span.start() + 1));
        Path path = new Path(text.rangeShape(span.start(), end));
        path.getStyleClass().add(style);
        Point2D origin = here(text);
        path.setLayoutX(origin.getX());
        path.setLayoutY(origin.getY());
        getChildren().add(path);
    }
}
