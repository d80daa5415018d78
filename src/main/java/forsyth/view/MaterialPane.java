package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Geometry;
import forsyth.chess.Material;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.lint.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The men of both sides in numbers: what the full set has beside them, and what must have promoted. */
public final class MaterialPane extends GridPane {
    /** Side of a man's image, logical pixels. */
    private static final double MAN = 30;

    private final PieceImages images;
    private final Messages messages;
    private final Consumer<Piece> onChoose;

    /** @param onChoose called with the man that is to be added */
    public MaterialPane(PieceImages images, Messages messages, Consumer<Piece> onChoose) {
        this.images = images;
        this.messages = messages;
        this.onChoose = onChoose;
        setId("material");
        getStyleClass().add("material-pane");
    }

    /** Shows the men of a board; the control that has the focus keeps it. */
    public void show(Board board) {
        String focused = getScene() == null || getScene().getFocusOwner() == null
                ? ""
                : String.valueOf(getScene().getFocusOwner().getId());
        Material material = Material.of(board);
        getChildren().clear();
        for (Side side : Side.values()) {
            add(head(side, material), side.ordinal(), 0);
            int row = 1;
            for (Role role : board.geometry().roles()) {
                add(cell(Piece.of(side, role), material), side.ordinal(), row++);
            }
        }
        getChildren().stream().filter(node -> focused.equals(node.getId())).forEach(Node::requestFocus);
    }

    private Label head(Side side, Material material) {
        int promoted = material.promoted(side);
        String note = promoted > 0 ? "\n" + messages.text("material.promoted", promoted) : "";
        Label head = new Label(messages.text("material.side", side, material.men(side)) + note);
        head.setId("material-" + side.name().toLowerCase(Locale.ROOT));
        head.getStyleClass().add("row-label");
        return head;
    }

    private Button cell(Piece piece, Material material) {
        List<String> notes = new ArrayList<>();
        if (material.missing(piece) > 0) {
            notes.add(messages.text("material.missing", material.missing(piece)));
        }
        if (material.promoted(piece) > 0) {
            notes.add(messages.text("material.promoted", material.promoted(piece)));
        }
        String note = String.join(", ", notes);
        Label count = new Label(String.valueOf(material.count(piece)));
        count.getStyleClass().add("row-label");
        Label words = new Label(note);
        words.getStyleClass().add("entry-strip");
        words.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(man(piece), count, words);
        line.getStyleClass().add("named-cell");
        Button cell = new Button();
        cell.setGraphic(line);
        cell.setId("material-" + (piece.side() == Side.WHITE ? "w" : "b")
                + piece.role().letter());
        cell.getStyleClass().addAll("flat", "material-cell");
        cell.setMaxWidth(Double.MAX_VALUE);
        cell.setAccessibleText(messages.text("piece." + piece.name()) + ": " + count.getText() + " " + note);
        cell.setOnAction(event -> onChoose.accept(piece));
        return cell;
    }

    private StackPane man(Piece piece) {
        double scale = Math.max(1, DeviceScale.of(this));
        int pixels = (int) Math.floor(MAN * scale);
        ImageView man = new ImageView(images.of(piece, pixels));
        man.setFitWidth(pixels / scale);
        man.setFitHeight(pixels / scale);
        StackPane ground = new StackPane(man);
        ground.getStyleClass().add("man-ground");
        return ground;
    }

    /** The height that the men of a board need, logical pixels. */
    public static double height(Geometry geometry) {
        return 76 + geometry.roles().size() * (MAN + 14);
    }
}
