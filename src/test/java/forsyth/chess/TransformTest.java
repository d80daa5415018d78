package forsyth.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions mirrored, swapped, rotated and shifted, with all that belongs to them. */
class TransformTest {
    private static final int SETUPS = 5_000;

    static Stream<Row> rows() {
        return Table.rows("/chess/transform.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void givesThePosition(Row row) {
        Rules rules = row.get("rules").equals("standard") ? Rules.STANDARD_CASTLING : Rules.ANY_CASTLING;
        Setup before = FenReader.read(row.input(), ReadOptions.of(rules)).setup();
        Transformed after = Transform.valueOf(row.get("transform")).of(before, rules);
        assertEquals(row.get("expect"), text(after.setup().effective(rules)));
        assertEquals(row.set("lapsed"), lapsed(after));
        assertEquals(row.set("leaving"), names(after));
        assertEquals(row.set("leaving").isEmpty() && row.set("lapsed").isEmpty(), after.isComplete());
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void mirrorAndSwapUndoThemselves(Geometry geometry) {
        RandomSetups setups = new RandomSetups(1);
        for (int i = 0; i < SETUPS; i++) {
            Setup before = setups.next(geometry);
            for (Transform transform : new Transform[] {Transform.MIRROR, Transform.SWAP_COLOURS}) {
                for (Rules rules : Rules.values()) {
                    Setup after = transform.of(before, rules).setup();
                    assertEquals(before, transform.of(after, rules).setup());
                }
                Setup after = transform.of(before, Rules.ANY_CASTLING).setup();
                Setup backed =
                        transform.of(before.effective(), Rules.ANY_CASTLING).setup();
                assertEquals(after.effective(), backed, "carries exactly what the board backs");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void whatStandsAndWhatLapsedMakeUpWhatStoodBefore(Geometry geometry) {
        RandomSetups setups = new RandomSetups(2);
        for (int i = 0; i < SETUPS; i++) {
            Setup before = setups.next(geometry);
            for (Transform transform : Transform.values()) {
                for (Rules rules : Rules.values()) {
                    Rules kind = rules.on(geometry);
                    Setup stood = before.effective(kind);
                    Transformed after = transform.of(stood, rules);
                    Setup stands = after.setup().effective(kind);
                    assertEquals(
                            rights(stood.castling()),
                            rights(stands.castling()) + rights(after.lapsedRights()),
                            () -> transform + " " + before);
                    assertEquals(
                            stood.enPassant() != Square.NONE,
                            stands.enPassant() != Square.NONE || after.lapsedEnPassant() != Square.NONE);
                    assertEquals(before.halfmoves(), after.setup().halfmoves());
                    assertEquals(before.fullmove(), after.setup().fullmove());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void rotateTwiceGivesTheMenBack(Geometry geometry) {
        RandomSetups setups = new RandomSetups(3);
        for (int i = 0; i < SETUPS; i++) {
            Setup before = setups.next(geometry);
            Setup once = Transform.ROTATE.of(before, Rules.ANY_CASTLING).setup();
            Setup twice = Transform.ROTATE.of(once, Rules.ANY_CASTLING).setup();
            assertEquals(before.with(Castling.NONE).withEnPassant(Square.NONE), twice);
            Board mirrored =
                    Transform.MIRROR.of(before, Rules.ANY_CASTLING).setup().board();
            Setup upright = Setup.empty(geometry).with(mirrored);
            for (int square : geometry.squares()) {
                int opposite = Square.of(Square.file(square), 7 - Square.rank(square));
                assertEquals(upright.board().at(square), once.board().at(opposite));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void aShiftIsUndoneByTheOppositeOne(Geometry geometry) {
        RandomSetups setups = new RandomSetups(4);
        int shifted = 0;
        for (int i = 0; i < SETUPS; i++) {
            Setup before = setups.next(geometry);
            shifted += shiftAndBack(before, Transform.SHIFT_LEFT, Transform.SHIFT_RIGHT);
            shifted += shiftAndBack(before, Transform.SHIFT_RIGHT, Transform.SHIFT_LEFT);
            shifted += shiftAndBack(before, Transform.SHIFT_UP, Transform.SHIFT_DOWN);
            shifted += shiftAndBack(before, Transform.SHIFT_DOWN, Transform.SHIFT_UP);
        }
        assertTrue(shifted > SETUPS / 2, "only " + shifted + " shifts were possible");
    }

    private static int shiftAndBack(Setup before, Transform there, Transform back) {
        Transformed after = there.of(before, Rules.ANY_CASTLING);
        if (after.isRefused()) {
            assertEquals(before, after.setup());
            return 0;
        }
        Transformed again = back.of(after.setup(), Rules.ANY_CASTLING);
        assertEquals(before.board(), again.setup().board());
        if (after.isComplete()) {
            assertEquals(before.effective(), again.setup());
        }
        return 1;
    }

    @ParameterizedTest
    @EnumSource(Geometry.class)
    void swappedColoursSwapTheFindings(Geometry geometry) {
        RandomSetups setups = new RandomSetups(5);
        for (int i = 0; i < SETUPS; i++) {
            Setup before = setups.next(geometry);
            Setup after = Transform.SWAP_COLOURS.of(before, Rules.ANY_CASTLING).setup();
            assertEquals(findings(before, true), findings(after, false), before::toString);
        }
    }

    @Test
    void theCountersAreJudgedAnewForTheOtherSide() {
        Setup before = FenReader.setup("4k3/8/8/8/8/8/8/4K3 b - - 1 1");
        Setup after = Transform.SWAP_COLOURS.of(before, Rules.ANY_CASTLING).setup();
        assertEquals(Set.of(), findings(before, false));
        assertEquals(Set.of(Code.W_CLOCK_INCONSISTENT + " []"), findings(after, false));
    }

    private static Set<String> findings(Setup setup, boolean isSwapped) {
        return Linter.core().lint(setup, Rules.ANY_CASTLING).stream()
                .map(finding -> describe(finding, isSwapped))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Code and squares, of the swapped position if so asked. */
    private static String describe(Finding finding, boolean isSwapped) {
        String code = finding.code().name();
        Set<String> squares = new TreeSet<>();
        for (int square : finding.squares()) {
            squares.add(Square.name(isSwapped ? Square.of(Square.file(square), 7 - Square.rank(square)) : square));
        }
        return (isSwapped ? otherSide(code) : code) + " " + squares;
    }

    private static String otherSide(String code) {
        return code.contains("WHITE") ? code.replace("WHITE", "BLACK") : code.replace("BLACK", "WHITE");
    }

    private static int rights(Castling castling) {
        int count = 0;
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                count += castling.has(side, wing) ? 1 : 0;
            }
        }
        return count;
    }

    private static Set<String> lapsed(Transformed after) {
        Set<String> lapsed = new TreeSet<>();
        for (Side side : Side.values()) {
            for (Wing wing : Wing.values()) {
                if (after.lapsedRights().has(side, wing)) {
                    String letter = wing == Wing.KING ? "K" : "Q";
                    lapsed.add(side == Side.WHITE ? letter : letter.toLowerCase());
                }
            }
        }
        if (after.lapsedEnPassant() != Square.NONE) {
            lapsed.add(Square.name(after.lapsedEnPassant()));
        }
        return lapsed;
    }

    private static Set<String> names(Transformed after) {
        return after.leaving().stream().map(Square::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(Setup effective) {
        Dialect dialect = Dialect.X_FEN;
        Written written = FenWriter.write(effective, dialect.letters(), dialect.enPassant());
        return written instanceof Written.Text known ? known.text() : "UNREPRESENTABLE";
    }
}
