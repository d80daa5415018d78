package forsyth.view;

import forsyth.fen.CastlingLetters;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.Written;
import forsyth.lint.Finding;
import forsyth.lint.Messages;
import forsyth.model.Snapshot;
import forsyth.model.ViewState;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.VBox;

/** The position as text: FEN and X-FEN by their own rules, and the export row by choice. */
public final class NotationPane extends VBox {
    private final TextRow fen;
    private final TextRow xFen;
    private final TextRow export;
    private final ViewState view;
    private Snapshot shown;

    public NotationPane(Messages messages, ViewState view, Consumer<String> onCopy) {
        this.view = view;
        getStyleClass().add("notation-pane");
        fen = new TextRow("fen", messages, onCopy);
        xFen = new TextRow("x-fen", messages, onCopy);
        ChoiceBox<CastlingLetters> letters = new ChoiceBox<>();
        letters.getItems().setAll(CastlingLetters.values());
        ChoiceBox<Optional<EpPolicy>> policies = new ChoiceBox<>();
        policies.getItems().add(Optional.empty());
        List.of(EpPolicy.values()).forEach(policy -> policies.getItems().add(Optional.of(policy)));
        letters.setId("export-letters");
        policies.setId("export-en-passant");
        letters.setConverter(new Names<>(value -> messages.text("letters." + value.name())));
        policies.setConverter(new Names<>(
                value -> messages.text("policy." + value.map(Enum::name).orElse("OWN"))));
        letters.valueProperty().bindBidirectional(view.exportLettersProperty());
        policies.valueProperty().bindBidirectional(view.exportEnPassantProperty());
        describe(letters, messages.text("export.letters"));
        describe(policies, messages.text("export.en-passant"));
        export = new TextRow("export", messages, onCopy, letters, policies);
        fen.onInstead(() -> onCopy.accept(xFen.text()));
        export.onInstead(() -> onCopy.accept(xFen.text()));
        view.exportLettersProperty().addListener((property, before, now) -> showExport());
        view.exportEnPassantProperty().addListener((property, before, now) -> showExport());
        getChildren().addAll(fen, xFen, export);
    }

    private static void describe(ChoiceBox<?> box, String text) {
        Tips.give(box, text);
        box.setAccessibleText(text);
        box.getStyleClass().add("compact-choice");
    }

    public void show(Snapshot snapshot) {
        shown = snapshot;
        Written plain = snapshot.texts().get(Dialect.FEN);
        Written extended = snapshot.texts().get(Dialect.X_FEN);
        fen.show(plain, textOf(extended));
        xFen.show(extended, textOf(plain));
        showExport();
    }

    /** Lights the characters that a finding of the board is about; none without one. */
    public void light(Optional<Finding> finding) {
        List.of(fen, xFen, export).forEach(row -> row.light(finding));
    }

    /** Lights the characters of a square; none for no square. */
    public void lightSquare(int square) {
        List.of(fen, xFen, export).forEach(row -> row.lightSquare(square));
    }

    private void showExport() {
        if (shown != null) {
            Written written = shown.text(view.exportLettersProperty().get(), view.exportPolicy());
            export.show(written, textOf(shown.texts().get(Dialect.X_FEN)));
        }
    }

    private static String textOf(Written written) {
        return written instanceof Written.Text text ? text.text() : "";
    }
}
