package forsyth.control;

import forsyth.chess.Rules;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.start.Chess960;
import forsyth.start.NamedStart;
import forsyth.view.StartsPane;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Loads starting positions: Chess960 by number, and the named 10x8 arrays. */
public final class StartsController {
    private final StartsPane pane;
    private final EditorModel model;
    private final RandomGenerator random;
    private final Messages messages;
    private final Consumer<String> say;

    public StartsController(
            StartsPane pane, EditorModel model, RandomGenerator random, Messages messages, Consumer<String> say) {
        this.pane = pane;
        this.model = model;
        this.random = random;
        this.messages = messages;
        this.say = say;
    }

    public void attach() {
        pane.loadButton().setOnAction(event -> loadNumber());
        pane.randomButton().setOnAction(event -> {
            pane.number().setText(String.valueOf(random.nextInt(Chess960.COUNT)));
            loadNumber();
        });
        pane.number().addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                loadNumber();
                event.consume();
            }
        });
        pane.onNamed(this::load);
    }

    private void loadNumber() {
        String text = pane.number().getText().strip();
        if (text.isEmpty()) {
            return;
        }
        boolean isNumber = text.matches("[0-9]{1,9}");
        if (!isNumber || Integer.parseInt(text) >= Chess960.COUNT) {
            pane.refuse(messages.text("starts.range", text));
            return;
        }
        int number = Integer.parseInt(text);
        pane.accept();
        model.perform(new Edit.LoadStart(Chess960.setup(number, number), Rules.ANY_CASTLING));
        say.accept(messages.text("said.start", "Chess960 " + number));
    }

    private void load(NamedStart start) {
        model.perform(new Edit.LoadStart(start.setup(), Rules.CAPABLANCA));
        say.accept(messages.text("said.start", start.title()));
    }
}
