package forsyth.view;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A quiet line under the toolbar that offers something and can be ignored. */
public final class NoticeBar extends HBox {
    private final Label sentence = new Label();

    NoticeBar() {
        setId("notice");
        getStyleClass().add("notice");
        setVisible(false);
        managedProperty().bind(visibleProperty());
    }

    /** Something that can be done about a notice. */
    public record Choice(String id, String label, Runnable run) {}

    /** Shows a sentence with its choices, each of which also ends the notice. */
    public void show(String text, List<Choice> choices) {
        sentence.setText(text);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().setAll(sentence, space);
        for (Choice choice : choices) {
            Button button = new Button(choice.label());
            button.setId(choice.id());
            button.getStyleClass().add("small");
            button.setOnAction(event -> {
                hide();
                choice.run().run();
            });
            getChildren().add(button);
        }
        setVisible(true);
    }

    /** Ends the notice. */
    public void hide() {
        setVisible(false);
    }
}
