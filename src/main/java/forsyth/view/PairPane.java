package forsyth.view;

import forsyth.chess.Side;
import forsyth.lint.Messages;
import forsyth.start.Chess960;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.IntSupplier;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;

/** Two Chess960 numbers, one a side, linked or apart, each with its own dice. */
public final class PairPane extends GridPane {
    private final Messages messages;
    private final Spinner<Integer> white = new Spinner<>(0, Chess960.COUNT - 1, 518);
    private final Spinner<Integer> black = new Spinner<>(0, Chess960.COUNT - 1, 518);
    private final ArrayStrip whiteStrip;
    private final ArrayStrip blackStrip;
    private final CheckBox linked = new CheckBox();
    private final Label pair = new Label();

    /**
     * @param dice draws a number
     * @param onLoad called with White's and Black's number
     */
    public PairPane(PieceImages images, Messages messages, IntSupplier dice, BiConsumer<Integer, Integer> onLoad) {
        this.messages = messages;
        getStyleClass().add("pair-pane");
        whiteStrip = new ArrayStrip(images);
        blackStrip = new ArrayStrip(images);
        row(0, Side.BLACK, black, blackStrip, dice);
        row(1, Side.WHITE, white, whiteStrip, dice);
        linked.setId("pair-linked");
        linked.setText(messages.text("starts.linked"));
        linked.setSelected(true);
        linked.setOnAction(event -> follow(white, black));
        pair.setId("pair-number");
        Button load = new Button(messages.text("entry.load"));
        load.setId("pair-load");
        load.getStyleClass().add("accent");
        load.setOnAction(event -> onLoad.accept(white.getValue(), black.getValue()));
        add(linked, 1, 4, 2, 1);
        add(pair, 1, 5, 2, 1);
        add(load, 1, 6);
        white.valueProperty().addListener((property, before, now) -> follow(white, black));
        black.valueProperty().addListener((property, before, now) -> follow(black, white));
        show();
    }

    private void row(int place, Side side, Spinner<Integer> spinner, ArrayStrip strip, IntSupplier dice) {
        String word = side.name().toLowerCase(Locale.ROOT);
        String name = messages.text("starts.number." + side.name());
        spinner.setId("pair-" + word);
        spinner.setEditable(true);
        spinner.setPrefWidth(100);
        spinner.setAccessibleText(name);
        spinner.getEditor().setAccessibleText(name);
        Button random = new Button();
        random.setId("pair-random-" + word);
        Icons.decorate(random, "chess960", messages.text("starts.random"));
        random.setOnAction(event -> spinner.getValueFactory().setValue(dice.getAsInt()));
        Slider slider = new Slider(0, Chess960.COUNT - 1, spinner.getValue());
        slider.setId("pair-slider-" + word);
        slider.setAccessibleText(name);
        Tips.give(slider, name);
        slider.setBlockIncrement(1);
        slider.valueProperty()
                .addListener((property, before, value) ->
                        spinner.getValueFactory().setValue((int) Math.round(value.doubleValue())));
        spinner.valueProperty().addListener((property, before, value) -> slider.setValue(value));
        add(new Label(name), 0, 2 * place);
        add(spinner, 1, 2 * place);
        add(random, 2, 2 * place);
        add(strip, 3, 2 * place);
        add(slider, 1, 2 * place + 1, 3, 1);
    }

    private void follow(Spinner<Integer> leader, Spinner<Integer> other) {
        if (linked.isSelected() && !other.getValue().equals(leader.getValue())) {
            other.getValueFactory().setValue(leader.getValue());
        }
        show();
    }

    private void show() {
        whiteStrip.show(Chess960.array(white.getValue()));
        blackStrip.show(Chess960.array(black.getValue()).toLowerCase(Locale.ROOT));
        String both = white.getValue() + "/" + black.getValue();
        pair.setText(messages.text("starts.pair", both, Chess960.pair(white.getValue(), black.getValue())));
    }
}
