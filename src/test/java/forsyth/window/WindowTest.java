package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.TestHost;
import forsyth.Toolkit;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Square;
import forsyth.control.Editor;
import forsyth.control.FileDialogs;
import forsyth.fen.FenReader;
import forsyth.lint.Language;
import forsyth.model.Document;
import forsyth.model.Edit;
import forsyth.model.EditorModel;
import forsyth.model.ViewState;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/** A whole window, fresh for each test, and a robot at its mouse and keys. No exception may come up meanwhile. */
@ExtendWith(Toolkit.class)
abstract class WindowTest {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static final String EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";

    private static final int STEPS = 5;

    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();
    private final FxRobot robot = new FxRobot();
    private final BaseRobot device = robot.robotContext().getBaseRobot();

    Editor editor;
    /** The links that the browser was to show. */
    List<String> browsed;

    private Point2D pointer = Point2D.ZERO;

    @BeforeEach
    void open() {
        Toolkit.run(() -> {
            Clipboard.getSystemClipboard().clear();
            Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
            TestHost host = new TestHost(fileDialogs());
            browsed = host.browsed();
            editor = new Editor(
                    new EditorModel(Document.start(Rules.ANY_CASTLING)), new ViewState(), Language.ENGLISH, host);
            Scene scene = Toolkit.scene(editor);
            Stage stage = Toolkit.stage();
            stage.setScene(scene);
            editor.attach(scene);
            stage.titleProperty().bind(editor.title());
            stage.setX(0);
            stage.setY(0);
            stage.setWidth(1180);
            stage.setHeight(860);
            stage.show();
            stage.requestFocus();
            editor.window().show(editor.model().snapshot());
            editor.window().board().requestFocus();
        });
        waitUntil(() -> Toolkit.stage().isFocused());
        settle();
    }

    /** What answers when the window asks for a file: by itself, nobody. */
    FileDialogs fileDialogs() {
        return new FileDialogs.Choosers();
    }

    @AfterEach
    void close() {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        settle();
        Toolkit.run(() -> {
            Toolkit.stage().titleProperty().unbind();
            List.copyOf(Window.getWindows()).stream()
                    .filter(window -> window != Toolkit.stage())
                    .forEach(Window::hide);
        });
        assertTrue(editor.window().dragLayer().isEmpty(), "a man is left in the drag layer");
        assertEquals(List.of(), uncaught);
    }

