package forsyth.control;

import forsyth.chess.Setup;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Severity;
import forsyth.model.Difference;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import forsyth.paste.PasteReader;
import forsyth.paste.Pasted;
import forsyth.view.ComparePane;
import java.util.List;
import javafx.beans.InvalidationListener;

/** Holds the edited position against another, from a text or an earlier step, and lights where they differ. */
final class CompareController {
    private final EditorModel model;
    private final ViewState view;
    private final ComparePane pane;
    private final FindingText sentences;
    private final InvalidationListener update = changed -> show();
    private Setup other;

    CompareController(EditorModel model, ViewState view, ComparePane pane, Language language) {
        this.model = model;
        this.view = view;
        this.pane = pane;
        this.sentences = FindingText.of(language);
        other = model.snapshot().effective();
        pane.onText(this::read);
        pane.onStep(this::take);
    }

    /** From now on every edit is compared, at first with the step before. */
    void begin() {
        pane.steps(model.steps().size() - 1);
        pane.choose(Math.max(0, model.step() - 1));
        take(Math.max(0, model.step() - 1));
        model.snapshotProperty().addListener(update);
        view.bottomProperty().addListener(update);
        view.themeProperty().addListener(update);
    }

    /** No square is lit any more. */
    void end() {
        model.snapshotProperty().removeListener(update);
        view.bottomProperty().removeListener(update);
        view.themeProperty().removeListener(update);
        view.differingProperty().set(List.of());
    }

    private void take(int step) {
        other = model.steps().get(step).effective();
        pane.refuse("");
        show();
    }

    private void read(String text) {
        Pasted pasted = PasteReader.read(text, model.document().rules());
        if (text.isBlank()) {
            take(pane.step());
        } else if (pasted.isReadable()) {
            other = pasted.readable().get(0).setup();
            pane.refuse("");
            show();
        } else {
            pane.refuse(refusal(pasted));
        }
    }

    private String refusal(Pasted pasted) {
        return pasted.first().findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst()
                .map(sentences::sentence)
                .orElseThrow();
    }

    private void show() {
        Setup edited = model.snapshot().effective();
        Difference difference = Difference.between(other, edited);
        pane.steps(model.steps().size() - 1);
        pane.look(view.themeProperty().get());
        pane.show(edited, other, difference, view.bottomProperty().get());
        view.differingProperty().set(difference.squares());
    }
}
