package forsyth.control;

import static javafx.scene.input.MouseButton.PRIMARY;
import static javafx.scene.input.MouseButton.SECONDARY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.RandomSetups;
import forsyth.Toolkit;
import forsyth.chess.Board;
import forsyth.chess.Piece;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.diagram.Hue;
import forsyth.diagram.Marks;
import forsyth.model.Document;
import forsyth.model.Tool;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every square of both boards, seen from both sides, by every route; each act is one step that undo takes back. */
@ExtendWith(Toolkit.class)
class EverySquareTest {
    /** A way to change a square: the gesture, and what it makes of the board. */
    enum Route {
        DRAG_FROM {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.drag(square, other);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return carried(before, square, other);
            }
        },
        DRAG_TO {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.drag(other, square);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return carried(before, other, square);
            }
        },
        COPY_TO {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.copying(true);
                rig.drag(other, square);
                rig.copying(false);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.at(other).map(man -> before.with(square, man)).orElse(before);
            }
        },
        DRAG_FROM_PALETTE {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.press(MAN, PRIMARY);
                rig.dragTo(square, PRIMARY);
                rig.release(PRIMARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.with(square, MAN);
            }
        },
        DROP_OFF_THE_BOARD {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.press(square, PRIMARY);
                rig.dragTo(BoardRig.OUTSIDE, PRIMARY);
                rig.release(PRIMARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.without(square);
            }
        },
        BRUSH_CLICK {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.take(new Tool.Brush(MAN));
                rig.click(square, PRIMARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.is(square, MAN) ? before.without(square) : before.with(square, MAN);
            }
        },
        BRUSH_RIGHT_CLICK {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.take(new Tool.Brush(MAN));
                rig.click(square, SECONDARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.isEmpty(square)
                        ? before.with(square, Piece.of(MAN.side().opposite(), MAN.role()))
                        : before.without(square);
            }
        },
        RIGHT_CLICK {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.click(square, SECONDARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.without(square);
            }

            @Override
            Marks drawn(Board before, int square) {
                return before.isEmpty(square) ? Marks.NONE.withRing(square, Hue.GREEN) : Marks.NONE;
            }
        },
        ERASER_CLICK {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.take(new Tool.Eraser());
                rig.click(square, PRIMARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.without(square);
            }
        },
        STROKE_ALONG_THE_RANK {
            @Override
            void act(BoardRig rig, int square, int other) {
                rig.take(new Tool.Brush(MAN));
                rig.press(square, PRIMARY);
                rig.dragTo(neighbour(square), PRIMARY);
                rig.release(PRIMARY);
            }

            @Override
            Board expected(Board before, int square, int other) {
                return before.is(square, MAN)
                        ? before.without(square).without(neighbour(square))
                        : before.with(square, MAN).with(neighbour(square), MAN);
            }
        };

        /** A king, so that where castling rights would follow too the whole position is compared. */
        private static final Piece MAN = Piece.BLACK_KING;

        abstract void act(BoardRig rig, int square, int other);

        abstract Board expected(Board before, int square, int other);

        Marks drawn(Board before, int square) {
            return Marks.NONE;
        }

        private static Board carried(Board before, int from, int target) {
            return before.at(from)
                    .map(man -> before.without(from).with(target, man))
                    .orElse(before);
        }

        private static int neighbour(int square) {
            return Square.of(Square.file(square) ^ 1, Square.rank(square));
        }
    }

    static Stream<Arguments> boards() {
        return Arrays.stream(Route.values())
                .flatMap(route -> Stream.of(Rules.ANY_CASTLING, Rules.CAPABLANCA)
                        .flatMap(rules -> Arrays.stream(Side.values()).map(side -> Arguments.of(route, rules, side))));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void changesJustThatSquare(Route route, Rules rules, Side bottom) {
        Toolkit.run(() -> {
            RandomSetups setups = new RandomSetups(route.ordinal());
            int changes = 0;
            int[] squares = rules.geometry().squares();
            for (int i = 0; i < squares.length; i++) {
                Setup setup = setups.next(rules.geometry());
                int other = squares[(i * 27 + 13) % squares.length];
                changes += tryRoute(route, new BoardRig(new Document(setup, rules, false), bottom), squares[i], other);
            }
            assertTrue(changes > squares.length / 4, changes + " changes");
        });
    }

    private static int tryRoute(Route route, BoardRig rig, int square, int other) {
        Document before = rig.model.document();
        Board expected = route.expected(rig.position(), square, other);
        String place = Square.name(square) + " of\n" + rig.position();
        route.act(rig, square, other);
        Marks drawn = route.drawn(before.setup().board(), square);
        Document after = new Document(before.setup().with(expected), drawn, before.rules(), false);
        assertEquals(after, rig.model.document(), place);
        assertTrue(rig.dragLayer.isEmpty(), place);
        assertFalse(rig.controller.isBusy(), place);
        boolean hasChanged = !after.equals(before);
        assertEquals(hasChanged, rig.model.snapshot().canUndo(), place);
        rig.model.undo();
        assertEquals(before, rig.model.document(), place);
        assertFalse(rig.model.snapshot().canUndo(), place);
        return hasChanged ? 1 : 0;
    }

    /** The whole board in one stroke, with events a square apart, and one across the board at each rank's end. */
    @ParameterizedTest
    @EnumSource
    void aStrokePaintsEverySquareItEnters(Rules rules) {
        Toolkit.run(() -> {
            BoardRig rig = new BoardRig(Document.start(rules), Side.BLACK);
            rig.take(new Tool.Brush(Piece.WHITE_QUEEN));
            int[] squares = rules.geometry().squares();
            rig.press(squares[0], PRIMARY);
            Board expected = rig.position();
            for (int square : squares) {
                rig.jumpTo(square, PRIMARY);
                expected = expected.with(square, Piece.WHITE_QUEEN);
            }
            rig.release(PRIMARY);
            assertEquals(expected, rig.position());
            rig.model.undo();
            assertEquals(Document.start(rules), rig.model.document());
            assertFalse(rig.model.snapshot().canUndo());
        });
    }
}
