package forsyth.view;

import forsyth.chess.Geometry;
import forsyth.chess.Piece;
import forsyth.chess.Role;
import forsyth.chess.Side;
import forsyth.lint.Messages;
import forsyth.model.Tool;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** The men of one side, to be dragged onto the board or taken as a brush. */
public final class Palette extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    /** Side of a man's image, logical pixels. */
    private static final double MAN = 38;

    private final Side side;
    private final PieceImages images;
    private final Messages messages;
    private final Map<Role, StackPane> cells = new EnumMap<>(Role.class);
    private BiConsumer<Piece, Node> onCell = (piece, cell) -> {};
    private Tool tool = new Tool.Hand();
    private double scale;

    public Palette(Side side, PieceImages images, Messages messages) {
        this.side = side;
        this.images = images;
        this.messages = messages;
        setId("palette-" + side.name().toLowerCase(java.util.Locale.ROOT));
        getStyleClass().add("palette");
    }

    /** Called with every cell as it is made, for a controller to attach its gestures. */
    public void onCell(BiConsumer<Piece, Node> attach) {
        onCell = attach;
    }

    /** Shows the men of a board. */
    public void show(Geometry geometry, double renderScale) {
        if (cells.keySet().equals(Set.copyOf(geometry.roles())) && scale == renderScale) {
            return;
        }
        scale = renderScale;
        cells.clear();
        for (Role role : geometry.roles()) {
            cells.put(role, cell(Piece.of(side, role)));
        }
        getChildren().setAll(geometry.roles().stream().map(cells::get).toList());
        choose(tool);
    }

    /** Lights the cell of the brush. */
    public void choose(Tool chosen) {
        tool = chosen;
        cells.forEach((role, cell) -> cell.pseudoClassStateChanged(
                CHOSEN, chosen instanceof Tool.Brush brush && brush.piece() == Piece.of(side, role)));
    }

    private StackPane cell(Piece piece) {
        int pixels = (int) Math.floor(MAN * scale);
        ImageView image = new ImageView(images.of(piece, pixels));
        image.setFitWidth(pixels / scale);
        image.setFitHeight(pixels / scale);
        StackPane cell = new StackPane(image);
        cell.setId("palette-" + (side == Side.WHITE ? "w" : "b") + piece.role().letter());
        cell.getStyleClass().add("palette-cell");
        cell.setFocusTraversable(true);
        cell.setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
        cell.setAccessibleText(messages.text("piece." + piece.name()));
        onCell.accept(piece, cell);
        return cell;
    }
}
