package forsyth.view;

import forsyth.lint.Messages;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A quiet line under the toolbar that offers something and can be ignored. */
public final class NoticeBar extends HBox {
    private final Messages messages;
    private final Label sentence = new Label();

    NoticeBar(Messages messages) {
        this.messages = messages;
        setId("notice");
        getStyleClass().add("notice");
        setVisible(false);
        managedProperty().bind(visibleProperty());
    }

    /** Something that can be done about a notice. */
    public record Choice(String id, String label, Runnable run) {}

    /** Shows a sentence with its choices. */
    public void show(String text, List<Choice> choices) {
        show(text, choices, () -> {});
    }

    /**
     * Shows a sentence with its choices.
     *
     * @param onEnd called once after a choice was made or the notice was put away
     */
    public void show(String text, List<Choice> choices, Runnable onEnd) {
        sentence.setText(text);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().setAll(sentence, space);
        for (Choice choice : choices) {
            getChildren().add(button(choice, onEnd));
        }
        Button away = button(new Choice("notice-close", "\u2715", () -> {}), onEnd);
        away.getStyleClass().add("flat");
        Tips.give(away, messages.text("notice.close"));
        away.setAccessibleText(messages.text("notice.close"));
        getChildren().add(away);
        setVisible(true);
    }

    private Button button(Choice choice, Runnable onEnd) {
        Button button = new Button(choice.label());
        button.setId(choice.id());
        button.getStyleClass().add("small");
        button.setOnAction(event -> {
            setVisible(false);
            choice.run().run();
            onEnd.run();
        });
        return button;
    }
}
