package forsyth.view;

import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.lint.Span;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.CustomTextField;

/** Where a position is typed or pasted as text, with a strip below that says what was understood. */
public final class EntryPane extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("unreadable");
    /** Characters of a text that the drop-down shows. */
    private static final int MOST_SHOWN = 70;

    private final Messages messages;
    private final CustomTextField field = new CustomTextField();
    private final CharacterMarks marks = new CharacterMarks(field, "wrong-character");
    private final Label strip = new Label();
    private final FlowPane offers = new FlowPane();
    private final Button load = new Button();
    private final MenuButton recent = new MenuButton();

    /** Something to do about a text, offered in the strip. */
    public record Offer(String id, String label, Runnable action) {}

    public EntryPane(Messages messages) {
        this.messages = messages;
        getStyleClass().add("entry-pane");
        field.setId("entry");
        field.setPromptText(messages.text("entry.prompt"));
        field.setAccessibleText(messages.text("entry.prompt"));
        load.setId("entry-load");
        load.setText(messages.text("entry.load"));
        load.setVisible(false);
        load.managedProperty().bind(load.visibleProperty());
        recent.setId("entry-recent");
        recent.getStyleClass().addAll("flat", "recent-texts");
        Tips.give(recent, messages.text("entry.recent"));
        recent.setAccessibleText(messages.text("entry.recent"));
        field.setRight(recent);
        StackPane marked = new StackPane(field, marks);
        HBox.setHgrow(marked, Priority.ALWAYS);
        HBox line = new HBox(marked, load);
        line.getStyleClass().add("entry-line");
        strip.setId("entry-strip");
        strip.getStyleClass().add("entry-strip");
        strip.setWrapText(true);
        strip.setMinHeight(USE_PREF_SIZE);
        strip.managedProperty().bind(strip.textProperty().isNotEmpty());
        offers.setMinHeight(USE_PREF_SIZE);
        offers.managedProperty().bind(offers.visibleProperty());
        offers.setVisible(false);
        offers.getStyleClass().add("offers");
        getChildren().addAll(line, strip, offers);
    }

    public CustomTextField field() {
        return field;
    }

    public Button loadButton() {
        return load;
    }

    /** Says what was understood, or what is wrong and where. */
    public void say(Severity level, String sentence, List<Span> wrong) {
        strip.setText(sentence);
        strip.getStyleClass().removeAll("error", "warning", "note");
        strip.getStyleClass().add(level.word());
        field.pseudoClassStateChanged(ERROR, level == Severity.ERROR && !sentence.isEmpty());
        marks.mark(wrong);
    }

    /** Offers what can be done about the text. */
    public void offer(List<Offer> offered) {
        offers.getChildren().clear();
        for (Offer offer : offered) {
            Hyperlink link = new Hyperlink(offer.label());
            link.setId(offer.id());
            link.setOnAction(event -> offer.action().run());
            offers.getChildren().add(link);
        }
        offers.setVisible(!offered.isEmpty());
    }

    /** Lists in the drop-down the texts there are as it opens; choosing one hands it back. */
    public void onRecent(Supplier<List<String>> texts, Consumer<String> onChoose) {
        recent.setOnShowing(event -> {
            recent.getItems().clear();
            texts.get().forEach(text -> recent.getItems().add(item(text, onChoose)));
            if (recent.getItems().isEmpty()) {
                MenuItem none = new MenuItem(messages.text("entry.no-recent"));
                none.setDisable(true);
                recent.getItems().add(none);
            }
        });
    }

    private static MenuItem item(String text, Consumer<String> onChoose) {
        String line = text.strip().replaceAll("\\s+", " ");
        MenuItem item = new MenuItem(line.length() > MOST_SHOWN ? line.substring(0, MOST_SHOWN) + "\u2026" : line);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> onChoose.accept(text));
        return item;
    }
}
