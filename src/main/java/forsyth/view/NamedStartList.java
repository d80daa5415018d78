package forsyth.view;

import forsyth.start.NamedStart;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The named 10x8 games, each with its array and where it comes from; a double click or Enter chooses one. */
public final class NamedStartList extends ListView<NamedStart> {
    private final PieceImages images;

    public NamedStartList(PieceImages images, Consumer<NamedStart> onChoose) {
        this.images = images;
        setId("named-starts");
        getItems().setAll(NamedStart.values());
        setCellFactory(list -> new Cell());
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                choose(onChoose);
            }
        });
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(onChoose);
            }
        });
    }

    private void choose(Consumer<NamedStart> onChoose) {
        NamedStart chosen = getSelectionModel().getSelectedItem();
        if (chosen != null) {
            onChoose.accept(chosen);
        }
    }

    private final class Cell extends ListCell<NamedStart> {
        private final Label name = new Label();
        private final ArrayStrip strip = new ArrayStrip(images);
        private final HBox content;

        Cell() {
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            content = new HBox(name, space, strip);
            content.getStyleClass().add("named-cell");
        }

        @Override
        protected void updateItem(NamedStart start, boolean isEmpty) {
            super.updateItem(start, isEmpty);
            setText(null);
            setGraphic(isEmpty || start == null ? null : content);
            if (!isEmpty && start != null) {
                boolean isSaid = start.origin().isEmpty() || start.origin().equals(start.title());
                name.setText(isSaid ? start.title() : start.title() + " (" + start.origin() + ")");
                strip.show(start.array());
            }
        }
    }
}
