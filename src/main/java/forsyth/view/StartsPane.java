package forsyth.view;

import forsyth.lint.Messages;
import forsyth.start.NamedStart;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.controlsfx.control.SearchableComboBox;

/** Chess960 by number or by chance, and the named arrays of 10x8 games. */
public final class StartsPane extends VBox {
    /** Favourites and last starts that are shown, of each. */
    private static final int MOST_OFFERED = 12;

    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("unreadable");

    private final TextField number = new TextField();
    private final Button load = new Button();
    private final Button random = new Button();
    private final Label refusal = new Label();
    private final Hyperlink browse = new Hyperlink();
    private final SearchableComboBox<NamedStart> named = new SearchableComboBox<>();
    private final FlowPane favourites = new FlowPane(10, 2);
    private final FlowPane recent = new FlowPane(10, 2);
    private final Messages messages;

    public StartsPane(Messages messages) {
        this.messages = messages;
        setId("starts");
        getStyleClass().add("starts-pane");
        number.setId("chess960-number");
        number.setPromptText(messages.text("starts.prompt"));
        number.setPrefColumnCount(8);
        HBox.setHgrow(number, Priority.ALWAYS);
        number.setAccessibleText(messages.text("starts.number"));
        load.setId("chess960-load");
        load.setText(messages.text("entry.load"));
        load.setMinWidth(USE_PREF_SIZE);
        random.setId("chess960-random");
        random.setGraphic(Icons.of("chess960"));
        Tips.give(random, messages.text("starts.random"));
        random.setAccessibleText(messages.text("starts.random"));
        refusal.setId("chess960-refusal");
        refusal.getStyleClass().addAll("entry-strip", "error");
        refusal.setWrapText(true);
        refusal.managedProperty().bind(refusal.textProperty().isNotEmpty());
        named.setId("named-start");
        named.setPromptText(messages.text("starts.named"));
        named.setAccessibleText(messages.text("starts.named"));
        named.setMaxWidth(Double.MAX_VALUE);
        named.getItems().setAll(NamedStart.values());
        named.setConverter(new StringConverter<>() {
            @Override
            public String toString(NamedStart start) {
                return start == null ? "" : start.title() + "  " + start.array();
            }

            @Override
            public NamedStart fromString(String text) {
                return NamedStart.ofWord(text).orElse(null);
            }
        });
        HBox line = new HBox(number, load, random);
        line.getStyleClass().add("entry-line");
        getChildren()
                .addAll(
                        title(messages.text("starts.number")),
                        line,
                        refusal,
                        title(messages.text("starts.named.title")),
                        named,
                        favourites,
                        recent,
                        browse);
        favourites.setId("favourite-starts");
        recent.setId("recent-starts");
        for (FlowPane names : List.of(favourites, recent)) {
            names.managedProperty().bind(Bindings.isNotEmpty(names.getChildren()));
        }
        browse.setId("starts-browse");
        browse.setText(messages.text("starts.browse"));
    }

    /** Offers starts by their names, each to be loaded by a click. */
    public void offer(List<String> marked, List<String> last, Consumer<String> load) {
        offer(favourites, "starts.favourites.title", marked, load);
        offer(recent, "starts.recent", last, load);
    }

    private void offer(FlowPane pane, String title, List<String> names, Consumer<String> load) {
        pane.getChildren().clear();
        if (names.isEmpty()) {
            return;
        }
        pane.getChildren().add(title(messages.text(title)));
        for (String name : names.subList(0, Math.min(names.size(), MOST_OFFERED))) {
            Hyperlink link = new Hyperlink(StartNames.shown(name));
            link.setOnAction(event -> load.accept(name));
            pane.getChildren().add(link);
        }
    }

    /** Calls when all arrays are asked for. */
    public void onBrowse(Runnable open) {
        browse.setOnAction(event -> open.run());
    }

    private static Label title(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("row-label");
        return label;
    }

    public TextField number() {
        return number;
    }

    public Button loadButton() {
        return load;
    }

    public Button randomButton() {
        return random;
    }

    /** Calls with each array that is chosen. */
    public void onNamed(Consumer<NamedStart> load) {
        named.setOnAction(event -> {
            if (named.getValue() != null) {
                load.accept(named.getValue());
            }
        });
    }

    /** Says why the number is none, and leaves it. */
    public void refuse(String sentence) {
        refusal.setText(sentence);
        number.pseudoClassStateChanged(ERROR, true);
    }

    /** Takes back what {@link #refuse} said. */
    public void accept() {
        refusal.setText("");
        number.pseudoClassStateChanged(ERROR, false);
    }
}
