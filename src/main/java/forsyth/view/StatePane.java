package forsyth.view;

import forsyth.chess.EnPassant;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.shape.Circle;
import javafx.util.StringConverter;
import org.controlsfx.control.SegmentedButton;

/** Side to move, castling rights, en passant square and counters. */
public final class StatePane extends GridPane {
    private final Messages messages;
    private final Consumer<Edit> edits;
    private final ToggleButton white;
    private final ToggleButton black;
    private final List<CastlingToggle> rights = new ArrayList<>();
    private final ChoiceBox<Integer> enPassant = new ChoiceBox<>();
    private final Spinner<Integer> halfmoves;
    private final Spinner<Integer> fullmove;
    private Snapshot shown;
    private boolean isShowing;

    public StatePane(Messages messages, Consumer<Edit> edits) {
        this.messages = messages;
        this.edits = edits;
        getStyleClass().add("state-pane");
        managedProperty().bind(visibleProperty());
        ColumnConstraints labels = new ColumnConstraints();
        labels.setMinWidth(USE_PREF_SIZE);
        ColumnConstraints controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        getColumnConstraints().addAll(labels, controls);
        white = turnButton(Side.WHITE);
        black = turnButton(Side.BLACK);
        SegmentedButton turn = new SegmentedButton(white, black);
        turn.setId("turn");
        turn.setToggleGroup(new PersistentToggles());
        addLabelled("state.turn", turn);
        for (Side side : Side.values()) {
            addLabelled("state.castling." + side.name(), wings(side));
        }
        enPassant.setId("en-passant");
        enPassant.setMaxWidth(Double.MAX_VALUE);
        enPassant.setConverter(new Names<>(this::enPassantName));
        enPassant.setAccessibleText(messages.text("state.en-passant"));
        enPassant.valueProperty().addListener((property, before, square) -> {
            if (square != null) {
                edit(new Edit.EnPassantSquare(square));
            }
        });
        addLabelled("state.en-passant", enPassant);
        halfmoves = counter("halfmoves", 0, Edit.Halfmoves::new);
        fullmove = counter("fullmove", 1, Edit.Fullmove::new);
        HBox counters = new HBox(halfmoves, fullmove);
        counters.getStyleClass().add("counters");
        addLabelled("state.counters", counters);
    }

    private HBox wings(Side side) {
        CastlingToggle king = new CastlingToggle(side, Wing.KING, messages, this::edit);
        CastlingToggle queen = new CastlingToggle(side, Wing.QUEEN, messages, this::edit);
        rights.addAll(List.of(king, queen));
        HBox wings = new HBox(king, queen);
        wings.getStyleClass().add("wings");
        return wings;
    }

    private void addLabelled(String key, Node control) {
        Label label = new Label(messages.text(key));
        label.setLabelFor(control);
        addRow(getRowCount(), label, control);
    }

    private ToggleButton turnButton(Side side) {
        ToggleButton button = new ToggleButton(messages.text("Side." + side.name()));
        String word = side.name().toLowerCase(Locale.ROOT);
        button.setId("turn-" + word);
        button.getStyleClass().add("turn-" + word);
        Circle disc = new Circle(6);
        disc.getStyleClass().add("disc-" + word);
        button.setGraphic(disc);
        button.setOnAction(event -> edit(new Edit.Turn(side)));
        return button;
    }

    private Spinner<Integer> counter(String name, int least, IntFunction<Edit> toEdit) {
        Spinner<Integer> spinner = new Spinner<>(least, Setup.MAX_COUNTER, least);
        spinner.setId(name);
        spinner.setEditable(true);
        Tips.give(spinner, messages.text("state." + name));
        spinner.setAccessibleText(messages.text("state." + name));
        spinner.getEditor().setAccessibleText(messages.text("state." + name));
        spinner.getValueFactory().setConverter(new CounterText(spinner.getValueFactory(), least));
        spinner.valueProperty().addListener((property, before, value) -> edit(toEdit.apply(value)));
        spinner.focusedProperty().addListener((property, before, isFocused) -> {
            if (!isFocused) {
                spinner.commitValue();
            }
        });
        return spinner;
    }

    /** Controls also change when they are shown a snapshot; only a change by hand is an edit. */
    private void edit(Edit edit) {
        if (!isShowing) {
            edits.accept(edit);
        }
    }

    public void show(Snapshot snapshot) {
        isShowing = true;
        try {
            showState(snapshot);
        } finally {
            isShowing = false;
        }
    }

    private void showState(Snapshot snapshot) {
        shown = snapshot;
        Setup setup = snapshot.document().setup();
        (setup.turn() == Side.WHITE ? white : black).setSelected(true);
        rights.forEach(right -> right.show(snapshot));
        List<Integer> squares = new ArrayList<>(List.of(Square.NONE));
        squares.addAll(EnPassant.options(setup.board(), setup.turn()));
        enPassant.setValue(null);
        enPassant.getItems().setAll(squares);
        enPassant.setValue(snapshot.effective().enPassant());
        enPassant.setDisable(squares.size() == 1);
        halfmoves.getValueFactory().setValue(setup.halfmoves());
        fullmove.getValueFactory().setValue(setup.fullmove());
    }

    /** What an en passant square means: whether a pawn stands ready to take. */
    private String enPassantName(int square) {
        if (square == Square.NONE) {
            return messages.text("en-passant.none");
        }
        Setup setup = shown.document().setup();
        boolean isCapturable = EnPassant.isCapturable(setup.board(), setup.turn(), square);
        return messages.text(isCapturable ? "en-passant.taken" : "en-passant.fen", Square.name(square));
    }

    /** A number typed into a counter; what is not one leaves the value as it was. */
    private static final class CounterText extends StringConverter<Integer> {
        private final SpinnerValueFactory<Integer> factory;
        private final int least;

        CounterText(SpinnerValueFactory<Integer> factory, int least) {
            this.factory = factory;
            this.least = least;
        }

        @Override
        public String toString(Integer value) {
            return String.valueOf(value);
        }

        @Override
        public Integer fromString(String text) {
            String digits = text.strip();
            if (!digits.matches("\\d{1,9}")) {
                return factory.getValue();
            }
            return Math.max(least, Math.min(Setup.MAX_COUNTER, Integer.parseInt(digits)));
        }
    }
}
