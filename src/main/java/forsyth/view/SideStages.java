package forsyth.view;

import forsyth.lint.Messages;
import forsyth.model.ViewState;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The windows beside an editor's window, with the same look. */
public final class SideStages {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

    private final MainWindow window;
    private final ViewState view;
    private final Messages messages;
    private final Map<String, Stage> made = new LinkedHashMap<>();

    SideStages(MainWindow window, ViewState view, Messages messages) {
        this.window = window;
        this.view = view;
        this.messages = messages;
    }

    /**
     * Makes a window that closes with the editor's, and with Escape.
     *
     * @param action the id of the action that asks for it, whose name is the title
     */
    public Stage make(String action, Parent content, double width, double height) {
        Stage stage = new Stage();
        stage.initOwner(window.getScene().getWindow());
        ProgramIcon.give(stage);
        stage.setTitle(messages.title("action." + action));
        fill(stage, content, width, height);
        made.put(action, stage);
        return stage;
    }

    /** Those made so far, shown or not, by the action that asks for them. */
    public Map<String, Stage> made() {
        return Collections.unmodifiableMap(made);
    }

    public void close() {
        made.values().forEach(Stage::close);
    }

    /** Puts the content into a window, in place of what it had. */
    public void fill(Stage stage, Parent content, double width, double height) {
        StackPane root = new StackPane(content);
        root.getStyleClass().addAll("window", "side-window");
        root.pseudoClassStateChanged(DARK, view.darkProperty().get());
        ChangeListener<Boolean> look = (property, before, isDark) -> root.pseudoClassStateChanged(DARK, isDark);
        view.darkProperty().addListener(new WeakChangeListener<>(look));
        // What a window held is free when it is closed: the root alone keeps its listener.
        root.setUserData(look);
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets().setAll(window.getScene().getStylesheets());
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                stage.close();
            }
        });
        stage.setScene(scene);
    }
}
