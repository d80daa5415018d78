package forsyth.view;

import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.lint.Messages;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/**
 * The men that a pawn can become, in a column that begins on its square. It lies over the whole window: a press beside the column,
 * Escape or a change of the window's size is no choice.
 */
public final class PromotionPane extends Pane {
    private final PieceImages images;
    private final Messages messages;
    private final VBox column = new VBox();
    private List<Piece> offered = List.of();
    private Consumer<Optional<Role>> onEnd = role -> {};

    PromotionPane(PieceImages images, Messages messages) {
        this.images = images;
        this.messages = messages;
        setId("promotion");
        setManaged(false);
        setVisible(false);
        column.setId("promotion-choice");
        column.getStyleClass().add("promotion-choice");
        getChildren().add(column);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> end(Optional.empty()));
        addEventHandler(MouseEvent.ANY, MouseEvent::consume);
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        parentProperty()
                .addListener((property, before, parent) ->
                        parent.layoutBoundsProperty().addListener((bounds, was, now) -> end(Optional.empty())));
    }

    /**
     * Offers men for the pawn that goes to a square of the board.
     *
     * @param ended called once, with the role, or with none where nothing is chosen
     */
    public void show(BoardView board, int square, List<Piece> men, Consumer<Optional<Role>> ended) {
        end(Optional.empty());
        onEnd = ended;
        offered = List.copyOf(men);
        BoardMetrics metrics = board.metrics();
        boolean isAbove = metrics.y(square) < metrics.originY() + metrics.height() / 2;
        column.getChildren().setAll(men.stream().map(man -> cell(man, metrics)).toList());
        Node first = cell(0);
        if (!isAbove) {
            FXCollections.reverse(column.getChildren());
        }
        Bounds window = getParent().getLayoutBounds();
        resizeRelocate(0, 0, window.getWidth(), window.getHeight());
        setVisible(true);
        column.applyCss();
        column.autosize();
        double top = isAbove ? metrics.y(square) : metrics.y(square) + metrics.square() - column.getHeight();
        Point2D corner = sceneToLocal(board.localToScene(metrics.x(square), top));
        column.relocate(corner.getX() + (metrics.square() - column.getWidth()) / 2, corner.getY());
        first.requestFocus();
    }

    private Button cell(Piece man, BoardMetrics metrics) {
        ImageView image = new ImageView(images.of(man, metrics.manPixels()));
        image.setFitWidth(metrics.man());
        image.setFitHeight(metrics.man());
        Button cell = new Button("", image);
        String name = messages.text("piece." + man.name());
        cell.setId("promote-" + man.role().letter());
        cell.getStyleClass().addAll("flat", "promotion-cell");
        cell.setAccessibleText(name);
        Tips.give(cell, name + " (" + man.role().letter() + ")");
        cell.setOnAction(event -> end(Optional.of(man.role())));
        return cell;
    }

    private Node cell(int index) {
        return column.getChildren().get(index);
    }

    /** Arrows and Tab go round, a letter chooses at once; Enter and Space are the buttons' own. */
    private void key(KeyEvent event) {
        KeyCode code = event.getCode();
        switch (code) {
            case ESCAPE -> end(Optional.empty());
            case DOWN, RIGHT, KP_DOWN, KP_RIGHT -> step(1);
            case UP, LEFT, KP_UP, KP_LEFT -> step(-1);
            case TAB -> step(event.isShiftDown() ? -1 : 1);
            case ENTER, SPACE -> {
                return;
            }
            default ->
                offered.stream()
                        .filter(man ->
                                code.getName().equals(String.valueOf(man.role().letter())))
                        .findFirst()
                        .ifPresent(man -> end(Optional.of(man.role())));
        }
        event.consume();
    }

    private void step(int by) {
        int focused = 0;
        for (int i = 0; i < offered.size(); i++) {
            focused = cell(i).isFocused() ? i : focused;
        }
        cell(Math.floorMod(focused + by, offered.size())).requestFocus();
    }

    /** Ends the choice, if one is offered, without a result. */
    public void cancel() {
        end(Optional.empty());
    }

    private void end(Optional<Role> role) {
        if (isVisible()) {
            setVisible(false);
            onEnd.accept(role);
        }
    }
}
