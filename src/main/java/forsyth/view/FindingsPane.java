package forsyth.view;

import forsyth.chess.Setup;
import forsyth.lint.Finding;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What is to say of the position: each finding lights its squares and offers its repair. */
public final class FindingsPane extends VBox {
    private final Messages messages;
    private final Messages sentences;
    private final Consumer<Optional<Finding>> onLight;
    private final Consumer<Setup> onRepair;
    private final Label summary = new Label();
    private final VBox rows = new VBox();

    /**
     * @param onLight called with the finding under the pointer, with none when it leaves
     * @param onRepair called with the setup of a chosen repair
     */
    public FindingsPane(
            Messages messages, Language language, Consumer<Optional<Finding>> onLight, Consumer<Setup> onRepair) {
        this.messages = messages;
        this.sentences = Messages.of("messages-findings", language);
        this.onLight = onLight;
        this.onRepair = onRepair;
        getStyleClass().add("findings-pane");
        summary.setId("findings-summary");
        summary.getStyleClass().add("findings-summary");
        summary.setMaxWidth(Double.MAX_VALUE);
        rows.setId("findings");
        rows.getStyleClass().add("findings");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(summary, scroll);
    }

    public void show(Snapshot snapshot) {
        List<Finding> findings = new ArrayList<>(snapshot.findings());
        findings.addAll(snapshot.reading());
        onLight.accept(Optional.empty());
        rows.getChildren().setAll(findings.stream().map(this::row).toList());
        summary.getStyleClass().removeAll("clean", "error", "warning", "note");
        if (findings.isEmpty()) {
            summary.getStyleClass().add("clean");
            summary.setText(messages.text("findings.none"));
        } else {
            Finding gravest = findings.stream()
                    .min(java.util.Comparator.comparing(Finding::severity))
                    .orElseThrow();
            summary.getStyleClass().add(gravest.severity().word());
            summary.setText(messages.text("findings." + gravest.severity().name(), findings.size()));
        }
        String start = StartNames.of(snapshot.effective(), messages);
        if (!start.isEmpty()) {
            summary.setText(summary.getText() + " \u00b7 " + start);
        }
    }

    private VBox row(Finding finding) {
        Label sentence = new Label(sentence(finding));
        sentence.setWrapText(true);
        Label level = new Label(messages.text("level." + finding.severity().name()));
        level.getStyleClass().addAll("level", finding.severity().word());
        level.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(level, sentence);
        head.getStyleClass().add("finding-head");
        VBox row = new VBox(head);
        row.getStyleClass().add("finding");
        finding.fix().ifPresent(fix -> {
            Hyperlink link =
                    new Hyperlink(sentences.text("fix." + fix.key(), fix.args().toArray()));
            link.setId("fix-" + finding.code().name());
            link.getStyleClass().add("fix");
            link.setOnAction(event -> onRepair.accept(fix.result()));
            row.getChildren().add(link);
        });
        row.setOnMouseEntered(event -> onLight.accept(Optional.of(finding)));
        row.setOnMouseExited(event -> onLight.accept(Optional.empty()));
        return row;
    }

    private String sentence(Finding finding) {
        return sentences.text(finding.code().name(), finding.args().toArray());
    }
}
