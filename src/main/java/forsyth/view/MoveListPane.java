package forsyth.view;

import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.lint.Messages;
import forsyth.model.PlayedLine;
import forsyth.play.LetterSet;
import forsyth.play.Moves;
import forsyth.play.San;
import forsyth.play.pgn.Ply;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The moves that are tried, in the letters of the user's language; a click or a key goes to any of them. */
public final class MoveListPane extends VBox {
    private static final PseudoClass PRESENT = PseudoClass.getPseudoClass("chosen");
    private static final List<String> GLYPHS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    /** Height of a row, logical pixels. */
    private static final double ROW = 23;

    private final Messages messages;
    private final LetterSet letters;
    private final Label state = new Label();
    private final ListView<Integer> list = new ListView<>();
    private final HBox steps = new HBox();
    private final VBox ends = new VBox();
    private IntConsumer onGo = ply -> {};
    private PlayedLine line;

    MoveListPane(Messages messages, LetterSet letters) {
        this.messages = messages;
        this.letters = letters;
        setId("played");
        getStyleClass().add("move-list-pane");
        managedProperty().bind(visibleProperty());
        setVisible(false);
        state.setId("play-state");
        state.getStyleClass().add("play-state");
        state.setWrapText(true);
        list.setId("move-list");
        list.setAccessibleText(messages.text("moves.list"));
        list.setFixedCellSize(ROW);
        list.setPlaceholder(new Label(messages.text("moves.none")));
        list.setCellFactory(view -> new RowCell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        // A list scrolls by the height that its rows were laid out for: that comes after its own.
        list.heightProperty().addListener((property, before, now) -> Platform.runLater(this::reveal));
        VBox.setVgrow(list, Priority.ALWAYS);
        steps.getStyleClass().add("ply-steps");
        ends.getStyleClass().add("play-ends");
        getChildren().addAll(state, list, steps, ends);
    }

    /** Called with the number of a ply, 0 for the position before the first. */
    public void onGo(IntConsumer go) {
        onGo = go;
    }

    /** Puts the buttons that step through the moves, and those that end the trial, below the list. */
    public void buttons(List<? extends Node> stepping, List<? extends Node> ending) {
        steps.getChildren().setAll(stepping);
        ends.getChildren().setAll(ending);
    }

    /** Shows a line at its present ply. */
    void show(PlayedLine shown) {
        line = shown;
        Setup setup = shown.at(shown.present());
        String key = "moves.state." + setup.turn().name();
        state.setText(messages.text(key, setup.fullmove(), setup.halfmoves()));
        int rows = (shown.plies().size() + offset() + 1) / 2;
        if (rows != list.getItems().size()) {
            list.getItems().setAll(IntStream.range(0, rows).boxed().toList());
        }
        list.refresh();
        reveal();
    }

    /** Scrolls to the present move. */
    private void reveal() {
        if (line == null) {
            return;
        }
        int row = Math.max(0, line.present() - 1 + offset()) / 2;
        list.scrollTo(Math.max(0, row - 2));
        list.getFocusModel().focus(row);
    }

    /** 1 where Black has the first move: its row begins with White's place empty. */
    private int offset() {
        return line.at(0).turn() == Side.BLACK ? 1 : 0;
    }

    private void key(KeyEvent event) {
        if (line == null || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int present = line.present();
        int wanted = switch (event.getCode()) {
            case LEFT, KP_LEFT -> present - 1;
            case RIGHT, KP_RIGHT -> present + 1;
            case UP, KP_UP -> present - 2;
            case DOWN, KP_DOWN -> present + 2;
            case PAGE_UP -> present - 10;
            case PAGE_DOWN -> present + 10;
            case HOME -> 0;
            case END -> line.plies().size();
            default -> -1;
        };
        if (wanted >= 0 || event.getCode().isNavigationKey()) {
            onGo.accept(Math.max(0, Math.min(wanted, line.plies().size())));
            event.consume();
        }
    }

    /** A move as it is written here, with the glyph that stood behind it. */
    private String text(int ply) {
        Ply played = line.plies().get(ply - 1);
        String san = San.write(Moves.of(line.at(ply - 1), line.targets()), played.move(), letters);
        int nag = played.nags().isEmpty() ? 0 : played.nags().get(0);
        return nag > 0 && nag < GLYPHS.size() ? san + GLYPHS.get(nag) : san;
    }

    /** The moves of White and Black under one number. */
    private final class RowCell extends ListCell<Integer> {
        private final Label number = new Label();
        private final Label white = ply();
        private final Label black = ply();
        private final HBox content = new HBox(number, white, black);

        RowCell() {
            number.getStyleClass().add("move-number");
            content.getStyleClass().add("move-row");
        }

        private Label ply() {
            Label label = new Label();
            label.getStyleClass().add("ply");
            label.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(label, Priority.ALWAYS);
            return label;
        }

        @Override
        protected void updateItem(Integer row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            if (isEmpty || row == null) {
                setGraphic(null);
                return;
            }
            int first = 2 * row + 1 - offset();
            int moveNumber = line.at(0).fullmove() + row;
            number.setText(moveNumber + ".");
            fill(white, first, moveNumber + ". ");
            fill(black, first + 1, moveNumber + "... ");
            setGraphic(content);
        }

        private void fill(Label label, int ply, String prefix) {
            boolean isThere = ply >= 1 && ply <= line.plies().size();
            String text = isThere ? text(ply) : ply == 0 ? "\u2026" : "";
            label.setText(text);
            label.setId("ply-" + ply);
            label.setAccessibleText(isThere ? prefix + text : text);
            label.setOnMouseClicked(isThere || ply == 0 ? event -> onGo.accept(ply) : null);
            label.pseudoClassStateChanged(PRESENT, isThere && ply == line.present());
        }
    }
}
