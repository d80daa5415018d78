package forsyth.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Board;
import forsyth.chess.CastlingBacking;
import forsyth.chess.EnPassant;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Side;
import forsyth.chess.Square;
import forsyth.chess.Wing;
import forsyth.fen.Dialect;
import forsyth.fen.EpPolicy;
import forsyth.fen.FenReader;
import forsyth.fen.FenText;
import forsyth.fen.ReadOptions;
import forsyth.fen.Written;
import forsyth.lint.Code;
import forsyth.lint.Finding;
import forsyth.lint.Linter;
import forsyth.lint.Severity;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What castling and en passant controls show, and which faults are found, where other programs erred. */
class ReportedControlsTest {
    static Stream<Row> toggles() {
        return rows("castling toggles ");
    }

    static Stream<Row> settings() {
        return rows("toggle castling ");
    }

    static Stream<Row> squares() {
        return rows("ep options ");
    }

    static Stream<Row> faults() {
        return rows("validate ");
    }

    private static Stream<Row> rows(String task) {
        return Table.rows("/paste/cases.tsv")
                .filter(row -> row.get("what_to_do").startsWith(task));
    }

    @ParameterizedTest
    @MethodSource("toggles")
    void togglesShowTheRights(Row row) {
        Rules rules = rules(row);
        Setup setup = FenReader.read(row.input(), ReadOptions.of(rules)).setup();
        String shown = Stream.of(Side.values())
                .flatMap(side ->
                        Stream.of(Wing.values()).map(wing -> letter(side, wing) + state(setup, rules, side, wing)))
                .collect(Collectors.joining(" "));
        assertEquals(row.get("expected"), shown);
    }

    private static String letter(Side side, Wing wing) {
        String letter = wing == Wing.KING ? "K=" : "Q=";
        return side == Side.WHITE ? letter : letter.toLowerCase(java.util.Locale.ROOT);
    }

    private static String state(Setup setup, Rules rules, Side side, Wing wing) {
        if (CastlingBacking.candidates(setup.board(), rules, side, wing).isEmpty()) {
            return "na";
        }
        return setup.castling().has(side, wing) ? "on" : "off";
    }

    @ParameterizedTest
    @MethodSource("settings")
    void aToggleGivesTheRight(Row row) {
        Rules rules = rules(row);
        EditorModel model = new EditorModel(new Document(FenReader.setup(row.input()), rules, false));
        Board board = model.document().setup().board();
        char letter = row.get("what_to_do").charAt(row.get("what_to_do").length() - 1);
        int file = letter == 'K' ? CastlingBacking.outermostRook(board, Side.WHITE, Wing.KING) : letter - 'A';
        model.perform(new Edit.Right(Side.WHITE, Wing.KING, file));
        Written text = model.snapshot().text(Dialect.X_FEN.letters(), EpPolicy.CAPTURABLE);
        assertEquals(new Written.Text(row.get("expected")), text);
    }

    @ParameterizedTest
    @MethodSource("squares")
    void theBoxOffersTheSquares(Row row) {
        Setup setup = FenReader.setup(row.input());
        Board board = setup.board();
        String near = named(setup, square -> EnPassant.isCapturable(board, setup.turn(), square));
        String legal = named(setup, square -> EnPassant.isLegallyCapturable(board, setup.turn(), square));
        assertEquals(row.get("expected"), "xfen: " + near + "; legal: " + legal);
    }

    private static String named(Setup setup, IntPredicate isOffered) {
        List<String> names = EnPassant.options(setup.board(), setup.turn()).stream()
                .filter(isOffered::test)
                .map(Square::name)
                .toList();
        return names.isEmpty() ? "-" : String.join(" ", names);
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultsAreFound(Row row) {
        Rules rules = rules(row);
        FenText read = FenReader.read(row.input(), ReadOptions.of(rules));
        TreeSet<String> names = Stream.concat(
                        read.findings().stream(), Linter.retro().lint(read.setup(), rules).stream())
                .filter(finding -> finding.severity() != Severity.NOTE)
                .map(Finding::code)
                .map(ReportedControlsTest::common)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(row.get("expected"), names.isEmpty() ? "VALID" : String.join(" ", names));
    }

    /** The name by which other programs know a fault. */
    private static String common(Code code) {
        return switch (code) {
            case OPPONENT_IN_CHECK -> "OPPOSITE_CHECK";
            case MULTIPLE_WHITE_KINGS, MULTIPLE_BLACK_KINGS -> "TOO_MANY_KINGS";
            case TOO_MANY_CHECKERS,
                    IMPOSSIBLE_DOUBLE_CHECK,
                    IMPOSSIBLE_CHECK_EN_PASSANT,
                    IMPOSSIBLE_CHECK_UNMOVED_PAWN,
                    NO_LEGAL_LAST_MOVE -> "IMPOSSIBLE_CHECK";
            case W_CASTLING_NO_ROOK, W_CASTLING_NO_KING, W_CASTLING_AMBIGUOUS_KING -> "BAD_CASTLING_RIGHTS";
            case W_EP_RANK, W_EP_WRONG_SIDE, W_EP_NO_PAWN, W_EP_OCCUPIED, W_EP_ORIGIN_OCCUPIED -> "INVALID_EP_SQUARE";
            default -> code.name();
        };
    }

    private static Rules rules(Row row) {
        String[] words = row.get("what_to_do").split(" ");
        return switch (words[words[0].equals("validate") ? 1 : 2]) {
            case "std" -> Rules.STANDARD_CASTLING;
            case "capa" -> Rules.CAPABLANCA;
            default -> Rules.ANY_CASTLING;
        };
    }
}
