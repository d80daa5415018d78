package forsyth.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import forsyth.Table;
import forsyth.Table.Row;
import forsyth.chess.Castling;
import forsyth.chess.Geometry;
import forsyth.chess.Rules;
import forsyth.chess.Setup;
import forsyth.chess.Square;
import forsyth.fen.Dialect;
import forsyth.fen.FenReader;
import forsyth.fen.FenWriter;
import forsyth.fen.Written;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Repairs remove their finding and raise neither error nor warning; which ones are offered is in a table. */
class FixTest {
    static Stream<Row> fixes() {
        return Table.rows("/lint/fixes.tsv");
    }

    static Stream<Row> claims() {
        return Table.rows("/lint/claims.tsv");
    }

    @ParameterizedTest
    @MethodSource("fixes")
    void offersTheRepair(Row row) {
        Setup setup = FenReader.read(row.input()).setup();
        Finding finding = finding(Linter.core().lint(setup, Rules.ANY_CASTLING), Code.valueOf(row.get("code")));
        assertEquals(row.get("fix"), finding.fix().map(Fix::key).orElse("-"));
        assertEquals(
                row.get("result"), finding.fix().map(fix -> text(fix.result())).orElse("-"));
    }

    @ParameterizedTest
    @MethodSource("claims")
    void forgetsClaims(Row row) {
        Setup setup = setup(row);
        List<Finding> findings = Linter.core().lint(setup, Rules.ANY_CASTLING);
        List<Fix> fixes = findings.stream()
                .filter(finding -> finding.code() == Code.N_CLAIM_ASLEEP)
                .map(finding -> finding.fix().orElseThrow())
                .toList();
        Set<String> forgotten =
                fixes.stream().map(fix -> fix.args().get(0).toString()).collect(Collectors.toSet());
        assertEquals(row.set("asleep"), forgotten);
        for (Fix fix : fixes) {
            assertEquals(text(setup), text(fix.result()), "a claim asleep is not written");
        }
        repairs(setup, Rules.ANY_CASTLING);
    }

    @ParameterizedTest
    @EnumSource(Rules.class)
    void doNoHarmOnArbitrarySetups(Rules rules) {
        ArbitrarySetup setups = new ArbitrarySetup(20);
        Set<Code> repaired = EnumSet.noneOf(Code.class);
        for (int i = 0; i < 4000; i++) {
            repaired.addAll(repairs(setups.next(), rules));
        }
        assertTrue(
                repaired.containsAll(EnumSet.of(
                        Code.NO_WHITE_KING,
                        Code.MULTIPLE_BLACK_KINGS,
                        Code.PAWN_ON_BACK_RANK,
                        Code.OPPONENT_IN_CHECK,
                        Code.N_CLAIM_ASLEEP,
                        Code.W_CLOCK_INCONSISTENT)),
                repaired::toString);
    }

    @Test
    void doNoHarmInTheTables() {
        Stream.of("legality", "fen_valid", "ep", "xfen_castling", "capablanca", "shredder", "tolerant", "invalid")
                .flatMap(file -> Table.rows("/vectors/" + file + ".tsv"))
                .forEach(row -> repairs(FenReader.read(row.input()).setup(), Rules.ANY_CASTLING));
    }

    /** Applies every repair that is offered and gives the codes repaired. */
    static Set<Code> repairs(Setup setup, Rules rules) {
        Set<Code> repaired = EnumSet.noneOf(Code.class);
        for (Linter linter : List.of(Linter.core(), Linter.retro())) {
            List<Finding> before = linter.lint(setup, rules);
            for (Finding finding : before) {
                finding.fix().ifPresent(fix -> {
                    List<Finding> after = linter.lint(fix.result(), rules);
                    boolean isStillThere = after.stream()
                            .anyMatch(other -> other.code() == finding.code()
                                    && (finding.severity() != Severity.NOTE
                                            || other.squares().equals(finding.squares())));
                    assertFalse(isStillThere, () -> finding + " after " + fix);
                    Set<Code> raised = grave(after);
                    raised.removeAll(grave(before));
                    assertEquals(Set.of(), raised, () -> fix + " of " + finding);
                    repaired.add(finding.code());
                });
            }
        }
        return repaired;
    }

    private static Set<Code> grave(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.severity() != Severity.NOTE)
                .map(Finding::code)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Code.class)));
    }

    private static Finding finding(List<Finding> findings, Code code) {
        Optional<Finding> found =
                findings.stream().filter(finding -> finding.code() == code).findFirst();
        return found.orElseThrow(() -> new AssertionError(code + " is not in " + findings));
    }

    /** The setup of a text with the claims of two cells: four rook files and a square. */
    static Setup setup(Row row) {
        Setup setup = FenReader.read(row.input()).setup();
        int[] files = Stream.of(row.get("rooks").split(","))
                .mapToInt(file -> file.equals("-") ? -1 : file.charAt(0) - 'a')
                .toArray();
        Geometry geometry = setup.board().geometry();
        return setup.with(new Castling(files[0], files[1], files[2], files[3]))
                .withEnPassant(Square.parse(row.get("ep"), geometry));
    }

    private static String text(Setup setup) {
        return FenWriter.write(setup, Dialect.X_FEN) instanceof Written.Text written ? written.text() : "-";
    }
}
