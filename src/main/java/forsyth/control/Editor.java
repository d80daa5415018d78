package forsyth.control;

import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.diagram.Theme;
import forsyth.lint.FindingText;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.Action;
import forsyth.view.MainWindow;
import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.binding.StringExpression;
import javafx.beans.value.ChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

/** One window with its model, its view and the controllers between them. */
public final class Editor {
    /** What can only name a file, also where there is none: no position begins or ends like that. */
    private static final Pattern FILE_NAME =
            Pattern.compile("(?i)(\\.{0,2}[/\\\\]|[a-z]:[/\\\\]).*|(?!.*://).*\\.(fen|epd|pgn|csv|txt|gz|zst)");

    private final EditorModel model;
    private final ViewState view;
    private final MainWindow window;
    private final BoardController board;
    private final PlayController play;
    private final TextController texts;
    private final DropController drops;
    private final SideWindows sideWindows;
    private final ClipboardOffer clipboard;
    private final FileController files;
    private final ScreenController screens;
    private final PictureController picture;
    private final SheetController sheets;
    private final Pictures pictures;
    private final FileDialogs dialogs;
    private final Actions actions = new Actions();
    private final Commands commands;
    private final Messages messages;
    private final Language language;

    /** An editor on its own, at the start position. */
    public Editor(Language language) {
        this(new EditorModel(Document.start(Rules.ANY_CASTLING)), new ViewState(), language, new EditorHost.Alone());
    }

    public Editor(EditorModel model, ViewState view, Language language, EditorHost host) {
        this.model = model;
        this.view = view;
        this.language = language;
        messages = Messages.of("messages-window", language);
        window = new MainWindow(
                host.images(), model, view, language, text -> this.commands().copy(text));
        texts = new TextController(model, window.entry(), language, host);
        commands = new Commands(model, view, texts, messages, window::say);
        board = new BoardController(window.board(), window.dragLayer(), model, view);
        board.attach();
        for (Side side : Side.values()) {
            window.palette(side).onCell(board::attach);
        }
        BoardKeys keys = new BoardKeys(window.board(), model, view, messages, window::say);
        keys.attach();
        new Announcer(window.board(), model, view, messages).attach();
        new SquareMenu(window.board(), model, messages, keys).attach();
        new Fingers(window.board(), board, model, view).attach(keys::tap);
        play = new PlayController(window, model, view, messages);
        play.attach();
        texts.attach();
        drops = new DropController(window, texts, messages, path -> host.openCollection(this, Optional.of(path)));
        drops.attach();
        commands.register(actions);
        new PlayCommands(window, model, messages).register(actions);
        new TransformController(model, messages, window::say).register(actions);
        sideWindows = new SideWindows(this, host);
        sideWindows.register(actions);
        clipboard = new ClipboardOffer(model, texts, window.notice(), messages);
        Messages words = Messages.of("messages-diagram", language);
        pictures = new Pictures(model, view, words::text);
        dialogs = host.fileDialogs();
        picture = new PictureController(window, pictures, dialogs);
        picture.register(actions);
        sheets = new SheetController(window, pictures, dialogs, FindingText.of(language));
        sheets.register(actions);
        files = new FileController(this, drops, host);
        files.register(actions);
        screens = new ScreenController(this);
        screens.register(actions);
        actions.add("new-window", "new", "Shortcut+Shift+W", host::openWindow);
        actions.add("open-collection", "open", "", () -> host.chooseCollection(this));
        actions.add("new-collection", "", "", () -> host.openCollection(this, Optional.empty()));
        MenuController menus = new MenuController(window, actions, messages);
        menus.attach(
                new ViewMenu(view, messages),
                menu -> menu.languages(language, host::speak),
                PlayCommands.isPlaying(model));
        menus.addToFile(new LinkMenu(this, host).menus());
        picture.letDrag(window.tool("save-picture"));
        Menu recent = new Menu(messages.text("menu.recent-collections"));
        host.recentCollections(this, recent);
        menus.addToFile(List.of(recent));
        view.darkProperty().addListener((property, before, isDark) -> matchTheme(isDark));
        view.followsTurnProperty().addListener((property, before, now) -> followTurn());
        model.snapshotProperty().addListener((property, before, now) -> followTurn());
        view.toolProperty().addListener((property, before, tool) -> hint(tool));
        model.snapshotProperty()
                .addListener((property, before, now) -> hint(view.toolProperty().get()));
        hint(view.toolProperty().get());
        window.show(model.snapshot());
    }