    /** Waits until what has happened is handled and laid out: until then the robot would aim at where things were. */
    static void settle() {
        WaitForAsyncUtils.waitForFxEvents(1);
        CountDownLatch laidOut = new CountDownLatch(1);
        Toolkit.run(() -> whenLaidOut(laidOut::countDown));
        try {
            assertTrue(laidOut.await(20, TimeUnit.SECONDS), "no layout");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        WaitForAsyncUtils.waitForFxEvents(1);
    }

    private static void whenLaidOut(Runnable then) {
        Scene scene = Toolkit.stage().getScene();
        if (!Toolkit.stage().isShowing()) {
            then.run();
            return;
        }
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                then.run();
            }
        });
        Platform.requestNextPulse();
    }

    /** Waits for a condition that is looked at on the JavaFX thread. */
    static void waitUntil(BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> Toolkit.call(condition::getAsBoolean));
        } catch (TimeoutException e) {
            throw new AssertionError("the condition did not come about", e);
        }
    }

    // Places

    int square(String name) {
        return Square.parse(name, geometry());
    }

    Geometry geometry() {
        return editor.model().document().rules().geometry();
    }

    /** The middle of a square on the screen. */
    Point2D at(String square) {
        return at(square(square));
    }

    Point2D at(int square) {
        return Toolkit.call(() -> onScreen(editor.window().board().centreOf(square)));
    }

    /** The middle of a node on the screen, found by its selector. */
    Point2D middle(String selector) {
        return Toolkit.call(() -> {
            Bounds bounds = robot.lookup(selector).query().localToScreen(boundsOf(selector));
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        });
    }

    private Bounds boundsOf(String selector) {
        return robot.lookup(selector).query().getBoundsInLocal();
    }

    /** A point beside the board, inside the window. */
    Point2D besideTheBoard() {
        return Toolkit.call(() -> {
            int corner = editor.view().bottomProperty().get() == forsyth.chess.Side.WHITE
                    ? 0
                    : Square.of(geometry().files() - 1, 7);
            Point2D centre = editor.window().board().centreOf(corner);
            return onScreen(new Point2D(8, centre.getY()));
        });
    }

    private Point2D onScreen(Point2D inScene) {
        Scene scene = editor.window().getScene();
        return inScene.add(
                scene.getX() + scene.getWindow().getX(),
                scene.getY() + scene.getWindow().getY());
    }

    // Mouse

    void move(Point2D target) {
        Point2D from = pointer;
        for (int i = 1; i <= STEPS; i++) {
            device.moveMouse(from.interpolate(target, (double) i / STEPS));
        }
        pointer = target;
        settle();
    }

    void press(Point2D point, MouseButton button) {
        device.moveMouse(point);
        pointer = point;
        press(button);
    }

    void press(MouseButton button) {
        device.pressMouse(button);
        settle();
    }

    void release(MouseButton button) {
        device.releaseMouse(button);
        settle();
    }

    void click(Point2D point, MouseButton button) {
        press(point, button);
        release(button);
    }

    void click(String selector) {
        click(middle(selector), MouseButton.PRIMARY);
    }

    void drag(Point2D from, Point2D target) {
        press(from, MouseButton.PRIMARY);
        move(target);
        release(MouseButton.PRIMARY);
    }

    void drag(String from, String target) {
        drag(at(from), at(target));
    }

    /** From a palette's cell, {@code wQ}, to a square. */
    void place(String man, String square) {
        drag(middle("#palette-" + man), at(square));
    }

    void remove(String square) {
        drag(at(square), besideTheBoard());
    }

    // Keys

    void type(KeyCode... keys) {
        for (KeyCode key : keys) {
            device.pressKeyboard(key);
            device.releaseKeyboard(key);
        }
        settle();
    }

    void typeWith(KeyCode modifier, KeyCode key) {
        device.pressKeyboard(modifier);
        device.pressKeyboard(key);
        device.releaseKeyboard(key);
        device.releaseKeyboard(modifier);
        settle();
    }

    void typeWithShift(KeyCode modifier, KeyCode key) {
        device.pressKeyboard(KeyCode.SHIFT);
        typeWith(modifier, key);
        device.releaseKeyboard(KeyCode.SHIFT);
        settle();
    }

    void hold(KeyCode key) {
        device.pressKeyboard(key);
        settle();
    }

    void letGo(KeyCode key) {
        device.releaseKeyboard(key);
        settle();
    }

    /** Writes into the control that has the focus, key by key. */
    void write(String text) {
        robot.write(text, 0);
        settle();
    }

    /** Pastes a text on the board, as by Ctrl+V. */
    void paste(String text) {
        Toolkit.putOnClipboard(text);
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.V);
    }

    void focusBoard() {
        run(() -> editor.window().board().requestFocus());
    }

    /** The stage gains or loses the focus, of which the headless window system never tells a stage. */
    static void tellFocus(boolean isFocused) {
        Toolkit.run(() -> {
            try {
                Class.forName("com.sun.javafx.stage.WindowHelper")
                        .getMethod("setFocused", Window.class, boolean.class)
                        .invoke(null, Toolkit.stage(), isFocused);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        settle();
    }

    // What is shown

    void run(Runnable runnable) {
        Toolkit.run(runnable);
        settle();
    }

    <T extends Node> T find(String selector) {
        return robot.lookup(selector).query();
    }

    boolean exists(String selector) {
        return robot.lookup(selector).tryQuery().isPresent();
    }

    <T> ChoiceBox<T> choice(String selector) {
        return this.<ChoiceBox<T>>find(selector);
    }

    <T> void choose(String selector, T value) {
        ChoiceBox<T> box = choice(selector);
        run(() -> box.setValue(value));
    }

    /** The text of a field, a row or a label. */
    String textOf(String selector) {
        Node node = find(selector);
        return Toolkit.call(() -> node instanceof TextInputControl input ? input.getText() : ((Label) node).getText());
    }

    String xFen() {
        return textOf("#text-x-fen");
    }

    String fen() {
        return textOf("#text-fen");
    }

    String castling() {
        return xFen().split(" ")[2];
    }

    void assertUntouched(String text) {
        assertEquals(text, xFen());
        assertTrue(!editor.model().snapshot().canUndo(), "a step to undo");
    }

    /** Another position without a step by hand. */
    void load(String fen) {
        run(() -> editor.model().perform(new Edit.Load(FenReader.setup(fen))));
        assertEquals(FenReader.setup(fen), editor.model().snapshot().effective());
    }
}
