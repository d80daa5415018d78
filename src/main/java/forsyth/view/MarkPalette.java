package forsyth.view;

import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import forsyth.lint.Messages;
import forsyth.model.Tool;
import forsyth.model.Tool.Mark;
import forsyth.model.ViewState;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;

/** What the tool for marks draws, and in which colour. */
final class MarkPalette extends HBox {
    private final ViewState view;
    private final Messages messages;
    private final Map<Mark.Kind, ToggleButton> kinds = new EnumMap<>(Mark.Kind.class);
    private final Map<Hue, ToggleButton> hues = new EnumMap<>(Hue.class);
    private final TextField label = new TextField();

    MarkPalette(ViewState view, Messages messages) {
        this.view = view;
        this.messages = messages;
        setId("palette-marks");
        getStyleClass().add("mark-palette");
        kind(Mark.Kind.LINES, "draw-lines");
        kind(Mark.Kind.FIELD, "highlight-square");
        kind(Mark.Kind.LABEL, "label-square");
        label();
        getChildren().add(new Separator(javafx.geometry.Orientation.VERTICAL));
        for (Hue hue : Hue.values()) {
            hue(hue);
        }
        view.toolProperty().addListener((property, before, tool) -> show(tool));
        show(view.markToolProperty().get());
    }

    private void kind(Mark.Kind kind, String icon) {
        ToggleButton button = button("mark-" + kind.name().toLowerCase(Locale.ROOT), icon, "mark." + kind);
        button.setOnAction(event -> {
            take(new Mark(kind, held().hue(), held().label()));
            if (kind == Mark.Kind.LABEL) {
                label.requestFocus();
            }
        });
        kinds.put(kind, button);
    }

    private ToggleButton button(String id, String icon, String key) {
        ToggleButton button = new ToggleButton();
        button.setId(id);
        button.getStyleClass().add("tool-button");
        Icons.decorate(button, icon, messages.text(key));
        getChildren().add(button);
        return button;
    }

    private void label() {
        label.setId("mark-text");
        label.getStyleClass().add("mark-text");
        label.setAccessibleText(messages.text("mark.text"));
        Tips.give(label, messages.text("mark.text"));
        label.textProperty().addListener((property, before, text) -> {
            if (!text.isEmpty() && !Marks.isLabel(text)) {
                label.setText(before);
            } else if (!text.equals(held().label())) {
                take(new Mark(Mark.Kind.LABEL, held().hue(), text));
            }
        });
        getChildren().add(label);
    }

    private void hue(Hue hue) {
        ToggleButton button = button("hue-" + hue.name().toLowerCase(Locale.ROOT), "draw-circle", "hue." + hue);
        Line sample = new Line(0, 0, 22, 0);
        sample.setStrokeWidth(5);
        sample.setStroke(Color.rgb(hue.rgb() >> 16, hue.rgb() >> 8 & 255, hue.rgb() & 255));
        sample.setStrokeLineCap(javafx.scene.shape.StrokeLineCap.BUTT);
        for (double dash : hue.dashes()) {
            sample.getStrokeDashArray().add(dash * 32);
        }
        button.setGraphic(sample);
        button.setOnAction(event -> take(new Mark(held().kind(), hue, held().label())));
        hues.put(hue, button);
    }

    private Mark held() {
        return view.markToolProperty().get();
    }

    private void take(Mark tool) {
        view.markToolProperty().set(tool);
        view.toolProperty().set(tool);
        show(tool);
    }

    private void show(Tool tool) {
        if (tool instanceof Mark mark) {
            view.markToolProperty().set(mark);
            kinds.forEach((kind, button) -> button.setSelected(kind == mark.kind()));
            hues.forEach((hue, button) -> button.setSelected(hue == mark.hue()));
            hues.values().forEach(button -> button.setDisable(mark.kind() == Mark.Kind.LABEL));
            if (!label.getText().equals(mark.label())) {
                label.setText(mark.label());
            }
        }
    }
}
