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
import forsyth.view.DrawPane;
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
final class StartsController {
    private final EditorModel model;
    private final RandomGenerator random;
    private final Messages messages;
    private final Consumer<String> say;
    private final StartShelf shelf;
    private final DrawController draws;

    StartsController(Editor editor, EditorHost host, RandomGenerator random) {
        this.model = editor.model();
        this.random = random;
        this.messages = editor.window().messages();
        this.say = editor.window()::say;
        this.shelf = new StartShelf(host);
        this.draws = new DrawController(editor, host);
    }

    /** Connects the small pane of the pop-over. */
    void attach(StartsPane pane) {
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

    /** Offers the favourites and the last starts as they are now. */
    void offer(StartsPane pane) {
        pane.offer(shelf.favourites(), shelf.recent(), name -> {
            pane.number().setText(name);
            loadNumber(pane);
            offer(pane);
        });
    }

    /** Makes the browser of all arrays. */
    StartsWindow browser(PieceImages images) {
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
        chess960.favourites(array -> shelf.isFavourite(name(array)), array -> shelf.toggle(name(array)));
        crc.favourites(array -> shelf.isFavourite(crcName(array)), array -> shelf.toggle(crcName(array)));
        PairPane pairs = new PairPane(images, messages, () -> random.nextInt(Chess960.COUNT), this::loadPair);
        NamedStartList named = new NamedStartList(images, chosen -> load(Start.of(chosen), title(chosen)));
        StartsWindow window = new StartsWindow(messages, chess960, pairs, crc, named);
        DrawPane draw = new DrawPane(images, messages, start -> load(start, start.name()));
        draws.attach(draw);
        window.addDraw(messages, draw);
        return window;
    }

    private static String name(String array) {
        int number = Chess960.number(array).orElseThrow();
        return Start.ofChess960(number, number).name();
    }

    private static String crcName(String array) {
        return Start.ofCapablancaRandom(CapablancaRandom.number(array).orElseThrow())
                .name();
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
        shelf.used(start.name());
        say.accept(messages.text("said.start", name));
    }
}