    /** Names the file of the position, with a star where the position is another by now. */
    public StringExpression title() {
        return files.title();
    }

    /** Puts a text on the clipboard and says so. */
    void copy(String text) {
        commands.copy(text);
    }

    private Commands commands() {
        return commands;
    }

    public Language language() {
        return language;
    }

    public EditorModel model() {
        return model;
    }

    public ViewState view() {
        return view;
    }

    public MainWindow window() {
        return window;
    }

    public TextController texts() {
        return texts;
    }

    SheetController sheets() {
        return sheets;
    }

    Pictures pictures() {
        return pictures;
    }

    FileDialogs dialogs() {
        return dialogs;
    }

    /** Opens what the program was started with: a file, or else a text. */
    public void open(String argument) {
        File file = new File(argument);
        if (file.exists() || FILE_NAME.matcher(argument).matches()) {
            files.open(file.toPath());
        } else {
            texts.load(argument);
        }
    }

    /** Gives the projector's window away before {@link #close()}, which would close it too. */
    Optional<Stage> releaseProjector() {
        return screens.release();
    }

    /** Goes on with the projector's window of a former editor. */
    void adoptProjector(Stage former) {
        screens.adopt(former);
    }

    /** What stands beside the window, for the editor that takes the place of this one. */
    SideWork sideWork() {
        return SideWork.of(window.sides(), picture.caption(), sheets.input());
    }

    /** Opens what stood beside the window of a former editor. */
    void goOn(SideWork former) {
        picture.caption(former.caption());
        former.places().forEach((action, place) -> {
            actions.get(action).run().run();
            SideWork.put(window.sides().made().get(action), place);
        });
        sheets.take(former.sheet());
    }

    /** Closes what stands beside the window. */
    void close() {
        sideWindows.close();
        screens.close();
    }

    /** Listens to the keys of the scene and to its window's focus. */
    public void attach(Scene scene) {
        new HeldKeys().attach(scene);
        new Shortcuts(actions).attach(scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && board.isBusy()) {
                board.cancel();
                event.consume();
            }
        });
        window.board().addEventHandler(KeyEvent.KEY_PRESSED, this::boardKey);
        window.board().addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (event.getCharacter().equals("?")) {
                actions.get("cheat-sheet").run().run();
            }
        });
        window.board().addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        window.board().addEventHandler(MouseEvent.MOUSE_EXITED, this::hover);
        ChangeListener<Boolean> focus = (property, before, isFocused) -> {
            if (isFocused) {
                clipboard.look();
            } else {
                board.cancel();
                play.cancel();
            }
        };
        ChangeListener<Number> scale = (property, before, now) -> window.show(model.snapshot());
        ChangeListener<Window> stage = (property, before, now) -> {
            if (before != null) {
                before.focusedProperty().removeListener(focus);
                before.renderScaleXProperty().removeListener(scale);
            }
            if (now != null) {
                now.focusedProperty().addListener(focus);
                now.renderScaleXProperty().addListener(scale);
            }
        };
        scene.windowProperty().addListener(stage);
        stage.changed(scene.windowProperty(), null, scene.getWindow());
    }

    /** The usual colours of the board go with the look; others were chosen and stay. */
    private void matchTheme(boolean isDark) {
        Theme usual = isDark ? Theme.WALNUT : Theme.DUSK;
        if (view.themeProperty().get() == usual) {
            view.themeProperty().set(isDark ? Theme.DUSK : Theme.WALNUT);
        }
    }

    private void followTurn() {
        if (view.followsTurnProperty().get()) {
            view.bottomProperty().set(model.document().setup().turn());
        }
    }

    private void hover(MouseEvent event) {
        window.hover(window.board().squareAt(event.getSceneX(), event.getSceneY()));
    }

    private void boardKey(KeyEvent event) {
        for (String id : List.of("turn-view", "other-side", "try-moves", "marks")) {
            Action action = actions.get(id);
            if (action.keys().filter(keys -> keys.match(event)).isPresent()
                    && !action.disabled().get()) {
                action.run().run();
                event.consume();
            }
        }
    }

    private void hint(Tool tool) {
        String name = model.document().isPlaying() ? "play" : tool.getClass().getSimpleName();
        String key = "hint." + name.toLowerCase(Locale.ROOT);
        String piece = tool instanceof Tool.Brush brush
                ? messages.text("piece." + brush.piece().name())
                : "";
        window.say(messages.text(key, piece));
    }
}
