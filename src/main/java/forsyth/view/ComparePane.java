package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Theme;
import forsyth.lint.Messages;
import forsyth.model.Difference;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Another position beside the one that is edited: its board, and in what the two differ. */
public final class ComparePane extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("unreadable");
    /** Squares that are named one by one. */
    private static final int MOST_NAMED = 8;

    private final Messages messages;
    private final TextField text = new TextField();
    private final IntegerSpinnerValueFactory steps = new IntegerSpinnerValueFactory(0, 0);
    private final Spinner<Integer> step = new Spinner<>(steps);
    private final Label refusal = new Label();
    private final Label summary = new Label();
    private final Label squares = new Label();
    private final BoardView board;

    public ComparePane(PieceImages images, Messages messages, Setup first) {
        this.messages = messages;
        setId("compare");
        getStyleClass().add("compare-pane");
        text.setId("compare-text");
        text.setPromptText(messages.text("compare.text"));
        text.setAccessibleText(messages.text("compare.text"));
        step.setId("compare-step");
        step.setEditable(true);
        step.setPrefWidth(110);
        step.setMinWidth(110);
        step.setAccessibleText(messages.text("compare.step"));
        refusal.setId("compare-refusal");
        refusal.getStyleClass().addAll("entry-strip", "error");
        summary.setId("compare-summary");
        summary.getStyleClass().add("row-label");
        squares.setId("compare-squares");
        for (Label label : new Label[] {refusal, summary, squares}) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
            label.managedProperty().bind(label.textProperty().isNotEmpty());
        }
        board = new BoardView(images, first);
        board.setId("compare-board");
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        VBox.setVgrow(board, Priority.ALWAYS);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox line = new HBox(text, new Label(messages.text("compare.step")), step);
        line.getStyleClass().add("compare-line");
        getChildren().setAll(line, refusal, summary, squares, board);
    }

    /** Calls with the text that was typed or pasted. */
    public void onText(Consumer<String> use) {
        text.textProperty().addListener((property, before, now) -> use.accept(now));
    }

    /** Calls with a step of the history, 0 for the first. */
    public void onStep(IntConsumer use) {
        step.valueProperty().addListener((property, before, now) -> use.accept(now));
    }

    /** Offers the steps of the history, up to the last. */
    public void steps(int last) {
        steps.setMax(last);
    }

    /** Chooses a step, as the user would. */
    public void choose(int chosen) {
        steps.setValue(chosen);
    }

    /** The step that is chosen. */
    public int step() {
        return step.getValue();
    }

    /** The colours of the board. */
    public void look(Theme theme) {
        board.theme(theme);
    }

    /** Says why the text is no position, or nothing where the sentence is empty. */
    public void refuse(String sentence) {
        refusal.setText(sentence);
        text.pseudoClassStateChanged(ERROR, !sentence.isEmpty());
    }

    /** Shows another position, and in what this one differs from it. */
    public void show(Setup edited, Setup other, Difference difference, Side bottom) {
        board.show(other, bottom);
        board.differ(difference.squares());
        String fields = difference.fields().stream()
                .map(field -> messages.text("compare." + field.name()))
                .collect(Collectors.joining(", "));
        summary.setText(
                difference.isNone()
                        ? messages.text("compare.same")
                        : messages.text("compare.differ", difference.squares().size())
                                + (fields.isEmpty() ? "" : " \u00b7 " + fields));
        squares.setText(difference.squares().stream()
                        .limit(MOST_NAMED)
                        .map(square -> Square.name(square) + ": " + man(other.board(), square) + " \u2192 "
                                + man(edited.board(), square))
                        .collect(Collectors.joining("\n"))
                + (difference.squares().size() > MOST_NAMED ? "\n\u2026" : ""));
    }

    private String man(Board shown, int square) {
        return shown.geometry().contains(square)
                ? shown.at(square)
                        .map(piece -> messages.text("piece." + piece.name()))
                        .orElse(messages.text("square.empty"))
                : messages.text("compare.no-square");
    }
}
