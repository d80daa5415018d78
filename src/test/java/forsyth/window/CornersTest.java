package forsyth.window;

import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import forsyth.model.Document;
import forsyth.model.Edit;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The four corners and an inner square of both boards, from both sides, by each route of the mouse and the keys. */
class CornersTest extends WindowTest {
    static Stream<Arguments> squares() {
        return Stream.of(Rules.ANY_CASTLING, Rules.CAPABLANCA).flatMap(rules -> {
            int last = rules.geometry().files() - 1;
            List<Integer> squares = List.of(
                    Square.of(0, 0), Square.of(last, 0), Square.of(0, 7), Square.of(last, 7), Square.of(last - 3, 2));
            return Arrays.stream(Side.values())
                    .flatMap(
                            bottom -> squares.stream().map(square -> Arguments.of(rules, bottom, Square.name(square))));
        });
    }

    @ParameterizedTest
    @MethodSource("squares")
    void everyRouteReachesTheSquare(Rules rules, Side bottom, String name) {
        run(() -> {
            editor.model().perform(new Edit.KindOfBoard(rules));
            editor.model().perform(new Edit.StartPosition());
        });
        if (bottom == Side.BLACK) {
            type(KeyCode.F);
        }
        int square = square(name);
        int middle = square("d5");
        Board start = Document.start(rules).setup().board();

        drag(at(square), at(middle));
        assertShown(rules, moved(start, square, middle), "drag away");
        drag(at(middle), at(square));
        assertShown(rules, start, "drag back");
        drag(at(square), besideTheBoard());
        assertShown(rules, start.without(square), "drag off the board");
        place("bN", name);
        assertShown(rules, start.with(square, Piece.BLACK_KNIGHT), "drag from the palette");
        click(at(square), SECONDARY);
        assertShown(rules, start.without(square), "right click");
        click("#palette-wQ");
        click(at(square), PRIMARY);
        assertShown(rules, start.with(square, Piece.WHITE_QUEEN), "brush");
        click(at(square), PRIMARY);
        assertShown(rules, start.without(square), "brush again");
        click(at(square), SECONDARY);
        assertShown(rules, start.with(square, Piece.BLACK_QUEEN), "the other colour");
        click("#tool-eraser");
        click(at(square), PRIMARY);
        assertShown(rules, start.without(square), "eraser");
        stroke(rules, start, square);
    }

    /** From the square to the one beside it, with a brush; then all steps back and forth. */
    private void stroke(Rules rules, Board start, int square) {
        int beside = Square.of(Square.file(square) ^ 1, Square.rank(square));
        click("#palette-bB");
        press(at(square), PRIMARY);
        move(at(beside));
        release(PRIMARY);
        Board painted = start.with(square, Piece.BLACK_BISHOP).with(beside, Piece.BLACK_BISHOP);
        assertShown(rules, painted, "stroke");
        focusBoard();
        typeWith(KeyCode.CONTROL, KeyCode.Z);
        assertShown(rules, start.without(square), "undo of a stroke");
        typeWithShift(KeyCode.CONTROL, KeyCode.Z);
        assertShown(rules, painted, "redo of a stroke");
    }

    private static Board moved(Board board, int from, int target) {
        return board.at(from).map(man -> board.without(from).with(target, man)).orElse(board);
    }

    private void assertShown(Rules rules, Board board, String route) {
        Document expected = new Document(Document.start(rules).setup().with(board), rules, false);
        Written.Text text = (Written.Text) FenWriter.write(expected.effective(), Dialect.X_FEN);
        assertEquals(text.text(), xFen(), route);
    }
}
