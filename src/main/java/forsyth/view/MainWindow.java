package forsyth.view;

import forsyth.chess.Board;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.lint.Finding;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.Snapshot;
import forsyth.model.ViewState;
import forsyth.play.LetterSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToolBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.StatusBar;

/** The parts of the window and where they stand. */
public final class MainWindow extends StackPane {
    private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final PieceImages images;
    private final Messages messages;
    private final ViewState view;
    private final BoardTable table;
    private final DragLayer dragLayer;
    private final StatePane state;
    private final MoveListPane moves;
    private final PromotionPane promotion;
    private final NotationPane notation;
    private final EntryPane entry;
    private final FindingsPane findings;
    private final MenuBar menus = new MenuBar();
    private final ToolBar tools = new ToolBar();
    private final ChoiceBox<Rules> kind = new ChoiceBox<>();
    private final NoticeBar notice;
    private final SideStages sides;
    private final StatusBar status = new StatusBar();
    private final Label facts = new Label();
    private int hovered = Square.NONE;
    private Snapshot shown;
    private boolean isShowing;

    public MainWindow(
            PieceImages images, EditorModel model, ViewState view, Language language, Consumer<String> onCopy) {
        this.images = images;
        this.messages = Messages.of("messages-window", language);
        this.view = view;
        shown = model.snapshot();
        notice = new NoticeBar(messages);
        sides = new SideStages(this, view, messages);
        Consumer<Edit> edits = model::perform;
        table = new BoardTable(images, messages, view, model.snapshot());
        dragLayer = new DragLayer(images);
        state = new StatePane(messages, edits);
        moves = new MoveListPane(messages, LetterSet.of(language.code()).orElse(LetterSet.ENGLISH));
        promotion = new PromotionPane(images, messages);
        notation = new NotationPane(messages, view, onCopy);
        entry = new EntryPane(messages);
        findings = new FindingsPane(messages, language, new FindingsListener(model));
        getStyleClass().add("window");
        BorderPane frame = new BorderPane(table);
        frame.setTop(new VBox(menus, tools, notice));
        frame.setRight(panel());
        frame.setBottom(status);
        getChildren().addAll(frame, promotion, dragLayer);
        kindBox(edits);
        status.setId("status");
        status.setFocusTraversable(false);
        facts.setId("facts");
        facts.setMinWidth(USE_PREF_SIZE);
        status.getRightItems().add(facts);
        view.teachingProperty().addListener((property, before, now) -> show(model.snapshot()));
        view.bottomProperty().addListener((property, before, now) -> show(model.snapshot()));
        model.snapshotProperty().addListener((property, before, snapshot) -> show(snapshot));
    }

    /** It scrolls only where a small window has no room for a long sentence. */
    private Parent panel() {
        VBox panel = new VBox(state, moves, entry, notation, findings);
        panel.setId("panel");
        panel.getStyleClass().add("panel");
        VBox.setVgrow(findings, Priority.ALWAYS);
        ScrollPane scroll = new ScrollPane(panel);
        scroll.getStyleClass().addAll("panel-scroll", "edge-to-edge");
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return scroll;
    }

    private void kindBox(Consumer<Edit> edits) {
        kind.setId("board-kind");
        kind.getItems().setAll(Rules.values());
        Tips.give(kind, messages.text("board-kind"));
        kind.setAccessibleText(messages.text("board-kind"));
        kind.setConverter(new Names<>(rules -> messages.text("rules." + rules.name())));
        kind.valueProperty().addListener((property, before, rules) -> {
            if (!isShowing && rules != null) {
                int lost = Edit.KindOfBoard.lost(shown.effective().board(), rules.geometry());
                edits.accept(new Edit.KindOfBoard(rules));
                if (lost > 0) {
                    say(messages.text("said.taken-off", lost));
                }
            }
        });
    }

    /** Shows a state of the position in every part of the window. */
    public void show(Snapshot snapshot) {
        shown = snapshot;
        isShowing = true;
        try {
            table.show(snapshot);
            state.show(snapshot);
            state.setVisible(!snapshot.document().isPlaying());
            moves.setVisible(snapshot.document().isPlaying());
            snapshot.document().line().ifPresent(moves::show);
            notation.show(snapshot);
            findings.show(snapshot, view.teachingProperty().get());
            kind.setValue(snapshot.document().rules());
            showFacts();
        } finally {
            isShowing = false;
        }
    }

    /** Names the square under the pointer in the status line, and lights its characters; none for no square. */
    public void hover(int square) {
        if (square != hovered) {
            hovered = square;
            showFacts();
            notation.lightSquare(square);
        }
    }

    private void showFacts() {
        Board board = shown.effective().board();
        String square = hovered == Square.NONE ? "" : " \u00b7 " + Square.name(hovered);
        facts.setText(messages.text("facts", board.geometry().files(), board.count()) + square);
    }

    private final class FindingsListener implements FindingsPane.Listener {
        private final EditorModel model;

        FindingsListener(EditorModel model) {
            this.model = model;
        }

        @Override
        public void light(Optional<Finding> finding) {
            view.litProperty().set(finding.map(Finding::squares).orElse(List.of()));
            notation.light(finding);
        }

        @Override
        public void preview(Optional<Setup> result) {
            table.preview(result.orElse(model.snapshot().effective()));
        }

        @Override
        public void repair(Setup result) {
            model.perform(new Edit.Replace(result));
        }

        @Override
        public void repairAll() {
            model.perform(new Edit.RepairAll(view.teachingProperty().get() ? FindingsPane.HUSHED : Set.of()));
        }
    }

    /** What stands beside this window. */
    public SideStages sides() {
        return sides;
    }

    /** The men as images, shared by all parts of the window. */
    public PieceImages images() {
        return images;
    }

    /** Says in the status line what a click will do, or what was done. */
    public void say(String sentence) {
        status.setText(sentence);
        status.pseudoClassStateChanged(REFUSED, false);
    }

    /** Says in the status line, so that it is noticed, why something was not done. */
    public void refuse(String sentence) {
        say(sentence);
        status.pseudoClassStateChanged(REFUSED, true);
    }

    public BoardView board() {
        return table.board();
    }

    public Palette palette(Side side) {
        return table.palette(side);
    }

    public DragLayer dragLayer() {
        return dragLayer;
    }

    /** The moves that are tried, in place of the state while they are. */
    public MoveListPane moves() {
        return moves;
    }

    /** Where the man is chosen that a pawn becomes. */
    public PromotionPane promotion() {
        return promotion;
    }

    public EntryPane entry() {
        return entry;
    }

    public NoticeBar notice() {
        return notice;
    }

    public MenuBar menus() {
        return menus;
    }

    /** The button of an action on the toolbar. */
    public Node tool(String id) {
        return tools.getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    public ToolBar tools() {
        return tools;
    }

    public ChoiceBox<Rules> kind() {
        return kind;
    }

    public Messages messages() {
        return messages;
    }
}
