package forsyth.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Toolkit;
import forsyth.control.FileDialogs;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.start.Chess960;
import forsyth.start.Start;
import forsyth.start.StartDraw;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pop-over of starting setups and the browser of all of them. */
class StartsTest extends WindowTest {
    @TempDir
    Path folder;

    @Override
    FileDialogs fileDialogs() {
        return new FileDialogs() {
            @Override
            public Optional<Path> open(Question question) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> saveAs(Window owner, String title, String name, String folder) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(Question question) {
                return Optional.of(folder.resolve("day.fen"));
            }
        };
    }

    @Test
    void typeAPatternClickAThumbnail() {
        browse();
        type("??B?K??R");
        assertEquals(
                expectedCount("..B.K..R") + " of 960",
                this.<Label>beside("#chess960-found").getText());
        type("RNBQKBN?");
        assertEquals("1 of 960", this.<Label>beside("#chess960-found").getText());
        clickCell();
        assertEquals(START, xFen());
        type("rkrnnqbb");
        clickCell();
        assertEquals("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1", xFen());
        run(() -> editor.model().undo());
        assertEquals(START, xFen());
    }

    private static long expectedCount(String pattern) {
        return IntStream.range(0, Chess960.COUNT)
                .filter(number -> Chess960.array(number).matches(pattern))
                .count();
    }

    @Test
    void findsTheMirrorImageOfANumber() {
        browse();
        type("518");
        run(() -> this.<CheckBox>beside("#chess960-mirrored").fire());
        clickCell();
        assertEquals("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1", xFen());
    }

    @Test
    void favouritesAndLastStartsAreOffered() {
        browse();
        type("0");
        run(() -> ((Button) beside("#chess960-grid").lookup(".star")).fire());
        type("");
        run(() -> this.<CheckBox>beside("#chess960-favourites").fire());
        assertEquals("1 of 960", this.<Label>beside("#chess960-found").getText());
        clickCell();
        assertEquals("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", xFen());
        run(() -> beside("#starts-window").getScene().getWindow().hide());
        openPopOver();
        enter("CRC 12");
        enter("Gothic");
        enter("12/690");
        enter("961");
        assertTrue(!this.<Label>beside("#chess960-refusal").getText().isEmpty());
        assertEquals("brqknbnr/pppppppp/8/8/8/8/PPPPPPPP/QBNNRKBR w KQkq - 0 1", xFen());
        type(KeyCode.ESCAPE);
        waitUntil(() -> !exists("#recent-starts"));
        openPopOver();
        assertEquals(List.of("0"), links("#favourite-starts"));
        assertEquals(List.of("12/690", "Gothic", "CRC 12", "0"), links("#recent-starts"));
        run(() -> beside("#recent-starts").lookupAll(".hyperlink").stream()
                .map(Hyperlink.class::cast)
                .filter(link -> link.getText().equals("CRC 12"))
                .findFirst()
                .orElseThrow()
                .fire());
        assertEquals("bbqacnnrkr/pppppppppp/10/10/10/10/PPPPPPPPPP/BBQACNNRKR w KQkq - 0 1", xFen());
        assertEquals(List.of("CRC 12", "12/690", "Gothic", "0"), links("#recent-starts"));
    }

    @Test
    void theListOfADayIsCopiedAndSaved() throws IOException {
        browse();
        run(() -> this.<TabPane>beside("#starts-window").getSelectionModel().selectLast());
        run(() -> {
            this.<ChoiceBox<StartDraw>>beside("#draw-kind").setValue(StartDraw.PAIRS);
            this.<Spinner<Integer>>beside("#draw-count").getValueFactory().setValue(3);
            this.<TextField>beside("#draw-seed").setText("7");
            this.<Button>beside("#draw-copy").fire();
        });
        List<Start> drawn = StartDraw.PAIRS.draw(3, 7);
        String fens = drawn.stream()
                .map(start -> ((Written.Text) FenWriter.write(start.setup(), Dialect.X_FEN)).text() + "\n")
                .collect(Collectors.joining());
        assertEquals(drawn, this.<ListView<Start>>beside("#draw-list").getItems());
        assertEquals(fens, Toolkit.clipboard());
        run(() -> this.<Button>beside("#draw-save").fire());
        assertEquals(fens, Files.readString(folder.resolve("day.fen")));
        assertUntouched(START);
    }

    private void openPopOver() {
        focusBoard();
        typeWithShift(KeyCode.CONTROL, KeyCode.S);
        waitUntil(() -> found("#chess960-number").isPresent());
    }

    private void browse() {
        openPopOver();
        run(() -> this.<Hyperlink>beside("#starts-browse").fire());
        waitUntil(() -> found("#chess960-grid").isPresent());
    }

    private void enter(String name) {
        run(() -> this.<TextField>beside("#chess960-number").setText(name));
        run(() -> this.<Button>beside("#chess960-load").fire());
    }

    private void type(String pattern) {
        run(() -> this.<TextField>beside("#chess960-filter").setText(pattern));
    }

    /** The first array of the grid, as by the mouse. */
    private void clickCell() {
        run(() -> {
            Node cell = beside("#chess960-grid").lookup(".array-cell");
            Bounds bounds = cell.localToScreen(cell.getBoundsInLocal());
            Point2D middle = new Point2D(bounds.getCenterX(), bounds.getCenterY());
            Event.fireEvent(
                    cell,
                    new MouseEvent(
                            MouseEvent.MOUSE_CLICKED,
                            0,
                            0,
                            middle.getX(),
                            middle.getY(),
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            null));
        });
    }

    private List<String> links(String selector) {
        return Toolkit.call(() -> beside(selector).lookupAll(".hyperlink").stream()
                .map(link -> ((Hyperlink) link).getText())
                .toList());
    }

    private <T extends Node> T beside(String selector) {
        return StartsTest.<T>cast(found(selector).orElseThrow());
    }

    private static Optional<Node> found(String selector) {
        return Toolkit.call(() -> Window.getWindows().stream()
                .filter(window -> window != Toolkit.stage() && window.isShowing())
                .map(window -> window.getScene().lookup(selector))
                .filter(Objects::nonNull)
                .findFirst());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Node> T cast(Node node) {
        return (T) node;
    }
}
