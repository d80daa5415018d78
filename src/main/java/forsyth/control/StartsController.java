package forsyth.control;

import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.lint.Messages;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.start.CapablancaRandom;
import forsyth.start.Chess960;
import forsyth.start.NamedStart;
import forsyth.start.Start;
import forsyth.start.StartName;
import forsyth.view.ArrayBrowser;
import forsyth.view.NamedStartList;
import forsyth.view.PairPane;
import forsyth.view.PieceImages;
import forsyth.view.StartsPane;
import forsyth.view.StartsWindow;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Loads starting positions: by number, letters or name, by chance, or out of the browser of all arrays. */
public final class StartsController {
    private final EditorModel model;
    private final RandomGenerator random;
    private final Messages messages;
    private final Consumer<String> say;

    /** @param say shows what was loaded */
    public StartsController(EditorModel model, RandomGenerator random, Messages messages, Consumer<String> say) {
        this.model = model;
        this.random = random;
        this.messages = messages;
        this.say = say;
    }

    /** Connects the small pane of the pop-over. */
    public void attach(StartsPane pane) {
        pane.loadButton().setOnAction(event -> loadNumber(pane));
        pane.randomButton().setOnAction(event -> {
            pane.number().setText(String.valueOf(random.nextInt(Chess960.COUNT)));
            loadNumber(pane);
        });
        pane.number().addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                loadNumber(pane);
                event.consume();
            }
        });
        pane.onNamed(named -> load(Start.of(named), named.title()));
    }

    /** Makes the browser of all arrays. */
    public StartsWindow browser(PieceImages images) {
        ArrayBrowser chess960 = new ArrayBrowser(
                "chess960", Chess960.COUNT, Chess960::array, images, messages, number -> loadPair(number, number));
        ArrayBrowser crc = new ArrayBrowser(
                "crc",
                CapablancaRandom.COUNT,
                CapablancaRandom::array,
                images,
                messages,
                number -> load(Start.ofCapablancaRandom(number), "CRC " + number));
        crc.condition("starts.protected", CapablancaRandom::isEveryPawnProtected);
        crc.condition("starts.apart", array -> !CapablancaRandom.hasAdjacentBishops(array));
        crc.condition(
                "starts.gothic",
                array -> CapablancaRandom.gothicDistance(array) >= CapablancaRandom.LEAST_GOTHIC_DISTANCE);
        PairPane pairs = new PairPane(images, messages, () -> random.nextInt(Chess960.COUNT), this::loadPair);
        NamedStartList named = new NamedStartList(images, chosen -> load(Start.of(chosen), title(chosen)));
        return new StartsWindow(messages, chess960, pairs, crc, named);
    }

    private String title(NamedStart start) {
        return start.castles() ? start.title() : messages.text("starts.no-castling", start.title());
    }

    private void loadNumber(StartsPane pane) {
        String text = pane.number().getText().strip();
        if (text.isEmpty()) {
            return;
        }
        Optional<Start> start = StartName.parse(text, random);
        if (start.isEmpty()) {
            pane.refuse(messages.text("starts.range", text));
            return;
        }
        pane.accept();
        load(start.get(), start.get().name());
    }

    private void loadPair(int white, int black) {
        Start start = Start.ofChess960(white, black);
        load(start, "Chess960 " + start.name());
    }

    private void load(Start start, String name) {
        Setup setup = start.setup();
        model.perform(
                new Edit.LoadStart(setup, Rules.ANY_CASTLING.on(setup.board().geometry())));
        say.accept(messages.text("said.start", name));
    }
}
