package forsyth.view;

import forsyth.chess.Setup;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.lint.Severity;
import forsyth.model.Snapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What is to say of the position: each finding lights its squares and offers its repair. */
public final class FindingsPane extends VBox {
    /** What is not said of a teaching position. */
    static final Set<Code> HUSHED = EnumSet.of(
            Code.EMPTY_BOARD,
            Code.NO_WHITE_KING,
            Code.NO_BLACK_KING,
            Code.MULTIPLE_WHITE_KINGS,
            Code.MULTIPLE_BLACK_KINGS,
            Code.TOO_MANY_WHITE_PAWNS,
            Code.TOO_MANY_BLACK_PAWNS,
            Code.TOO_MANY_WHITE_MEN,
            Code.TOO_MANY_BLACK_MEN,
            Code.TOO_MANY_PROMOTED_WHITE,
            Code.TOO_MANY_PROMOTED_BLACK);

    private final Messages messages;
    private final FindingText sentences;
    private final Listener listener;
    private final Label summary = new Label();
    private final Hyperlink repairAll = new Hyperlink();
    private final VBox rows = new VBox();

    /** What the pane reports. */
    public interface Listener {
        /** The finding under the pointer; none when it leaves. */
        void light(Optional<Finding> finding);

        /** The setup that the repair under the pointer would give; none when it leaves. */
        void preview(Optional<Setup> result);

        /** A repair that was chosen. */
        void repair(Setup result);

        /** Every repair, one after the other. */
        void repairAll();
    }

    public FindingsPane(Messages messages, Language language, Listener listener) {
        this.messages = messages;
        this.sentences = FindingText.of(language);
        this.listener = listener;
        getStyleClass().add("findings-pane");
        summary.setId("findings-summary");
        summary.getStyleClass().add("findings-summary");
        summary.setMaxWidth(Double.MAX_VALUE);
        summary.setWrapText(true);
        summary.setMinHeight(USE_PREF_SIZE);
        rows.setId("findings");
        rows.getStyleClass().add("findings");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        repairAll.setId("repair-all");
        repairAll.setText(messages.text("findings.repair-all"));
        repairAll.setMinWidth(USE_PREF_SIZE);
        repairAll.setOnAction(event -> listener.repairAll());
        repairAll.managedProperty().bind(repairAll.visibleProperty());
        HBox.setHgrow(summary, Priority.ALWAYS);
        HBox head = new HBox(summary, repairAll);
        head.getStyleClass().add("findings-head");
        getChildren().addAll(head, scroll);
    }

    /** Shows the findings; of a teaching position those of kings and numbers of men are left out. */
    public void show(Snapshot snapshot, boolean isTeaching) {
        List<Finding> findings = new ArrayList<>(snapshot.findings());
        findings.removeIf(finding -> isTeaching && HUSHED.contains(finding.code()));
        findings.addAll(snapshot.reading());
        listener.light(Optional.empty());
        rows.getChildren().setAll(findings.stream().map(this::row).toList());
        repairAll.setVisible(findings.stream()
                        .filter(finding -> finding.severity() != Severity.NOTE)
                        .filter(finding -> finding.fix().isPresent())
                        .count()
                > 1);
        summary.getStyleClass().removeAll("clean", "error", "warning", "note");
        if (findings.isEmpty()) {
            summary.getStyleClass().add("clean");
            summary.setText(messages.text("findings.none"));
        } else {
            Finding gravest = findings.stream()
                    .min(Comparator.comparing(Finding::severity))
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
        Label sentence = new Label(sentences.sentence(finding));
        sentence.setWrapText(true);
        Label level = new Label(messages.text("level." + finding.severity().name()));
        level.getStyleClass().addAll("level", finding.severity().word());
        level.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(level, sentence);
        head.getStyleClass().add("finding-head");
        VBox row = new VBox(head);
        row.getStyleClass().add("finding");
        finding.fix().ifPresent(fix -> {
            Hyperlink link = new Hyperlink(sentences.sentence(fix));
            link.setId("fix-" + finding.code().name());
            link.getStyleClass().add("fix");
            link.setOnAction(event -> listener.repair(fix.result()));
            link.hoverProperty()
                    .or(link.focusedProperty())
                    .addListener((property, before, isPointedAt) ->
                            listener.preview(isPointedAt ? Optional.of(fix.result()) : Optional.empty()));
            row.getChildren().add(link);
        });
        row.setFocusTraversable(true);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(level.getText() + ": " + sentence.getText());
        row.focusedProperty()
                .addListener((property, before, isFocused) ->
                        listener.light(isFocused ? Optional.of(finding) : Optional.empty()));
        row.setOnMouseEntered(event -> listener.light(Optional.of(finding)));
        row.setOnMouseExited(event -> listener.light(Optional.empty()));
        return row;
    }
}
