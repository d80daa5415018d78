package forsyth.control;

import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.diagram.Theme;
import forsyth.lint.Language;
import forsyth.lint.Messages;
import forsyth.model.Document;
import forsyth.model.EditorModel;
import forsyth.model.Tool;
import forsyth.model.ViewState;
import forsyth.view.MainWindow;
import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;

/** One window with its model, its view and the controllers between them. */
public final class Editor {
    private final EditorModel model;
    private final ViewState view;
    private final MainWindow window;
    private final BoardController board;
    private final TextController texts;
    private final DropController drops;
    private final Actions actions = new Actions();
    private final Commands commands;
    private final Messages messages;
    private final Language language;

    /** An editor on its own, at the start position. */
    public Editor(Language language) {
        this(new EditorModel(Document.start(Rules.ANY_CASTLING)), new ViewState(), language, EditorHost.NONE);
    }

    public Editor(EditorModel model, ViewState view, Language language, EditorHost host) {
        this.model = model;
        this.view = view;
        this.language = language;
        messages = Messages.of("messages-window", language);
        window = new MainWindow(model, view, language, text -> this.commands().copy(text));
        texts = new TextController(model, window.entry(), messages, language);
        commands = new Commands(model, view, texts, messages, window::say);
        board = new BoardController(window.board(), window.dragLayer(), model, view);
        board.attach();
        for (Side side : Side.values()) {
            window.palette(side).onCell(board::attach);
        }
        new BoardKeys(window.board(), model, view, messages, window::say).attach();
        texts.attach();
        drops = new DropController(window, texts, messages, path -> host.openCollection(this, Optional.of(path)));
        drops.attach();
        commands.register(actions);
        new TransformController(model, messages, window::say).register(actions);
        new SideWindows(window, model, messages).register(actions);
        actions.add("new-window", "new", "Shortcut+Shift+W", host::openWindow);
        actions.add("open-collection", "open", "Shortcut+O", () -> host.chooseCollection(this));
        actions.add("new-collection", "", "", () -> host.openCollection(this, Optional.empty()));
        new MenuController(window, actions, messages)
                .attach(new ViewMenu(view, messages), menu -> menu.languages(language, host::speak));
        Menu recent = new Menu(messages.text("menu.recent-collections"));
        host.recentCollections(this, recent);
        window.menus().getMenus().get(0).getItems().add(recent);
        view.darkProperty().addListener((property, before, isDark) -> matchTheme(isDark));
        view.followsTurnProperty().addListener((property, before, now) -> followTurn());
        model.snapshotProperty().addListener((property, before, now) -> followTurn());
        view.toolProperty().addListener((property, before, tool) -> hint(tool));
        model.snapshotProperty()
                .addListener((property, before, now) -> hint(view.toolProperty().get()));
        hint(view.toolProperty().get());
        window.show(model.snapshot());
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

    /** Opens what the program was started with: a file, or else a text. */
    public void open(String argument) {
        File file = new File(argument);
        if (file.isFile()) {
            drops.open(file.toPath());
        } else {
            texts.load(argument);
        }
    }

    /** Listens to the keys of the scene and to its window's focus. */
    public void attach(Scene scene) {
        new Shortcuts(actions).attach(scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && board.isBusy()) {
                board.cancel();
                event.consume();
            }
        });
        window.board().addEventHandler(KeyEvent.KEY_PRESSED, this::boardKey);
        window.board().addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        window.board().addEventHandler(MouseEvent.MOUSE_EXITED, this::hover);
        ChangeListener<Boolean> focus = (property, before, isFocused) -> {
            if (!isFocused) {
                board.cancel();
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
        for (String id : List.of("turn-view", "other-side")) {
            if (actions.get(id).keys().filter(keys -> keys.match(event)).isPresent()) {
                actions.get(id).run().run();
                event.consume();
            }
        }
    }

    private void hint(Tool tool) {
        String key = "hint." + tool.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        String piece = tool instanceof Tool.Brush brush
                ? messages.text("piece." + brush.piece().name())
                : "";
        window.say(messages.text(key, piece));
    }
}
